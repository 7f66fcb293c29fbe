import { areaOf } from './areas';
import type { Place } from './arrange';
import type { TrainingFacts } from './facts';
import type { Felt } from './felt-in-session';
import { variantsIn } from './variants';
import { capitalized } from './words';

type Rated = Felt & { id: string; own: 'too_hard' | 'too_easy' };

/** Moves rated themselves: those too hard first, the latest first. */
function ratedMoves({ felt }: TrainingFacts): Rated[] {
  const rated = [...felt.moves].flatMap(([id, each]) =>
    each.own === null ? [] : [{ ...each, id, own: each.own }],
  );
  return rated.toSorted((a, b) => b.own.localeCompare(a.own) || b.date.localeCompare(a.date));
}

/** What a move's own rating changed in a session; null if that is nothing to see. */
function changeText(rated: Rated, places: readonly Place[], { library, history }: TrainingFacts) {
  const { id, own, seconds, date } = rated;
  const exercise = library.get(id);
  if (exercise === undefined) return null;
  const felt = own.replace('_', ' ');
  const name = exercise.name.toLowerCase();
  const now = places.find(({ candidate }) => candidate.exercise.id === id)?.workSeconds;
  const isShorter = own === 'too_hard';
  if (now !== undefined) {
    const isTold = seconds !== null && (isShorter ? now < seconds : now > seconds);
    return isTold ? `${capitalized(name)}: ${now} s, you found ${seconds} ${felt}` : null;
  }
  if (date !== history.at(-1)?.date) return null;
  const { easierThan, harderThan } = variantsIn(library);
  const variants = isShorter ? easierThan(id) : harderThan(id);
  const instead = places.find(({ candidate }) => variants.has(candidate.exercise.id))?.candidate.exercise;
  if (instead) return `${capitalized(instead.name.toLowerCase())} instead of ${name}, which felt ${felt}`;
  const isOfItsArea = places.some(({ candidate }) => candidate.area === areaOf(exercise));
  return isShorter && isOfItsArea ? `Without ${name}, which felt too hard` : null;
}

/** How a single rating changed this session, in one sentence; null if none did. */
export function feltReason(places: readonly Place[], facts: TrainingFacts): string | null {
  for (const rated of ratedMoves(facts)) {
    const text = changeText(rated, places, facts);
    if (text !== null) return text;
  }
  return null;
}
