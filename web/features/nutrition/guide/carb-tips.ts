import type { GuideFood } from './guide-figures';

interface Swap {
  from: GuideFood;
  to: GuideFood;
  says: string;
}

/** One food for another on the same plate. */
export const swaps: readonly Swap[] = [
  {
    from: 'Spaghetti',
    to: 'Raw courgette',
    says: 'Courgette in ribbons carries any sauce. Half and half is a good start.',
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
    says: 'Peppers, courgette and onion, roasted until their edges darken.',
  },
  { from: 'Tortilla', to: 'Lettuce', says: 'A large leaf rolls around chicken or beans just as well.' },
  { from: 'Fruit yogurt', to: 'Greek yogurt', says: 'Plain, with a handful of raspberries of your own.' },
];

export const carbTips: readonly { title: string; text: string }[] = [
  {
    title: 'Begin with what you drink',
    text: 'Sugar in a glass fills nobody. Water, tea and black coffee take the most away for the least effort.',
  },
  {
    title: 'Keep the carbs, change their kind',
    text: 'Oats, beans and whole grains bring fibre along. White bread and sweet cereal bring mostly speed.',
  },
  {
    title: 'Protein first',
    text: 'Eat the fish, the eggs or the tofu and the vegetables first. There is less room for the rest, and you will not miss it.',
  },
  {
    title: 'Put them where you train',
    text: 'Carbs before and after a session are used. A large bowl of pasta at bedtime mostly waits.',
  },
  {
    title: 'Read per 100 g',
    text: 'On a label, look at sugars per 100 g: above 22 g is high, below 5 g is low.',
  },
  {
    title: 'A step at a time',
    text: 'Change one meal a week. Headaches and low energy in the first days mean it went too fast.',
  },
];
