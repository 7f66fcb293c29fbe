import { withDigits } from '../../../shared/domain/questionnaire/number-words';

/** A message in small letters, numbers as digits, without marks. */
export const saidPlainly = (text: string): string =>
  withDigits(text.toLowerCase().replaceAll(/[’'`]/g, ''))
    .replaceAll(/[^\p{L}\p{N} .]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

const bounds = { least: 4, most: 90 };
const otherUnits =
  /^(?:kg|kilos?|lbs?|pounds?|stone|st|nd|rd|th|reps?|sets?|times|x|pm|am|oclock|kcal|cal\w*|g|grams?|ml|km|k|miles?|steps?|years?|yo|days?|weeks?|months?|hours?|hrs?|h|percent|points?|squats?|push|pull|burpees?|exercises?|moves?|min\w*|sec\w*|m)\b/;
const naming =
  /(?:number|no|nr|exercise|move|place|the|step|day|week|level|challenge|top|under|over|age|im|am|at)$/;

/** Minutes that are a bare number: 'make it 25', '30 then', '20 minute one' has them anyway. Null where the number means something else. */
export function bareMinutesIn(text: string): number | null {
  const said = saidPlainly(text);
  for (const match of said.matchAll(/\b(\d{1,2})\b/g)) {
    const minutes = Number(match[1]);
    const before = said.slice(0, match.index).trim();
    const after = said.slice(match.index + (match[1] ?? '').length).trim();
    if (minutes >= bounds.least && minutes <= bounds.most && !otherUnits.test(after) && !naming.test(before))
      return minutes;
  }
  return null;
}
