import type { Suggestion } from '../../../../shared/domain/nutrition/recommend';

/** What an idea is good for, as messages ask for it. */
export type IdeaUse =
  | 'breakfast'
  | 'lunch'
  | 'dinner'
  | 'snack'
  | 'before'
  | 'after'
  | 'race'
  | 'night'
  | 'protein'
  | 'fiber'
  | 'sweet'
  | 'salty'
  | 'iron'
  | 'filling'
  | 'cheap'
  | 'cold'
  | 'smoothie';

/** Something to eat; energy and protein are rounded and of an everyday portion. */
export interface Idea extends Suggestion {
  kcal: number;
  proteinG: number;
  uses: readonly IdeaUse[];
}

type Row = readonly [name: string, kcal: number, proteinG: number, uses: string, holds?: string];

const rows: readonly Row[] = [
  ['a banana', 105, 1, 'before snack sweet cheap race'],
  ['toast with jam or honey', 190, 4, 'before race breakfast cheap', 'gluten'],
  ['two rice cakes with honey', 110, 2, 'before race snack sweet'],
  ['a small bowl of oats with raisins', 240, 8, 'before race breakfast fiber cheap', 'gluten'],
  ['white rice with a little salt', 260, 5, 'race before'],
  ['a bagel with jam', 320, 10, 'race', 'gluten'],
  ['chicken with rice and vegetables', 480, 40, 'after dinner protein', 'meat'],
  ['eggs on toast', 320, 20, 'after breakfast lunch protein cheap filling', 'egg gluten'],
  ['Greek yogurt with banana and oats', 330, 22, 'after breakfast protein', 'milk gluten'],
  ['a tofu stir-fry with rice', 450, 24, 'after dinner protein', 'soy'],
  ['lentil curry with rice', 460, 19, 'after dinner fiber cheap iron filling'],
  ['a milk and banana shake', 250, 10, 'after smoothie sweet', 'milk'],
  ['a soy and banana shake', 220, 9, 'after smoothie sweet', 'soy'],
  ['skyr or Greek yogurt with berries', 150, 17, 'snack protein sweet night', 'milk'],
  ['cottage cheese with cucumber or fruit', 130, 14, 'snack protein night cheap', 'milk'],
  ['two boiled eggs', 145, 13, 'snack protein cheap', 'egg'],
  ['a small tin of tuna on crackers', 190, 22, 'snack protein', 'fish gluten'],
  ['edamame with a pinch of salt', 120, 11, 'snack protein fiber salty iron', 'soy'],
  ['roasted chickpeas', 150, 7, 'snack protein fiber salty cheap'],
  ['soy yogurt with pumpkin seeds', 170, 10, 'snack protein breakfast', 'soy'],
  ['turkey slices rolled round pepper', 90, 14, 'snack protein', 'meat'],
  ['a handful of nuts', 180, 6, 'snack filling salty night', 'nuts'],
  ['an apple', 95, 0, 'snack sweet fiber cheap'],
  ['a bowl of strawberries or other berries', 60, 1, 'snack sweet fiber night'],
  ['carrot sticks with a spoon of hummus', 90, 3, 'snack salty fiber'],
  ['air-popped popcorn', 95, 3, 'snack salty fiber cheap'],
  ['frozen grapes', 70, 1, 'sweet snack'],
  ['sugar-free jelly with fruit', 60, 1, 'sweet', 'meat'],
  ['a baked apple with cinnamon', 110, 1, 'sweet night'],
  ['two squares of dark chocolate with berries', 130, 2, 'sweet night'],
  ['warm milk and a piece of toast', 200, 10, 'night', 'milk gluten'],
  ['overnight oats with chia and berries', 320, 11, 'breakfast fiber filling cold', 'gluten'],
  ['an omelette with vegetables', 280, 20, 'breakfast protein dinner', 'egg'],
  ['smoked salmon on rye', 300, 22, 'breakfast protein cold', 'fish gluten'],
  ['tofu scramble with tomatoes', 260, 21, 'breakfast protein', 'soy'],
  ['yogurt with fruit and seeds', 240, 14, 'breakfast cold', 'milk'],
  ['fruit with coconut yogurt and seeds', 230, 5, 'breakfast cold'],
  ['a wrap with chicken, salad and yogurt sauce', 420, 32, 'lunch cold protein', 'meat gluten milk'],
  ['a tuna and bean salad', 360, 32, 'lunch cold protein fiber', 'fish'],
  ['a hummus wrap with salad', 400, 14, 'lunch cold fiber', 'gluten'],
  ['a chickpea salad with tomato and cucumber', 370, 15, 'lunch cold fiber cheap iron'],
  ['rice salad with beans and sweetcorn', 390, 13, 'lunch cold fiber cheap'],
  ['pasta salad with tuna', 430, 28, 'lunch cold protein', 'fish gluten'],
  ['baked salmon, potatoes and green beans', 480, 34, 'dinner protein', 'fish'],
  ['chicken stir-fry with plenty of vegetables', 380, 36, 'dinner protein', 'meat'],
  ['turkey chili with beans', 430, 36, 'dinner protein fiber filling', 'meat'],
  ['prawn stir-fry with rice noodles', 400, 27, 'dinner', 'fish'],
  ['bean chili with rice', 440, 18, 'dinner fiber cheap filling iron'],
  ['tempeh or tofu with edamame and rice', 490, 33, 'dinner protein iron', 'soy'],
  ['lentil bolognese with chickpea pasta', 470, 31, 'dinner protein fiber iron cheap'],
  ['seitan with beans and peppers', 420, 38, 'dinner protein', 'gluten'],
  ['spinach dal with brown rice', 430, 18, 'dinner iron fiber'],
  ['vegetable and bean soup', 220, 11, 'lunch dinner filling fiber cheap'],
  ['a baked potato with beans', 350, 14, 'lunch dinner filling fiber cheap'],
  ['beans', 110, 7, 'fiber cheap iron'],
  ['lentils', 140, 11, 'fiber cheap iron'],
  ['raspberries', 60, 1, 'fiber'],
  ['wholegrain bread', 110, 5, 'fiber', 'gluten'],
  ['a smoothie of berries, yogurt and oats', 280, 13, 'smoothie breakfast', 'milk gluten'],
  ['a smoothie of mango, spinach and avocado', 260, 4, 'smoothie'],
  ['a smoothie of berries and soy milk', 200, 9, 'smoothie', 'soy'],
];

export const ideaTable: readonly Idea[] = rows.map(([name, kcal, proteinG, uses, holds = '']) => ({
  name,
  kcal,
  proteinG,
  uses: uses.split(' ') as IdeaUse[],
  holds: holds.split(' ').filter((each) => each !== '') as Idea['holds'],
}));
