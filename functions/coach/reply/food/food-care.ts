import type { Diet } from '../../../../shared/rules/nutrition/recommend';
import type { CoachFacts } from '../../coach-facts';
import { joined } from '../wording/count';
import { eatenOf } from './dish-text';
import type { Sparing } from './idea-table';

/** What an illness, a pregnancy or a hard time with food asks of every word about eating. */
export interface FoodCare {
  /** Ideas with much of it are left out. */
  without: readonly Sparing[];
  /** What is said beside ideas. */
  notes: readonly string[];
  /** Less food, and figures to stay under, are not for them. */
  isTender: boolean;
  /** How much protein, salt and potassium they may have is told by their doctor, and by nobody else. */
  hasKidneys: boolean;
}

const kidneys = /\bkidneys?\b|\brenal\b|\bdialysis\b|\bckd\b/i;
const digestion =
  /\bcrohn\w*\b|\bcolitis\b|\bibs\b|\bstoma\b|\bgout\b|\bliver\b|\bgall ?bladder\b|\bpancrea\w+\b|\bgastric\b/i;

/** What they told in words only, of illnesses that no list of ours holds. */
const unlisted = ({ spared, answers }: CoachFacts) =>
  [
    ...spared.facts.filter(({ what }) => what === null).map(({ words }) => words),
    answers?.medicalConditions ?? '',
  ].join(' · ');

export const kidneyText =
  'With your kidneys, how much protein, salt and potassium is right is for your doctor or renal dietitian to say, so I suggest no meals here. What they told you I can help you keep to: ask me for the figures of any food.';

/** Of what they eat. */
function pregnancyNote(diet: Diet): string {
  const cooked = eatenOf(diet, [
    ['meat', 'meat'],
    ['fish', 'fish'],
    ['eggs', 'egg'],
  ]);
  const rule = cooked.length > 0 ? `Cook ${joined(cooked)} right through` : 'Wash fruit and vegetables well';
  return `${rule}; your midwife knows the rest.`;
}

/** What is known of somebody that changes which food is suggested. */
export function foodCareFor(facts: CoachFacts, said = ''): FoodCare {
  const { conditions, isUnderAge, facts: known } = facts.spared;
  const has = (...names: string[]) => conditions.some((each) => names.includes(each));
  const words = `${unlisted(facts)} · ${said}`;
  // A message may ask for somebody else: 'dinner for my diabetic dad'.
  const isDiabetic = has('diabetes') || /\bdiabet\w+|\bblood sugar\b/.test(said);
  const sparesSalt =
    has('high_blood_pressure', 'heart') || /\bblood pressure\b|\blow (?:salt|sodium)\b/.test(said);
  const isPregnant = has('pregnancy') || /\bpregnan\w+/.test(said);
  return {
    without: [
      ...(isDiabetic ? (['sugar'] as const) : []),
      ...(sparesSalt ? (['salt'] as const) : []),
      ...(isPregnant ? (['raw'] as const) : []),
    ],
    notes: [
      ...(isDiabetic
        ? [
            'With diabetes: whole grains, protein and little sugar. Your doctor or dietitian knows your numbers.',
          ]
        : []),
      ...(sparesSalt ? ['Go easy on salt: lemon, herbs and spices do the work.'] : []),
      ...(isPregnant ? [pregnancyNote(facts.spared.diet)] : []),
      ...(digestion.test(words)
        ? ['Your doctor or a dietitian knows what your body takes well; theirs is the last word.']
        : []),
    ],
    isTender:
      isUnderAge || isPregnant || has('postnatal') || known.some(({ what }) => what === 'eating-disorder'),
    hasKidneys: kidneys.test(words),
  };
}
