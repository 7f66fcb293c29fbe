import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import type { Avoidable, Diet } from '../../../shared/rules/nutrition/recommend';

type Notes = Pick<ProfileAnswers, 'medicalConditions' | 'bodyPains' | 'workLifeEffects' | 'fitnessBarriers'>;

const foods: Record<Avoidable, string> = {
  nuts: 'nuts?|peanuts?|almonds?|tree nuts',
  milk: 'milk|dairy|lactose',
  egg: 'eggs?',
  fish: 'fish|seafood|shellfish',
  gluten: 'gluten|wheat',
  soy: 'soya?|soybeans?',
};

const reaction = '(?:allerg\\w+|intoleran\\w+)';
const avoidsOf = (text: string, words: string) =>
  new RegExp(
    `\\b(?:${words})\\b[ -]?(?:free\\b|${reaction})|${reaction}[^.;]{0,40}\\b(?:${words})\\b`,
    'i',
  ).test(text);

/** What someone does not eat, according to their notes. */
export function readDiet({ medicalConditions, bodyPains, workLifeEffects, fitnessBarriers }: Notes): Diet {
  const text = [medicalConditions, bodyPains, workLifeEffects, fitnessBarriers].join('. ');
  const avoids = (Object.keys(foods) as Avoidable[]).filter((food) => avoidsOf(text, foods[food]));
  const isCoeliac = /\bc(?:o)?eliac\b/i.test(text);
  return {
    isVegetarian: /\bvegetarian\b/i.test(text),
    isVegan: /\bvegan\b/i.test(text),
    avoids: isCoeliac && !avoids.includes('gluten') ? [...avoids, 'gluten'] : avoids,
  };
}
