import type { Diet } from '../../../../shared/rules/nutrition/recommend';
import { joined } from '../../../../shared/rules/joined';
import { eatenOf, type Choice } from './dish-text';

type Row = readonly [what: string, words: RegExp, foods: readonly Choice[], also?: string];

/** Where to find what the food table doesn't count. */
const rows: readonly Row[] = [
  [
    'calcium',
    /\bcalcium\b/,
    [
      ['milk and yogurt', 'milk'],
      ['tofu set with calcium', 'soy'],
      ['kale and broccoli', ''],
      ['white beans', ''],
      ['almonds', 'nuts'],
      ['sardines with their bones', 'fish'],
    ],
  ],
  [
    'magnesium',
    /\bmagnesium\b/,
    [
      ['pumpkin seeds', ''],
      ['beans and lentils', ''],
      ['spinach', ''],
      ['almonds and cashews', 'nuts'],
      ['oats', 'gluten'],
      ['dark chocolate', ''],
    ],
  ],
  [
    'potassium',
    /\bpotassium\b/,
    [
      ['potatoes', ''],
      ['bananas', ''],
      ['beans', ''],
      ['spinach', ''],
      ['tomatoes', ''],
      ['yogurt', 'milk'],
    ],
    'If you take kidney or heart medicine, ask your doctor first.',
  ],
  [
    'zinc',
    /\bzinc\b/,
    [
      ['beans and chickpeas', ''],
      ['pumpkin seeds', ''],
      ['beef', 'meat'],
      ['eggs', 'egg'],
      ['cheese', 'milk'],
      ['cashews', 'nuts'],
    ],
  ],
  [
    'vitamin C',
    /\bvit(?:amin)? ?c\b/,
    [
      ['peppers', ''],
      ['oranges and kiwis', ''],
      ['strawberries', ''],
      ['broccoli', ''],
      ['potatoes', ''],
    ],
  ],
  [
    'vitamin D',
    /\bvit(?:amin)? ?d\d?\b/,
    [
      ['oily fish', 'fish'],
      ['eggs', 'egg'],
      ['fortified drinks', ''],
      ['mushrooms grown in light', ''],
    ],
    'Most of it comes from the sun; in winter a doctor can tell you whether you need more.',
  ],
  [
    'vitamin B12',
    /\bvit(?:amin)? ?b ?12\b|\bb12\b/,
    [
      ['fish', 'fish'],
      ['meat', 'meat'],
      ['eggs', 'egg'],
      ['milk and yogurt', 'milk'],
      ['fortified plant milks and nutritional yeast', ''],
    ],
    'If you eat no animal foods, a supplement is the usual way; ask your doctor or pharmacist.',
  ],
  [
    'folate',
    /\b(?:folate|folic)\b/,
    [
      ['spinach and kale', ''],
      ['beans and lentils', ''],
      ['broccoli', ''],
      ['oranges', ''],
    ],
    'Before and during pregnancy, your doctor or midwife adds a supplement.',
  ],
  [
    'omega-3',
    /\bomega[ -]?3s?\b/,
    [
      ['salmon, mackerel and sardines', 'fish'],
      ['walnuts', 'nuts'],
      ['ground flaxseed and chia', ''],
      ['canola oil', ''],
    ],
  ],
  [
    'good fats',
    /\b(?:healthy|good|unsaturated) fats?\b/,
    [
      ['olive and canola oil', ''],
      ['avocado', ''],
      ['nuts', 'nuts'],
      ['seeds', ''],
      ['oily fish', 'fish'],
    ],
  ],
  [
    'good carbs',
    /\b(?:healthy|good|slow|complex) carbs?\b/,
    [
      ['oats and whole grain bread', 'gluten'],
      ['beans and lentils', ''],
      ['potatoes with the skin on', ''],
      ['brown rice', ''],
      ['fruit', ''],
    ],
  ],
  [
    'what calms inflammation',
    /\banti[ -]?inflammat\w+/,
    [
      ['vegetables and berries of all colors', ''],
      ['oily fish', 'fish'],
      ['olive oil', ''],
      ['beans', ''],
      ['nuts', 'nuts'],
      ['ginger and turmeric for flavor', ''],
    ],
    'No single food does it; what you eat over months does.',
  ],
  [
    'what helps cholesterol',
    /\bcholesterol\b/,
    [
      ['oats and barley', 'gluten'],
      ['beans and lentils', ''],
      ['vegetables and fruit', ''],
      ['olive and canola oil', ''],
      ['nuts', 'nuts'],
      ['oily fish', 'fish'],
    ],
    'Keep saturated fat low too. Your doctor knows your numbers, and medicines are up to them.',
  ],
  [
    'what helps sleep',
    /\b(?:foods?|eat|drink|snacks?)\b.*\bsleep\b/,
    [
      ['a light dinner two or three hours before bed', ''],
      ['a banana', ''],
      ['warm milk', 'milk'],
      ['kiwis', ''],
      ['herbal tea', ''],
    ],
    'Stop coffee at noon, and remember that alcohol disturbs sleep.',
  ],
];

const asks =
  /\b(?:foods?|sources?|rich|high in|lots of|more|enough|what has|where|which|get|need|good|healthy|slow|complex|best|eat|help\w*)\b/;

/** Foods with a lot of what a message asks for; null when it asks for none of these. */
export function richInText(said: string, diet: Diet): string | null {
  const row = asks.test(said) ? rows.find(([, words]) => words.test(said)) : undefined;
  if (!row) return null;
  const [what, , foods, also] = row;
  const names = eatenOf(diet, foods).map((name) => `**${name}**`);
  const isPhrase = what.startsWith('what ');
  const lead = isPhrase ? `${what.charAt(0).toUpperCase()}${what.slice(1)}` : `For ${what}`;
  return `${lead}: ${joined(names)}.${also ? ` ${also}` : ''}`;
}

/** Whether it asks about foods in general; the numbers of one food are not. */
export const asksRichIn = (said: string): boolean =>
  asks.test(said) && rows.some(([, words]) => words.test(said)) && !/\b(?:in|of) (?:an? |the |\d)/.test(said);
