import type { Word } from '../../shared/rules/reading/words';
import { stemSet } from '../../shared/rules/reading/stem';

const beforeAges = stemSet('am aged age is turned turning only just was are');
const years = stemSet('year years yr yrs yo y');
const weeks = stemSet('week weeks wk wks w');
const energy = stemSet('kcal calories calorie cal cals');
const hours = stemSet('hour hours hr hrs h');
const weights = stemSet('kg kilo kilos lb lbs pound pounds stone');
const doses = stemSet('mg mcg ml iu');
const ordinals = stemSet('th st nd rd');
const schools = stemSet('grade grader year');
/** Words after a number that make it something other than an age. */
const units = stemSet(
  'minute minutes min hour day week month kg kilo lb pound stone workout point cm step rep set kcal calories cal km k mile am pm percent second sec st',
);
const adult = 18;

function ageClass(age: number): string {
  return age < adult ? 'young-age' : 'adult-age';
}

/** What a number in a message stands for: an age, weeks of a pregnancy, days without food, energy, a dose. */
export function numberClassesOf(words: readonly Word[], at: number): string[] {
  const value = Number(words[at]?.text);
  if (!Number.isFinite(value)) return [];
  const [before, next, afterNext] = [at - 1, at + 1, at + 2].map((index) => words[index]?.stem ?? '') as [
    string,
    string,
    string,
  ];
  const isAge = value >= 6 && value < 100;
  if (isAge && (years.has(next) || (beforeAges.has(before) && !units.has(next))))
    return ['number', ageClass(value)];
  if ((before === 'year' && value <= 13) || (ordinals.has(next) && schools.has(afterNext)))
    return ['number', 'young-age'];
  if (weeks.has(next)) return ['number', value >= 4 && value <= 42 ? 'weeks' : 'number'];
  if (energy.has(next)) return ['number', value < 1_000 ? 'little-energy' : 'energy'];
  if (next === 'day' && value >= 2) return ['number', 'days'];
  if (hours.has(next)) return ['number', value >= 20 ? 'long-hours' : 'hours'];
  if (doses.has(next)) return ['number', 'dose-number'];
  return ['number', ...(weights.has(next) ? ['weight-number'] : [])];
}
