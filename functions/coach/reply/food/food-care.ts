import type { Diet } from '../../../../shared/rules/nutrition/recommend';
import type { CoachFacts } from '../../coach-facts';
import { joined } from '../../../../shared/rules/joined';
import { eatenOf } from './dish-text';
import type { Sparing } from './idea-table';

/** What an illness, a pregnancy, or a hard time with food changes in everything said about eating. */
export interface FoodCare {
  /** Ideas with a lot of these are left out. */
  without: readonly Sparing[];
  /** Said along with ideas. */
  notes: readonly string[];
  /** Eating less and staying under a number are not for them. */
  isTender: boolean;
  /** Only their doctor can say how much protein, salt, and potassium they may have. */
  hasKidneys: boolean;
}

const kidneys = /\bkidneys?\b|\brenal\b|\bdialysis\b|\bckd\b/i;
const digestion =
  /\bcrohn\w*\b|\bcolitis\b|\bibs\b|\bstoma\b|\bgout\b|\bliver\b|\bgall ?bladder\b|\bpancrea\w+\b|\bgastric\b/i;

/** Illnesses they described in their own words that are on none of our lists. */
const unlisted = ({ spared, answers }: CoachFacts) =>
  [
    ...spared.facts.filter(({ what }) => what === null).map(({ words }) => words),
    answers?.medicalConditions ?? '',
  ].join(' · ');

export const kidneyText =
  "With your kidneys, your doctor or renal dietitian decides how much protein, salt, and potassium is right, so I don't suggest meals here. I can help you stick to what they told you: ask me for the numbers of any food.";

/** Names only what they eat. */
function pregnancyNote(diet: Diet): string {
  const cooked = eatenOf(diet, [
    ['meat', 'meat'],
    ['fish', 'fish'],
    ['eggs', 'egg'],
  ]);
  const rule =
    cooked.length > 0 ? `Cook ${joined(cooked)} all the way through` : 'Wash fruit and vegetables well';
  return `${rule}; your doctor or midwife can tell you the rest.`;
}

/** What is known about the person that changes which food is suggested. */
export function foodCareFor(facts: CoachFacts, said = ''): FoodCare {
  const { conditions, isUnderAge, facts: known } = facts.spared;
  const has = (...names: string[]) => conditions.some((each) => names.includes(each));
  const words = `${unlisted(facts)} · ${said}`;
  // A message may ask for someone else: 'dinner for my diabetic dad'.
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
            'With diabetes: whole grains, protein, and little sugar. Your doctor or dietitian knows your numbers.',
          ]
        : []),
      ...(sparesSalt ? ['Go easy on salt; lemon, herbs, and spices do the work.'] : []),
      ...(isPregnant ? [pregnancyNote(facts.spared.diet)] : []),
      ...(digestion.test(words)
        ? ['Your doctor or a dietitian knows what your body handles well; they have the last word.']
        : []),
    ],
    isTender:
      isUnderAge || isPregnant || has('postnatal') || known.some(({ what }) => what === 'eating-disorder'),
    hasKidneys: kidneys.test(words),
  };
}
