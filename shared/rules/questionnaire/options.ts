export const ageRanges = ['18-29', '30-39', '40-49', '50+'] as const;
export type AgeRange = (typeof ageRanges)[number];

/** The stored range of an age in years; under 18 counts as the youngest. */
export function ageRangeOf(age: number): AgeRange {
  if (age >= 50) return '50+';
  if (age >= 40) return '40-49';
  return age >= 30 ? '30-39' : '18-29';
}

export const genders = ['male', 'female', 'other'] as const;
export type Gender = (typeof genders)[number];

export const goalTypes = ['lose_weight', 'get_stronger', 'tone_up'] as const;
export type GoalType = (typeof goalTypes)[number];

export const bodyTypes = ['slim', 'mid_size', 'plus_sized', 'plump'] as const;
export type BodyType = (typeof bodyTypes)[number];

export const targetZones = ['belly', 'butt', 'legs', 'chest', 'toned_arms'] as const;
export type TargetZone = (typeof targetZones)[number];

export type OptionValue = AgeRange | Gender | GoalType | BodyType | TargetZone;

/** The label of each stored value on buttons, chips, and in summaries. */
export const optionLabels: Readonly<Record<OptionValue, string>> = {
  '18-29': '18-29',
  '30-39': '30-39',
  '40-49': '40-49',
  '50+': '50+',
  male: 'Male',
  female: 'Female',
  other: 'Other',
  lose_weight: 'Lose weight',
  get_stronger: 'Get stronger',
  tone_up: 'Tone up',
  slim: 'Slim',
  mid_size: 'Mid-size',
  plus_sized: 'Plus-sized',
  plump: 'Soft and round',
  belly: 'Belly',
  butt: 'Butt',
  legs: 'Legs',
  chest: 'Chest',
  toned_arms: 'Toned arms',
};
