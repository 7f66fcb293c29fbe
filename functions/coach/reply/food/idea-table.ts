import type { Suggestion } from '../../../../shared/rules/nutrition/recommend';

/** What an idea is good for, in the ways people ask for it. */
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
  | 'quick'
  | 'spicy'
  | 'microwave'
  | 'smoothie';

/** What some illnesses, and pregnancy, rule out: a lot of sugar, a lot of salt, raw or cured fish, meat, and eggs. */
const sparedOf = ['sugar', 'salt', 'raw'] as const;
export type Sparing = (typeof sparedOf)[number];

/** Something to eat. Calories and protein are rounded, for an everyday portion. */
export interface Idea extends Suggestion {
  kcal: number;
  proteinG: number;
  uses: readonly IdeaUse[];
  muchOf: readonly Sparing[];
  /** How to make it, in one sentence; empty when the name says it all. */
  how: string;
}

type Row = readonly [
  name: string,
  kcal: number,
  proteinG: number,
  uses: string,
  holds?: string,
  how?: string,
];

const rows: readonly Row[] = [
  ['a banana', 105, 1, 'before snack sweet cheap race quick cold'],
  ['toast with jam', 190, 4, 'before race cheap quick', 'gluten sugar'],
  ['two rice cakes with jam', 110, 2, 'before race snack sweet quick', 'sugar'],
  ['a small bowl of oats with raisins', 240, 8, 'before race fiber cheap quick microwave', 'gluten sugar'],
  ['white rice with a little salt', 260, 5, 'race before', 'sugar salt'],
  ['a bagel with jam', 320, 10, 'race', 'gluten sugar'],
  [
    'chicken with rice and vegetables',
    480,
    40,
    'after dinner lunch protein',
    'meat',
    'Cook the rice. Fry the chicken in strips, add the vegetables for five minutes, and season with lemon and pepper.',
  ],
  [
    'eggs on whole grain toast',
    320,
    20,
    'after breakfast lunch protein cheap filling quick',
    'egg gluten',
    'Scramble or poach two or three eggs, pile them on toast, and add a tomato on the side.',
  ],
  ['Greek yogurt with banana and oats', 330, 22, 'after breakfast protein quick cold', 'milk gluten'],
  [
    'a tofu stir-fry with rice',
    450,
    24,
    'after dinner protein quick',
    'soy gluten salt',
    'Fry the tofu until golden, add vegetables and soy sauce for five minutes, and serve over rice.',
  ],
  [
    'lentil curry with rice',
    460,
    19,
    'after dinner fiber cheap iron filling spicy',
    '',
    'Fry onion, garlic, and curry powder, then add red lentils, canned tomatoes, and water; twenty minutes.',
  ],
  ['a milk and banana shake', 250, 10, 'after smoothie sweet quick', 'milk sugar'],
  ['a soy and banana shake', 220, 9, 'after smoothie sweet quick', 'soy sugar'],
  ['plain skyr or Greek yogurt with berries', 150, 17, 'snack protein sweet night quick cold', 'milk'],
  ['cottage cheese with cucumber or fruit', 130, 14, 'snack protein night cheap quick cold', 'milk salt'],
  ['two boiled eggs', 145, 13, 'snack protein cheap quick', 'egg'],
  ['a small can of tuna on crackers', 190, 22, 'snack protein quick cold', 'fish gluten salt'],
  ['edamame with chili and lime', 120, 11, 'snack protein fiber salty iron spicy microwave quick', 'soy'],
  ['roasted chickpeas with paprika', 150, 7, 'snack protein fiber salty cheap spicy'],
  ['soy yogurt with pumpkin seeds', 170, 10, 'snack protein quick cold', 'soy'],
  ['turkey slices rolled around pepper strips', 90, 14, 'snack protein quick cold', 'meat salt'],
  ['a handful of nuts', 180, 6, 'snack filling salty night quick cold', 'nuts'],
  ['an apple', 95, 0, 'snack sweet fiber cheap quick cold'],
  ['a bowl of strawberries or other berries', 60, 1, 'snack sweet fiber night quick cold'],
  ['carrot sticks with a spoonful of hummus', 90, 3, 'snack salty fiber quick cold cheap'],
  ['air-popped popcorn', 95, 3, 'snack salty fiber cheap quick microwave'],
  ['frozen grapes', 70, 1, 'sweet snack', 'sugar'],
  ['sugar-free jelly with fruit', 60, 1, 'sweet', 'meat'],
  ['a baked apple with cinnamon', 110, 1, 'sweet night microwave'],
  ['two squares of dark chocolate with berries', 130, 2, 'sweet night quick'],
  ['warm milk and a slice of whole grain toast', 200, 10, 'night quick microwave', 'milk gluten'],
  ['oatmeal with apple and cinnamon', 280, 9, 'breakfast fiber filling cheap quick microwave', 'gluten'],
  ['overnight oats with chia and berries', 320, 11, 'breakfast fiber filling cold cheap', 'gluten'],
  [
    'an omelette with vegetables',
    280,
    20,
    'breakfast protein dinner quick cheap',
    'egg',
    'Soften the vegetables, pour three beaten eggs over them, and fold when set.',
  ],
  ['smoked salmon on rye', 300, 22, 'breakfast protein cold quick', 'fish gluten salt raw'],
  [
    'tofu scramble with tomatoes',
    260,
    21,
    'breakfast protein quick spicy',
    'soy',
    'Crumble the tofu into a hot pan with turmeric, a little chili, and tomatoes; five minutes.',
  ],
  ['plain yogurt with fruit and seeds', 240, 14, 'breakfast cold quick', 'milk'],
  ['fruit with coconut yogurt and seeds', 230, 5, 'breakfast cold quick'],
  ['buckwheat porridge with berries', 290, 9, 'breakfast fiber filling microwave'],
  ['chickpea pancakes with spinach', 300, 15, 'breakfast lunch protein fiber cheap', ''],
  [
    'a wrap with chicken, salad and yogurt sauce',
    420,
    32,
    'lunch cold protein quick',
    'meat gluten milk',
    'Roll up cold or fried chicken, crisp salad, and yogurt with lemon and garlic.',
  ],
  [
    'a tuna and bean salad',
    360,
    32,
    'lunch cold protein fiber quick',
    'fish',
    'Mix a can of tuna, a can of white beans, red onion, parsley, olive oil, and lemon.',
  ],
  ['a hummus wrap with salad', 400, 14, 'lunch cold fiber quick cheap', 'gluten'],
  ['a chickpea salad with tomato and cucumber', 370, 15, 'lunch cold fiber cheap iron quick'],
  ['rice salad with beans and corn', 390, 13, 'lunch cold fiber cheap'],
  ['pasta salad with tuna', 430, 28, 'lunch cold protein', 'fish gluten'],
  [
    'a potato from the microwave with cottage cheese',
    340,
    20,
    'lunch dinner filling cheap protein microwave quick',
    'milk salt',
    'Prick the potato, microwave for ten minutes, split it, and fill it.',
  ],
  [
    'microwave rice with black beans and salsa',
    410,
    15,
    'lunch dinner fiber cheap spicy microwave quick filling',
    '',
    'Warm a pouch of rice and a can of beans together, then stir in salsa, lime, and chili.',
  ],
  [
    'couscous with chickpeas and harissa',
    430,
    16,
    'lunch dinner fiber cheap spicy microwave quick cold',
    'gluten',
    'Pour boiling water over the couscous, cover for five minutes, then fork in chickpeas, harissa, and herbs.',
  ],
  [
    'steamed salmon with vegetables and rice from the microwave',
    470,
    33,
    'dinner protein microwave quick',
    'fish',
    'Microwave the fillet and vegetables under a lid for five minutes, then a pouch of rice.',
  ],
  [
    'baked salmon, potatoes and green beans',
    480,
    34,
    'dinner protein',
    'fish',
    'Everything on one sheet pan with oil and lemon; potatoes first, fish for the last fifteen minutes.',
  ],
  [
    'chicken stir-fry with plenty of vegetables',
    380,
    36,
    'dinner protein quick',
    'meat gluten soy salt',
    'Fry the strips over high heat, then the vegetables for five minutes, with ginger, garlic, and a little soy sauce.',
  ],
  [
    'spicy chicken with peppers and beans',
    430,
    41,
    'dinner protein spicy filling',
    'meat',
    'Brown the chicken with paprika and chili, then add peppers, beans, and tomatoes; twenty minutes.',
  ],
  [
    'turkey chili with beans',
    430,
    36,
    'dinner protein fiber filling spicy',
    'meat',
    'Brown the ground turkey with onion, cumin, and chili, then add beans and tomatoes; half an hour.',
  ],
  [
    'shrimp stir-fry with rice noodles',
    400,
    27,
    'dinner spicy quick',
    'fish soy gluten salt',
    'Soak the noodles in hot water. Fry shrimp, garlic, chili, and vegetables for five minutes; toss with lime.',
  ],
  [
    'bean chili with rice',
    440,
    18,
    'dinner fiber cheap filling iron spicy',
    '',
    'Fry onion, cumin, and chili, then add two cans of beans and a can of tomatoes; twenty-five minutes.',
  ],
  [
    'tempeh or tofu with edamame and rice',
    490,
    33,
    'dinner protein iron',
    'soy',
    'Fry the cubes until crisp, warm the edamame, and serve over rice with sesame and lime.',
  ],
  [
    'lentil bolognese with chickpea pasta',
    470,
    31,
    'dinner protein fiber iron cheap',
    '',
    'Simmer onion, carrot, garlic, brown lentils, and tomatoes for twenty minutes; serve over the chickpea pasta.',
  ],
  [
    'seitan with beans and peppers',
    420,
    38,
    'dinner protein',
    'gluten',
    'Fry the strips with the peppers, then add beans and smoked paprika.',
  ],
  [
    'spinach dal with brown rice',
    430,
    18,
    'dinner iron fiber cheap spicy',
    '',
    'Simmer red lentils with turmeric, cumin, and chili for twenty-five minutes; add spinach at the end.',
  ],
  [
    'vegetable and bean soup',
    220,
    11,
    'lunch dinner filling fiber cheap microwave',
    '',
    'Simmer whatever vegetables you have with a can of beans and unsalted stock; twenty minutes.',
  ],
  ['a baked potato with beans', 350, 14, 'lunch dinner filling fiber cheap microwave'],
  ['beans', 110, 7, 'fiber cheap iron'],
  ['lentils', 140, 11, 'fiber cheap iron'],
  ['raspberries', 60, 1, 'fiber'],
  ['whole grain bread', 110, 5, 'fiber', 'gluten'],
  ['a smoothie with berries, plain yogurt, and oats', 280, 13, 'smoothie breakfast quick', 'milk gluten'],
  ['a smoothie with mango, spinach, and avocado', 260, 4, 'smoothie quick', 'sugar'],
  ['a smoothie with berries and soy milk', 200, 9, 'smoothie quick', 'soy'],
];

const listed = (words: string) => words.split(' ').filter((each) => each !== '');
const isSparing = (word: string): word is Sparing => sparedOf.some((each) => each === word);

export const ideaTable: readonly Idea[] = rows.map(([name, kcal, proteinG, uses, holds = '', how = '']) => ({
  name,
  kcal,
  proteinG,
  uses: uses.split(' ') as IdeaUse[],
  holds: listed(holds).filter((each) => !isSparing(each)) as Idea['holds'],
  muchOf: listed(holds).filter(isSparing),
  how,
}));
