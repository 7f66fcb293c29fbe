import type { SpokenField } from '../spoken-questions';

/** What people call the fields, the longer names first. */
export const fieldNames: readonly (readonly [SpokenField, string])[] = [
  [
    'targetWeightKg',
    '(?:target|goal|dream|desired|ideal|aim) ?weight|target(?! zones?| areas?)|weight (?:goal|target)',
  ],
  ['ageRange', 'age (?:group|range|bracket)'],
  ['bodyType', 'body ?(?:type|shape)|build|figure|shape'],
  ['targetZones', '(?:target |focus |problem )?(?:zones?|areas?)|focus|body parts?'],
  ['medicalConditions', '(?:medical |health )?conditions?|medical (?:stuff|history|answer)'],
  ['bodyPains', '(?:body )?pains?|injur(?:y|ies)'],
  ['workLifeEffects', '(?:work|daily life|work[- ]life)(?: balance| answer)?'],
  ['fitnessBarriers', 'barriers?'],
  ['name', '(?:first |user)?name'],
  ['gender', 'gender|sex'],
  ['goalType', 'goal|aim|objective|result'],
  ['heightCm', 'height'],
  ['weightKg', '(?:current |body ?)?weight'],
  ['age', 'age'],
];

/** How the coach names a changed answer. */
export const changedNames: Readonly<Record<SpokenField, string>> = {
  name: 'name',
  ageRange: 'age group',
  gender: 'gender',
  goalType: 'goal',
  bodyType: 'body type',
  targetZones: 'target zones',
  age: 'age',
  heightCm: 'height',
  weightKg: 'weight',
  targetWeightKg: 'target weight',
  medicalConditions: 'medical conditions',
  bodyPains: 'pains and injuries',
  workLifeEffects: 'note on work and daily life',
  fitnessBarriers: 'note on what held you back',
};
