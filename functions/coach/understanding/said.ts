import { lately } from '../../understanding/lately';
import { createTextSpeller } from '../../../shared/rules/reading/spelling';
import { withDigits } from '../../../shared/rules/questionnaire/number-words';

/** Words used to ask for and change plans, in their intended spelling. */
const spell = createTextSpeller(
  (
    'minutes workout workouts session circuit exercise exercises routine stretching change changed second third fourth fifth first ' +
    'last delete remove replace swap switch shorter longer harder easier different another upper lower body please something anything ' +
    'without equipment dumbbells cardio strength difference notifications calories shoulders hamstrings glutes stretches training harder tomorrow monday tuesday wednesday ' +
    'thursday friday saturday sunday weekend alternative instead'
  ).split(' '),
);

const shortForms: Readonly<Record<string, string>> = { r: 'are', u: 'you', w: 'with', n: 'and', '&': 'and' };
const writtenOut = (text: string) =>
  text
    .replaceAll(/\bw\/o\b/g, 'without')
    .replaceAll(/(?:#|\bno\. ?|\bnr\.? ?)(?=\d)/g, 'number ')
    .replaceAll(/(?<=^|\s)(?:[runw]|&)(?=\s)/g, (each) => shortForms[each] ?? each);

/** No act is longer; for a story, its beginning is read. */
const longest = 400;

/** A message in lower case, numbers as digits, without punctuation, its key words spelled right. */
export const saidPlainly = lately((text: string): string =>
  spell(withDigits(writtenOut(text.slice(0, longest).toLowerCase().replaceAll(/[’'`]/g, ''))))
    .replaceAll(/[^\p{L}\p{N} .]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim(),
);

const bounds = { least: 4, most: 90 };
const otherUnits =
  /^(?:kg|kilos?|lbs?|pounds?|stone|st|nd|rd|th|reps?|sets?|times|x|pm|am|oclock|kcal|cal\w*|g|grams?|ml|km|k|miles?|steps?|years?|yo|days?|weeks?|months?|hours?|hrs?|h|percent|points?|packs?|squats?|push|pull|burpees?|exercises?|moves?|min\w*|sec\w*|m)\b/;
const naming =
  /\b(?:number|no|nr|exercise|move|place|the|step|day|week|level|challenge|top|under|over|age|im|am|at)$/;

/** 'My nan is 80' doesn't give minutes. */
const agesFrom = 60;
const ofAge =
  /\b(?:is|s|hes|shes|gran|nan|nana|grandma|grandpa|grandad|mum|mom|dad|mother|father|nans|mums|moms|dads|turned|turns|turning|aged|nearly|almost|over|past)$/;

/** Minutes given as a bare number: 'make it 25', '30 then'; '20 minute one' has them anyway. Null when the number means something else. */
export function bareMinutesIn(text: string): number | null {
  const said = saidPlainly(text);
  for (const match of said.matchAll(/\b(\d{1,2})\b/g)) {
    const minutes = Number(match[1]);
    const before = said.slice(0, match.index).trim();
    const after = said.slice(match.index + (match[1] ?? '').length).trim();
    if (minutes >= agesFrom && ofAge.test(before)) continue;
    if (minutes >= bounds.least && minutes <= bounds.most && !otherUnits.test(after) && !naming.test(before))
      return minutes;
  }
  return null;
}
