import type { Diet } from '../../../../shared/rules/nutrition/recommend';
import { joined } from '../../../../shared/rules/joined';
import { eatenOf, type Choice } from './dish-text';

type Row = readonly [food: string, words: RegExp, instead: readonly Choice[]];

/** What can replace a food, by what it does in a dish. */
const rows: readonly Row[] = [
  [
    'butter',
    /\bbutter\b(?! ?(?:milk|nut))/,
    [
      ['olive oil for frying', ''],
      ['mashed avocado as a spread', ''],
      ['applesauce or mashed banana in a cake', ''],
    ],
  ],
  [
    'eggs',
    /\beggs?\b/,
    [
      ['a spoonful of ground flaxseed with water in a cake', ''],
      ['crumbled tofu in the pan', 'soy'],
      ['chickpea flour for an omelette', ''],
    ],
  ],
  [
    'milk',
    /\bmilk\b/,
    [
      ['oat milk', 'gluten'],
      ['soy milk with calcium, closest in protein', 'soy'],
      ['rice or coconut milk', ''],
    ],
  ],
  [
    'cream',
    /\bcream\b(?! cheese)/,
    [
      ['plain yogurt stirred in off the heat', 'milk'],
      ['coconut milk', ''],
      ['blended white beans in a soup', ''],
    ],
  ],
  [
    'cheese',
    /\bcheese\b/,
    [
      ['hummus', ''],
      ['nutritional yeast', ''],
      ['cottage cheese, with less fat', 'milk'],
    ],
  ],
  [
    'yogurt',
    /\byog\w+\b/,
    [
      ['soy yogurt', 'soy'],
      ['coconut yogurt', ''],
      ['skyr, with more protein', 'milk'],
    ],
  ],
  [
    'sugar',
    /\bsugar\b/,
    [
      ['ripe banana or dates in baking', ''],
      ['cinnamon and vanilla', ''],
      ['fresh fruit on top', ''],
    ],
  ],
  [
    'rice',
    /\brice\b/,
    [
      ['cauliflower rice', ''],
      ['lentils', ''],
      ['quinoa', ''],
    ],
  ],
  [
    'pasta',
    /\bpasta|spaghetti|noodles\b/,
    [
      ['lentil or chickpea pasta', ''],
      ['ribbons of zucchini', ''],
      ['white beans under the same sauce', ''],
    ],
  ],
  [
    'bread',
    /\bbread|toast\b/,
    [
      ['rice cakes', ''],
      ['a baked sweet potato', ''],
      ['a whole grain wrap', 'gluten'],
    ],
  ],
  [
    'potatoes',
    /\bpotato(?:es)?|fries|chips\b/,
    [
      ['roasted carrots or parsnips', ''],
      ['cauliflower mash', ''],
      ['lentils', ''],
    ],
  ],
  [
    'meat',
    /\b(?:meat|beef|mince|pork|steak|bacon|sausages?|burgers?|ham)\b/,
    [
      ['lentils or beans in a sauce', ''],
      ['pan-fried tofu or tempeh', 'soy'],
      ['mushrooms for the flavor', ''],
    ],
  ],
  [
    'chicken',
    /\b(?:chicken|turkey)\b/,
    [
      ['tofu, pressed and fried', 'soy'],
      ['chickpeas', ''],
      ['white fish', 'fish'],
    ],
  ],
  [
    'fish',
    /\b(?:fish|tuna|salmon)\b/,
    [
      ['chickpeas mashed with lemon', ''],
      ['tofu with seaweed', 'soy'],
      ['walnuts or flaxseed for omega-3', 'nuts'],
    ],
  ],
  [
    'mayo',
    /\bmayo\w*\b/,
    [
      ['plain yogurt with mustard', 'milk'],
      ['mashed avocado', ''],
      ['hummus', ''],
    ],
  ],
  [
    'chips',
    /\bcrisps\b/,
    [
      ['air-popped popcorn', ''],
      ['roasted chickpeas', ''],
      ['carrot sticks with hummus', ''],
    ],
  ],
  [
    'chocolate',
    /\b(?:chocolate|sweets|candy|biscuits?|cookies?|cake|ice cream)\b/,
    [
      ['berries with a square of dark chocolate', ''],
      ['frozen banana, blended', ''],
      ['dates', ''],
    ],
  ],
  [
    'soda',
    /\b(?:coke|cola|soda|fizzy|pop|juice)\b/,
    [
      ['sparkling water with lemon', ''],
      ['iced fruit tea', ''],
      ['water with berries and mint', ''],
    ],
  ],
  [
    'alcohol',
    /\b(?:beer|wine|alcohol)\b/,
    [
      ['sparkling water with lime', ''],
      ['an alcohol-free cocktail', ''],
      ['iced herbal tea', ''],
    ],
  ],
];

const wanted =
  /\b(?:instead of|substitutes? (?:for|to)|alternatives? (?:to|for)|replace(?:ment)?(?: for| to)?|swap(?: out)?(?: for)?) (?:the |my |some |a )?(.+)/;

/** What can replace a food that a message names; null when it asks for none or for one that isn't known. */
export function substituteText(said: string, diet: Diet): string | null {
  const [, asked = ''] = wanted.exec(said) ?? [];
  if (asked === '') return null;
  const row = rows.find(([, words]) => words.test(asked));
  if (!row) return null;
  const [food, , instead] = row;
  const names = eatenOf(diet, instead).map((name) => `**${name}**`);
  return `Instead of ${food}: ${joined(names).replace(/ and (?=\*\*[^*]+\*\*$)/, ' or ')}.`;
}
