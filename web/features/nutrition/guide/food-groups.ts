import { Apple, Bean, Carrot, Droplet, Milk, Wheat, type LucideIcon } from 'lucide-react';
import type { Tone } from '../../../ui/tone';
import type { GuideFood, GuideNutrient } from './guide-figures';

interface FoodGroup {
  title: string;
  icon: LucideIcon;
  tone: Tone;
  /** What it does for you. */
  gives: string;
  /** Roughly how much to eat. */
  amount: string;
  /** The nutrient shown for its foods. */
  nutrient: GuideNutrient;
  foods: readonly GuideFood[];
}

export const foodGroups: readonly FoodGroup[] = [
  {
    title: 'Vegetables',
    icon: Carrot,
    tone: 'go',
    gives: 'Lots of food for few calories: fiber, vitamins, and water. The more colors, the better.',
    amount: 'Half your plate, three or more portions a day. Frozen and canned count, too.',
    nutrient: 'fibreG',
    foods: ['Broccoli', 'Carrots', 'Red pepper', 'Spinach'],
  },
  {
    title: 'Fruit',
    icon: Apple,
    tone: 'coach',
    gives:
      'Sweetness that comes with fiber. Whole fruit fills you up; juice has the sugar and little of the rest.',
    amount: 'About two portions a day. One is a piece the size of your fist or two handfuls of berries.',
    nutrient: 'fibreG',
    foods: ['Raspberries', 'Pear', 'Apple', 'Orange'],
  },
  {
    title: 'Grains and potatoes',
    icon: Wheat,
    tone: 'warm',
    gives: 'Your workout fuel. Whole grains keep their bran and germ, so they fill you up for longer.',
    amount: 'About a quarter of your plate: more on days you train long, less on days you sit.',
    nutrient: 'carbsG',
    foods: ['Porridge', 'Brown rice', 'Wholemeal bread', 'Sweet potato'],
  },
  {
    title: 'Protein foods',
    icon: Bean,
    tone: 'cool',
    gives: 'What your muscles use for repair. Beans and lentils add fiber; oily fish adds omega-3.',
    amount: 'A palm-sized portion with each meal. Fish twice a week; beans as often as you like.',
    nutrient: 'proteinG',
    foods: ['Chicken breast', 'Salmon', 'Tofu', 'Lentils'],
  },
  {
    title: 'Dairy and alternatives',
    icon: Milk,
    tone: 'cool',
    gives:
      'Calcium for your bones, plus protein. Plant milks differ: choose one with calcium and no added sugar.',
    amount:
      'Two or three times a day: a glass of milk, a cup of yogurt, or a matchbox-sized piece of cheese.',
    nutrient: 'proteinG',
    foods: ['Greek yogurt', 'Cottage cheese', 'Cheddar', 'Semi-skimmed milk'],
  },
  {
    title: 'Oils, nuts, and seeds',
    icon: Droplet,
    tone: 'warm',
    gives: "Fats your body can't make on its own. They help you absorb vitamins A, D, E, and K.",
    amount:
      "A spoonful of oil for cooking, a small handful of nuts. They're high in calories, so measure the oil.",
    nutrient: 'fatsG',
    foods: ['Olive oil', 'Almonds', 'Avocado', 'Pumpkin seeds'],
  },
];
