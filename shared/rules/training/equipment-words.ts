import type { Equipment } from '../exercise';

/** What people call the equipment that exercises of the library use. */
export const equipmentWords: readonly (readonly [Equipment, readonly string[]])[] = [
  [
    'dumbbells',
    ['dumbbell', 'dumbell', 'db', 'free weight', 'hand weight', 'weights', 'kettlebell', 'water bottle'],
  ],
  ['resistance_band', ['resistance band', 'band', 'theraband', 'elastic band', 'mini band', 'loop band']],
  ['chair', ['chair', 'bench', 'stool', 'sofa', 'couch', 'desk chair']],
  ['wall', ['against wall', 'the wall', 'a wall']],
  ['mat', ['mat', 'yoga mat', 'floor exercise', 'on the floor']],
];

export const noEquipmentPhrases = [
  'no equipment',
  'without equipment',
  'no kit',
  'no gear',
  'bodyweight',
  'body weight only',
  'no gym',
  'nothing but my body',
  'zero equipment',
  'equipment free',
  'hotel room',
  'no weights or anything',
  'not have any equipment',
  'not have equipment',
] as const;

export const quietPhrases = [
  'no jump',
  'not jump',
  'without jump',
  'no hop',
  'quiet',
  'quietly',
  'silent',
  'low impact',
  'no impact',
  'joint friendly',
  'easy on joints',
  'gentle',
  'neighbour',
  'neighbor',
  'downstairs',
  'flatmate asleep',
  'baby is asleep',
  'baby sleeping',
  'kids asleep',
  'apartment friendly',
] as const;
