import { stemSet } from '../../../shared/rules/reading/stem';
import { placesOf } from '../../understanding/phrases';
import type { Word } from '../../../shared/rules/reading/words';
import { saysAny, saysWithout, type Concern } from './concern';

const always = [
  'make|making|made|force|forcing myself throw up',
  'make|making|made myself sick|vomit|puke',
  'throw|throwing up on purpose',
  'throw|throwing up after eating|dinner|lunch|meals|food',
  'vomit|puke|puking|sick after eating|dinner|lunch|meals|food',
  'throw|throwing up my food|meals',
  'vomit|puke my food|meals',
  'not eaten since monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  'skip|skipping every|all meal|meals',
  'then i binge',
  'then binge',
  'purge',
  'bulimia',
  'bulimic',
  'anorexia',
  'anorexic',
  'eating disorder',
  'disordered eating',
  'starve|starving myself',
  'laxative',
  'stop|stopped|quit eating',
  'scared|afraid|terrified of eating|food',
  'scared|afraid|terrified to eat',
  'not deserve to eat',
  'not deserve food',
  'punish myself for eating',
  'burn off everything i eat|ate',
  'thinspo',
  'proana',
  'pro ana',
  'thigh gap',
  'water fast|fasting',
  'binge|bingeing|binging eat|eating|food',
  'binge and purge',
] as const;

/** 'Stop eating sugar' is a plan, 'stop eating' alone is a warning sign. */
const foodsAfter = stemSet('sugar meat late at so junk sweet chocolat bread carb snack before after');
/** The opposite: 'I can't stop eating biscuits'. */
const unstoppable = ['cant|cannot|not|never|couldnt|wont|dont stop|stopped eating'];
const stops = new Set<string>(['stop|stopped|quit eating']);

/** Below this it is an alarm; what is merely too little gets a word about it. */
const lowestSafeKcal = 800;
const daysWithoutFood = 2;
const between = stemSet(
  'eat eaten anyth any food at all proper properli much in for the last past over real meal a',
);
const numberWords = new Map([
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['seven', 7],
  ['few', 3],
  ['coupl', 2],
  ['several', 3],
]);

const amountAt = (words: readonly Word[], at: number) =>
  numberWords.get(words[at]?.stem ?? '') ?? Number(words[at]?.text ?? Number.NaN);

/** 'Not eaten in three days'. */
function fastsForDays(words: readonly Word[]): boolean {
  return placesOf(words, 'not|nothing|barely|hardly eat|eaten|eating').some(({ last }) => {
    let at = last + 1;
    while (between.has(words[at]?.stem ?? '')) at += 1;
    const unit = words[at + 1]?.stem === 'of' ? words[at + 2]?.stem : words[at + 1]?.stem;
    return unit === 'day' && amountAt(words, at) >= daysWithoutFood;
  });
}

/** 'Live on 400 calories a day', but not '400 calories less' or '400 calories in this workout'. */
function eatsTooLittle(words: readonly Word[]): boolean {
  const isAbout = saysAny(words, [
    'eat|live|survive|diet|get|stick|stay on|by|under|below|only',
    'day',
    'eat|eating|diet',
  ]);
  if (!isAbout) return false;
  return placesOf(words, 'calories|kcal|cal', 0).some(({ first, last }) => {
    const amount = amountAt(words, first - 1);
    const next = words[last + 1]?.stem ?? '';
    const isOther =
      ['less', 'fewer', 'deficit', 'left', 'burn', 'more', 'extra'].includes(next) ||
      saysAny(words, ['burn|burned|deficit']);
    return amount > 0 && amount < lowestSafeKcal && !isOther;
  });
}

export const disorderedEating: Concern = {
  names: ['eating-disorder', 'fasting', 'cutting-weight'],
  phrases: [...always, 'not|nothing|barely|hardly eat|eaten|eating', 'calories|kcal'],
  isRaised: (words) =>
    saysAny(
      words,
      always.filter((phrase) => !stops.has(phrase)),
    ) ||
    (saysWithout(words, [...stops], foodsAfter) && !saysAny(words, unstoppable)) ||
    fastsForDays(words) ||
    eatsTooLittle(words),
};
