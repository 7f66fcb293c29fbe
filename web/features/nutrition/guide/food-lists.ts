import type { GuideFood } from './guide-figures';

/** Few carbs in a usual portion. */
export const lowCarbFoods: readonly { title: string; foods: readonly GuideFood[] }[] = [
  { title: 'Protein', foods: ['Egg', 'Chicken breast', 'Salmon', 'Tuna', 'Tofu'] },
  { title: 'Vegetables', foods: ['Spinach', 'Courgette', 'Mushrooms', 'Cucumber', 'Cauliflower'] },
  { title: 'Dairy', foods: ['Cheddar', 'Cottage cheese', 'Greek yogurt'] },
  { title: 'Fats and fruit', foods: ['Olives', 'Walnuts', 'Almonds', 'Avocado', 'Raspberries'] },
];

interface LimitedFoods {
  title: string;
  why: string;
  instead: string;
  foods: readonly GuideFood[];
}

/** Nothing is forbidden: foods to have rarely, and what to have instead. */
export const foodsToLimit: readonly LimitedFoods[] = [
  {
    title: 'Sugary drinks',
    why: 'A day’s worth of sugar in a can, and you are as hungry as before.',
    instead: 'Water, tea, or juice mixed half and half with water',
    foods: ['Cola', 'Energy drink', 'Orange juice'],
  },
  {
    title: 'Candy and pastries',
    why: 'Sugar and fat together make it easy to eat past full.',
    instead: 'Fruit with nuts, or a square of dark chocolate',
    foods: ['Muffin', 'Doughnut', 'Milk chocolate'],
  },
  {
    title: 'Fried and salty snacks',
    why: 'Lots of calories in a few bites, and the salt makes you want more.',
    instead: 'Plain popcorn, or carrot sticks with hummus',
    foods: ['Chips', 'Crisps', 'Sausage roll'],
  },
  {
    title: 'Processed meat',
    why: 'Salty, fatty, and linked to colorectal cancer when eaten every day.',
    instead: 'Chicken, eggs, fish, or beans',
    foods: ['Bacon', 'Salami'],
  },
  {
    title: 'Alcohol',
    why: '7 kcal per gram, worse sleep, and slower recovery. No amount is good for you.',
    instead: 'A non-alcoholic beer, and at least three days a week without alcohol',
    foods: ['Beer', 'Red wine'],
  },
];
