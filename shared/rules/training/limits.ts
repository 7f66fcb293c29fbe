import type { Equipment, Exercise } from '../exercise';

/** What someone can ask to be left out of training, for a day or for good. */
export const limits = [
  'no_jumping',
  'no_floor',
  'no_standing',
  'no_kneeling',
  'no_equipment',
  'band_only',
  'no_mat',
  'no_chair',
] as const;
export type Limit = (typeof limits)[number];

const onTheFloor: readonly Exercise['position'][] = ['kneeling', 'plank', 'seated', 'prone', 'supine'];
const isOf = (positions: readonly Exercise['position'][]) => (exercise: Exercise) =>
  positions.includes(exercise.position);
const needsBeyond = (allowed: readonly Equipment[]) => (exercise: Exercise) =>
  exercise.equipment.some((each) => !allowed.includes(each));

const breaks: Readonly<Record<Limit, (exercise: Exercise) => boolean>> = {
  no_jumping: ({ impact }) => impact === 'high',
  no_floor: isOf([...onTheFloor, 'unknown']),
  no_standing: isOf(['standing', 'unknown']),
  no_kneeling: isOf(['kneeling', 'unknown']),
  no_equipment: needsBeyond(['none', 'mat', 'wall']),
  band_only: needsBeyond(['none', 'mat', 'wall', 'resistance_band']),
  no_mat: needsBeyond(['none', 'chair', 'wall', 'dumbbells', 'resistance_band']),
  no_chair: needsBeyond(['none', 'mat', 'wall', 'dumbbells', 'resistance_band']),
};

/** The first limit an exercise breaks; null when it keeps them all. */
export const brokenLimit = (exercise: Exercise, kept: readonly Limit[]): Limit | null =>
  kept.find((limit) => breaks[limit](exercise)) ?? null;
