import type { LibraryExercise } from '../../../shared/contracts/exercises';
import type { Equipment } from './search-exercises';

/** 'hip flexors' for 'hip_flexors'. */
const spaced = (name: string): string => name.replaceAll('_', ' ');

export const listed = (names: readonly string[]): string => names.map(spaced).join(', ');

export function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function equipmentName(equipment: Equipment): string {
  return equipment === 'none' ? 'No equipment' : capitalized(spaced(equipment));
}

const setsText = (count: number) => (count === 1 ? '1 set' : `${count} sets`);

/** 'N sets × M reps'; null if the exercise is a hold or lacks one of the two. */
export function setsAndReps({ defaultSets, defaultReps }: LibraryExercise): string | null {
  return defaultSets && defaultReps ? `${setsText(defaultSets)} × ${defaultReps} reps` : null;
}

/** The recommended amount, in sets and reps or seconds to hold. */
export function recommendation(exercise: LibraryExercise): string {
  const { defaultSets, holdSeconds } = exercise;
  return setsAndReps(exercise) ?? `${setsText(defaultSets)} × ${holdSeconds ?? 0} s hold`;
}
