import { stemSet } from '../../../shared/rules/reading/stem';
import { placesOf } from '../../understanding/phrases';
import type { Word } from '../../../shared/rules/reading/words';
import { saysAny, type Concern } from './concern';

const adultAge = 18;
const weightLoss = [
  'lose|losing|drop|dropping|shed|shedding weight|kilo|kilos|kg|pounds|lbs|lb|stone|fat|belly',
  'weight loss',
  'fat loss',
  'lose|drop|shed 10|5',
  'burn|burning fat',
  'get|be|become|look thin|thinner|skinny|skinnier|slim|slimmer',
  'calorie deficit',
  'fewer calories',
  'less calories',
  'diet',
  'slim down',
  'too fat',
  'goal|target weight',
  'cutting',
] as const;
const ageNames = ['i am', 'aged', 'age', 'age is', 'im', 'turned', 'turning'];
const spelledAges = new Map(
  'ten eleven twelve thirteen fourteen fifteen sixteen seventeen'
    .split(' ')
    .map((word, index) => [word, index + 10]),
);
/** After a number these mean something other than an age: '15 minutes', '16 workouts in'. */
const units = stemSet(
  'minut min hour day week month kg kilo lb pound stone workout point percent cm ft feet inch step rep set kcal calori th ' +
    'away from off short behind km mile of st am pm',
);

const ageAt = (words: readonly Word[], at: number) =>
  spelledAges.get(words[at]?.text ?? '') ?? Number(words[at]?.text ?? Number.NaN);

/** An age below 18 that the message states: 'I'm 15', '16 years old', '14 yo'. */
function statesYoungAge(words: readonly Word[]): boolean {
  const isYoung = (at: number) => ageAt(words, at) >= 8 && ageAt(words, at) < adultAge;
  const afterName = ageNames
    .flatMap((phrase) => placesOf(words, phrase, 0))
    .some(({ last }) => isYoung(last + 1) && !units.has(words[last + 2]?.stem ?? ''));
  const beforeYears = placesOf(words, 'year|yo|yr|yrs|y', 0).some(({ first }) => isYoung(first - 1));
  return (
    afterName ||
    beforeYears ||
    saysAny(words, ['teenager', 'teen', 'minor', 'under 18', 'in middle|high school', 'th grade|grader'])
  );
}

export const weightLossUnderAge: Concern = {
  names: ['under-18'],
  phrases: [...weightLoss, ...ageNames, 'year|yo|yr', 'teenager', 'teen', 'minor'],
  isRaised: (words) => saysAny(words, weightLoss) && statesYoungAge(words),
  isRaisedByProfile: (words, { spared }) => spared.isUnderAge && saysAny(words, weightLoss),
};
