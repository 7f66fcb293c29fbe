import type { Tone } from '../../../ui/tone';
import type { GuideFood, GuideNutrient } from './guide-figures';

interface KeyNutrient {
  title: string;
  tone: Tone;
  /** Energy per gram, in words. */
  energy: string;
  does: string;
  nutrient: GuideNutrient;
  foods: readonly GuideFood[];
}

export const keyNutrients: readonly KeyNutrient[] = [
  {
    title: 'Protein',
    tone: 'cool',
    energy: '4 kcal per gram',
    does: 'Builds and repairs muscle and keeps you full. Spread it over the day instead of saving it for dinner.',
    nutrient: 'proteinG',
    foods: ['Chicken breast', 'Tuna', 'Greek yogurt', 'Egg', 'Lentils'],
  },
  {
    title: 'Carbohydrates',
    tone: 'warm',
    energy: '4 kcal per gram',
    does: 'Your quickest fuel, for muscles and for thinking. The slow ones come with fiber.',
    nutrient: 'carbsG',
    foods: ['Wholewheat pasta', 'Brown rice', 'Porridge', 'Banana', 'Lentils'],
  },
  {
    title: 'Fats',
    tone: 'coach',
    energy: '9 kcal per gram',
    does: 'For hormones, skin, and joints. Get most from plants and fish, with butter and fatty meat now and then.',
    nutrient: 'fatsG',
    foods: ['Walnuts', 'Salmon', 'Olive oil', 'Avocado', 'Peanut butter'],
  },
  {
    title: 'Fiber',
    tone: 'go',
    energy: 'hardly any calories',
    does: 'Feeds the good bacteria in your gut and slows the sugar from a meal. Add it week by week, with water.',
    nutrient: 'fibreG',
    foods: ['Lentils', 'Chickpeas', 'Pear', 'Raspberries', 'Chia seeds'],
  },
];

interface SmallNutrient {
  name: string;
  does: string;
  where: string;
}

/** Needed in small amounts, and most easily missed. */
export const smallNutrients: readonly SmallNutrient[] = [
  {
    name: 'Iron',
    does: 'carries oxygen',
    where: 'Red meat, lentils, spinach; have something with vitamin C alongside',
  },
  {
    name: 'Calcium',
    does: 'for bones and muscles',
    where: 'Milk, yogurt, cheese, tofu set with calcium, kale',
  },
  {
    name: 'Vitamin D',
    does: 'helps you absorb calcium',
    where: 'Summer sun, oily fish, eggs; often a supplement in winter',
  },
  {
    name: 'Vitamin B12',
    does: 'for nerves and blood',
    where: 'Fish, meat, eggs, milk; vegans need a supplement',
  },
  { name: 'Omega-3', does: 'for heart and brain', where: 'Salmon, sardines, mackerel, walnuts, chia seeds' },
  {
    name: 'Water',
    does: 'for just about everything',
    where: 'Six to eight glasses a day, more when you sweat',
  },
];
