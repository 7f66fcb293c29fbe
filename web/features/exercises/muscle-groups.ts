import type { LibraryExercise } from '../../../shared/contracts/exercises';

type Muscle = LibraryExercise['primaryMuscles'][number];

export const muscleGroups = ['Legs', 'Glutes & hips', 'Core', 'Back', 'Chest', 'Shoulders', 'Arms'] as const;
export type MuscleGroup = (typeof muscleGroups)[number];

const groupOf: Record<Muscle, MuscleGroup> = {
  quadriceps: 'Legs',
  hamstrings: 'Legs',
  calves: 'Legs',
  inner_thighs: 'Legs',
  glutes: 'Glutes & hips',
  hip_flexors: 'Glutes & hips',
  outer_hips: 'Glutes & hips',
  abs: 'Core',
  obliques: 'Core',
  deep_core: 'Core',
  lower_back: 'Back',
  upper_back: 'Back',
  lats: 'Back',
  chest: 'Chest',
  shoulders: 'Shoulders',
  triceps: 'Arms',
  biceps: 'Arms',
  forearms: 'Arms',
};

/** The body parts that an exercise mainly works. */
export function groupsTrained({ primaryMuscles }: LibraryExercise): ReadonlySet<MuscleGroup> {
  return new Set(primaryMuscles.map((muscle) => groupOf[muscle]));
}

/** Whether an exercise mainly works one of these body parts. */
export function trainsAny({ primaryMuscles }: LibraryExercise, groups: readonly MuscleGroup[]): boolean {
  return primaryMuscles.some((muscle) => groups.includes(groupOf[muscle]));
}
