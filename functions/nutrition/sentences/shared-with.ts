import { quantityAt } from './quantities';
import type { Reading } from './reading';

const person =
  /^(?:friend|mate|husband|wife|partner|hubby|boyfriend|girlfriend|bf|gf|mum|mom|dad|mother|father|sister|brother|flatmate|roommate|housemate|colleague|coworker|son|daughter|kid|child|cousin|gran|nan|grandma|granddad|neighbour|boss|someone|somebody|him|her|them)$/;
const persons = /^(?:friends|mates|others|people|colleagues|kids|children|sisters|brothers|cousins)$/;
const owners = /^(?:my|a|the|our|his|her|another)$/;

/** How many people share, and how many words say so: 'my wife', 'two friends'; null if none are named. */
function sharersAt(reading: Reading, at: number): { people: number; length: number } | null {
  const own = owners.test(reading.textAt(at)) ? 1 : 0;
  if (person.test(reading.textAt(at + own))) return { people: 2, length: own + 1 };
  const quantity = quantityAt(reading.tokens, at + own);
  if (!quantity || !persons.test(reading.textAt(at + own + quantity.length))) return null;
  return { people: quantity.count + 1, length: own + quantity.length + 1 };
}

/** 'Shared a pizza with my sister': half of everything since 'shared', unless another share is given. */
export function readSharedWith(reading: Reading): boolean {
  const text = reading.textAt(reading.at);
  if (/^(?:shared?|sharing|split|halved)$/.test(text)) reading.sharedFrom = reading.foodsToldBefore();
  if (text !== 'with' || reading.sharedFrom === null) return false;
  const sharers = sharersAt(reading, reading.at + 1);
  if (!sharers) return false;
  reading.skipTo(reading.at + 1 + sharers.length);
  if (!reading.tellsShare()) reading.foods.takeShare(reading.sharedFrom, 1 / sharers.people);
  reading.sharedFrom = null;
  return true;
}
