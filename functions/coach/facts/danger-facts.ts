import {
  factOf,
  isOfTheDay,
  ownSentencesOf,
  toldOf,
  waitingOf,
  type HealthFact,
  type Telling,
  type ToldFact,
} from '../../spared/public';
import type { ConcernName } from '../safety/answers';

/** Worries about someone else pass; Ana asks about them for the rest of the day. */
const ofTheDay: readonly ConcernName[] = ['friend-self-harm', 'abuse'];
const stages: Readonly<Partial<Record<ConcernName, string>>> = {
  pregnancy: 'pregnancy',
  'after-birth': 'postnatal',
};
export const isStage = (concern: ConcernName): boolean => stages[concern] !== undefined;

/** Asking about a medicine is no danger; having taken too much of one is. */
export const tookTooMuch =
  /\b(?:twice|double|doubled|two|three|extra|too (?:many|much)|overdos\w+|whole (?:pack|bottle|strip)|missed|forgot|mixed|instead of)\b/;
const takes = /\b(?:i|ive|my)\b/;

function factOfDanger(concern: ConcernName, message: string): ToldFact | null {
  const stage = stages[concern];
  if (stage) return { kind: 'lifeStage', what: stage, side: null, days: null };
  const event: ToldFact = {
    kind: 'event',
    what: concern,
    side: null,
    days: ofTheDay.includes(concern) || isOfTheDay(concern) ? 1 : null,
  };
  if (concern === 'under-18') return null;
  if (concern !== 'medicines-drugs') return event;
  const said = message.toLowerCase();
  return takes.test(said) && tookTooMuch.test(said) ? event : null;
}

/** What a message answered as a danger leaves for later: the danger, and what else it says about the person's health. */
export function dangerFacts(concern: ConcernName, message: string, telling: Telling): HealthFact[] {
  const own = ownSentencesOf(message).length > 0 || waitingOf(message) !== null || ofTheDay.includes(concern);
  const danger = own ? factOfDanger(concern, message) : null;
  // People who take medicine get careful plans, though the medicine itself is no danger.
  const isKept = ({ kind, what }: ToldFact) =>
    (kind !== 'unread' || concern === 'medicines-drugs') && what !== danger?.what;
  const known = toldOf(message).filter(isKept);
  return [...(danger ? [danger] : []), ...known].map((fact) => factOf(fact, telling));
}
