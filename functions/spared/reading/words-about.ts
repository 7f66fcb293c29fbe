import { wordsOf } from '../../../shared/rules/reading/words';
import { conditions } from '../../../shared/rules/training/person';
import { readPains } from '../../understanding/health/read-pains';
import { namesHeartMedicine } from '../../understanding/health/heart-medicines';
import type { HealthFact } from '../health-fact';
import { readConditions } from './read-conditions';

const isCode = (text: string) => conditions.some((condition) => condition === text);

function isAbout(clause: string, what: string): boolean {
  if (what === 'heart_medicine') return namesHeartMedicine(clause);
  const { areas, muscles } = readPains(wordsOf(clause), 'notes');
  if ([...areas, ...muscles].some((each) => each === what)) return true;
  const alone = { medicalConditions: clause, bodyPains: null, workLifeEffects: null, fitnessBarriers: null };
  return readConditions(alone).some((condition) => condition === what);
}

/** The part of the profile's notes that a fact comes from, as it was written; null if it was chosen from a list. */
export function wordsAbout({ what, words }: Pick<HealthFact, 'what' | 'words'>): string | null {
  if (what === null) return null;
  const clauses = words.split(/ · |[,.;\n]/).map((clause) => clause.trim());
  return clauses.find((clause) => clause !== '' && !isCode(clause) && isAbout(clause, what)) ?? null;
}
