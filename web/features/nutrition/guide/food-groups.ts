import { Apple, Bean, Carrot, Droplet, Milk, Wheat, type LucideIcon } from 'lucide-react';
import type { Tone } from '../../../ui/tone';
import type { GuideFood, GuideNutrient } from './guide-figures';

interface FoodGroup {
  title: string;
  icon: LucideIcon;
  tone: Tone;
  /** What it does for you. */
  gives: string;
  /** About how much of it. */
  amount: string;
  /** What is told of its foods. */
  nutrient: GuideNutrient;
  foods: readonly GuideFood[];
}

export const foodGroups: readonly FoodGroup[] = [
  {
    title: 'Vegetables',
    icon: Carrot,
    tone: 'go',
    gives: 'Much food for little energy: fibre, vitamins and water. The more colours, the wider the choice.',
    amount: 'Half of a main plate, three portions a day or more. Frozen and tinned ones count.',
    nutrient: 'fibreG',
    foods: ['Broccoli', 'Carrots', 'Red pepper', 'Spinach'],
  },
  {
    title: 'Fruit',
    icon: Apple,
    tone: 'coach',
    gives:
      'Sweetness that comes with fibre. Whole fruit fills you; juice has the sugar and little of the rest.',
    amount: 'About two portions a day. One is a piece as large as your fist, or two handfuls of berries.',
    nutrient: 'fibreG',
    foods: ['Raspberries', 'Pear', 'Apple', 'Orange'],
  },
  {
    title: 'Grains and potatoes',
    icon: Wheat,
    tone: 'warm',
    gives: 'The fuel of a session. Whole grains keep bran and germ, so they fill for longer.',
    amount: 'About a quarter of the plate, more on days you train long, less on days you sit.',
    nutrient: 'carbsG',
    foods: ['Porridge', 'Brown rice', 'Wholemeal bread', 'Sweet potato'],
  },
  {
    title: 'Protein foods',
    icon: Bean,
    tone: 'cool',
    gives: 'What muscles are repaired with. Beans and lentils bring fibre too, oily fish brings omega-3.',
    amount: 'A palm of it with each meal. Fish twice a week; beans as often as you like.',
    nutrient: 'proteinG',
    foods: ['Chicken breast', 'Salmon', 'Tofu', 'Lentils'],
  },
  {
    title: 'Dairy and alternatives',
    icon: Milk,
    tone: 'cool',
    gives: 'Calcium for bones, and protein. Plant drinks differ: choose one with calcium, without sugar.',
    amount: 'Two or three times a day: a glass, a pot or a matchbox of cheese.',
    nutrient: 'proteinG',
    foods: ['Greek yogurt', 'Cottage cheese', 'Cheddar', 'Semi-skimmed milk'],
  },
  {
    title: 'Oils, nuts and seeds',
    icon: Droplet,
    tone: 'warm',
    gives: 'Fats that your body cannot make, and help with vitamins A, D, E and K.',
    amount: 'A spoon of oil to cook with, a small handful of nuts. They are rich: pour with a spoon.',
    nutrient: 'fatsG',
    foods: ['Olive oil', 'Almonds', 'Avocado', 'Pumpkin seeds'],
  },
];
