import { readPains } from '../understanding/health/read-pains';
import { wordsOf } from '../../shared/rules/reading/words';
import { plainly } from '../understanding/told-features';
import { slotsIn } from '../understanding/told-slots';
import type { ToldFact } from './health-fact';
import { sideOf } from './reading/side';
import { readTold } from './reading/read-told';
import { tellsNothing } from './reading/tells';

const mostWords = 5;
const untilSettled = { side: null, days: null };
const ofToday = /\b(?:today|tonight|now|this \w+|asleep|sleeping|nap\w*)\b/;

/** What a bare name means as an answer to what to spare: 'lower back', 'gluten', 'jumping'. */
function namedBy(words: string): ToldFact[] {
  const said = plainly(words);
  if (said.split(' ').length > mostWords || tellsNothing(said)) return [];
  const side = sideOf(said);
  const { areas } = readPains(wordsOf(words), 'notes');
  const parts = [...areas].map((what): ToldFact => ({ kind: 'sore', what, side, days: null }));
  if (parts.length > 0) return parts;
  const slots = slotsIn(said).filter(({ kind }) => kind !== 'unread');
  if (slots.length > 0) return slots.map(({ kind, what }) => ({ kind, what, ...untilSettled }));
  return readTold(`no ${said}`).filter(({ kind }) => kind === 'limit');
}

/**
 * Reads the answer to what else to spare: a name is enough, and a limit holds until it is settled unless a day is
 * named.
 */
export function readAnswer(words: string): ToldFact[] {
  const told = readTold(words);
  const known = told.length > 0 ? told : namedBy(words);
  return known.map((fact) =>
    fact.kind === 'limit' && !ofToday.test(words.toLowerCase()) ? { ...fact, days: null } : fact,
  );
}
