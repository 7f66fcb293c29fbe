import type { GuideFood } from './guide-figures';

interface Swap {
  from: GuideFood;
  to: GuideFood;
  says: string;
}

export const swaps: readonly Swap[] = [
  {
    from: 'Spaghetti',
    to: 'Raw courgette',
    says: 'Zucchini ribbons hold any sauce. Half and half is a good start.',
  },
  {
    from: 'Rice',
    to: 'Raw cauliflower',
    says: 'Grate cauliflower and warm it in a dry pan for four minutes.',
  },
  { from: 'Cola', to: 'Water', says: 'Cold and sparkling, with lime or mint. The easiest swap of all.' },
  {
    from: 'Chips',
    to: 'Roast vegetables',
    says: 'Peppers, zucchini, and onion, roasted until the edges brown.',
  },
  { from: 'Tortilla', to: 'Lettuce', says: 'A large leaf wraps chicken or beans just as well.' },
  { from: 'Fruit yogurt', to: 'Greek yogurt', says: 'Plain, with a handful of your own raspberries.' },
];

export const carbTips: readonly { title: string; text: string }[] = [
  {
    title: 'Start with what you drink',
    text: "Sugar in a glass doesn't fill you up. Switching to water, tea, or black coffee cuts the most for the least effort.",
  },
  {
    title: 'Keep the carbs, change the kind',
    text: 'Oats, beans, and whole grains come with fiber. White bread and sweet cereal give you a quick spike and little else.',
  },
  {
    title: 'Protein first',
    text: "Eat the fish, eggs, or tofu and the vegetables first. You'll have less room for the rest and won't miss it.",
  },
  {
    title: 'Save them for training',
    text: 'Carbs before and after a workout get used. A big bowl of pasta at bedtime mostly sits there.',
  },
  {
    title: 'Read the label',
    text: 'Look at added sugars per serving: 20% of the daily value or more is high, 5% or less is low.',
  },
  {
    title: 'One step at a time',
    text: "Change one meal a week. Headaches and low energy in the first days mean you're going too fast.",
  },
];
