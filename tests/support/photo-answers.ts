import { answers, type FakeAnswer } from './fake-openai';

/** An item in a vision model's answer; a valid one by default. */
export const seenItem = (more: object = {}) => ({
  name: 'white rice',
  grams: 180,
  caloriesKcal: 230,
  lowKcal: 180,
  highKcal: 290,
  proteinG: 4.5,
  carbsG: 50,
  fatsG: 0.5,
  ...more,
});

/** A vision model's answer about a photo. */
export const seen = (items: object[], more: object = {}): FakeAnswer =>
  answers.text(JSON.stringify({ isFood: true, mealType: null, items, ...more }));

/** A dinner of rice and chicken. */
export const dinner = seen([
  seenItem(),
  seenItem({
    name: 'grilled chicken breast',
    grams: 150,
    caloriesKcal: 248,
    lowKcal: 210,
    highKcal: 300,
    proteinG: 46,
    carbsG: 0,
    fatsG: 5.4,
  }),
]);
