import type { ProfileAnswers } from '../questionnaire';
import { readMinutes } from '../reading/read-minutes';

const shortest = 5;
const longest = 90;

const available =
  /\b(?:max|maximum|at most|more than|only|just|up to|less than|under|have|got|spare|free|fit in|limit)\b/;
const otherwiseSpent = /\b(?:commut|driv|desk|sit|sleep|shift|walk to|ago|a week|per week|weekly|late)/;

/**
 * The minutes for a session in someone's notes: 'never more than 20 minutes', 'I only have half an hour'. Of several,
 * the fewest; null if they give none, or none from 5 to 90.
 */
export function readAvailableMinutes(
  answers: Pick<ProfileAnswers, 'bodyPains' | 'workLifeEffects' | 'fitnessBarriers'>,
): number | null {
  const { bodyPains, workLifeEffects, fitnessBarriers } = answers;
  const clauses = [bodyPains, workLifeEffects, fitnessBarriers].flatMap(
    (note) => note?.toLowerCase().split(/[.,;!?\n]+/) ?? [],
  );
  const given = clauses
    .filter((clause) => available.test(clause) && !otherwiseSpent.test(clause))
    .map(readMinutes)
    .filter((minutes) => minutes !== null && minutes >= shortest && minutes <= longest);
  return given.length > 0 ? Math.min(...given.map(Number)) : null;
}
