export type MeasureField = 'age' | 'heightCm' | 'weightKg' | 'targetWeightKg';

/** Smallest and largest accepted value and the step of each number, in years, centimeters, and kilograms. */
export const bounds: Readonly<Record<MeasureField, { minimum: number; maximum: number; step: number }>> = {
  age: { minimum: 13, maximum: 120, step: 1 },
  heightCm: { minimum: 100, maximum: 250, step: 0.1 },
  weightKg: { minimum: 30, maximum: 300, step: 0.1 },
  targetWeightKg: { minimum: 30, maximum: 300, step: 0.1 },
};

/** How much of an answer is searched for numbers and keywords, in characters. */
export const maximumAnswerLength = 1000;

/** Longest free-text answer, in characters. */
export const maximumNoteLength = 500;

export const noteTooLongText = `I can keep up to ${maximumNoteLength} characters here. Could you shorten that a little?`;

export const underAgeText =
  "I can only coach people aged 13 and over, so I can't set up your training yet. Come back when you're 13!";

export const wholeAgeText = 'I need your age in whole years.';

/** The reply to a number that is understood but out of bounds. */
export const outOfRangeTexts: Readonly<Record<MeasureField, string>> = {
  age: 'I need an age between 13 and 120.',
  heightCm: 'I need a height between 100 and 250 cm.',
  weightKg: 'I need a weight between 30 and 300 kg.',
  targetWeightKg: 'I need a target between 30 and 300 kg, or "skip".',
};

/** Whether a number lies within the bounds of its field. */
export function isWithin(field: MeasureField, value: number): boolean {
  return value >= bounds[field].minimum && value <= bounds[field].maximum;
}
