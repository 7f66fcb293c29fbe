import type { ExerciseMarks, LibraryExercise } from '../../../shared/contracts/exercises';
import type { MarkKind } from './marks';
import { trainsAny, type MuscleGroup } from './muscle-groups';

export type Equipment = LibraryExercise['equipment'][number];

/** The filter; an empty list means any. */
export interface LibraryFilter {
  text: string;
  groups: readonly MuscleGroup[];
  equipment: readonly Equipment[];
  mark: MarkKind | null;
}

export const everything: LibraryFilter = { text: '', groups: [], equipment: [], mark: null };

/** Letters and digits only, so 'pushup', 'Push-Ups', and 'hip_flexors' all match. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const plainTexts = new WeakMap<LibraryExercise, string[]>();

/** Name and primary muscles; computed once per exercise, because every keystroke uses them. */
function textsOf(exercise: LibraryExercise): string[] {
  const known = plainTexts.get(exercise) ?? [exercise.name, ...exercise.primaryMuscles].map(plain);
  plainTexts.set(exercise, known);
  return known;
}

/** Does the first keystroke's work ahead of time, so no keystroke is slow. */
export function prepareSearch(exercises: readonly LibraryExercise[]): void {
  exercises.forEach(textsOf);
}

function matcherOf(text: string): (exercise: LibraryExercise) => boolean {
  if (text.trim() === '') return () => true;
  const wanted = plain(text);
  return (exercise) => wanted !== '' && textsOf(exercise).some((each) => each.includes(wanted));
}

/** The exercises that match the filter, in order. Text is searched in name and primary muscles. */
export function searchExercises(
  exercises: readonly LibraryExercise[],
  { text, groups, equipment, mark }: LibraryFilter,
  marks?: ExerciseMarks,
): LibraryExercise[] {
  const matchesText = matcherOf(text);
  const marked = mark === null || !marks ? null : new Set(marks[`${mark}s`]);
  return exercises.filter(
    (exercise) =>
      (marked === null || marked.has(exercise.id)) &&
      (groups.length === 0 || trainsAny(exercise, groups)) &&
      (equipment.length === 0 || exercise.equipment.some((each) => equipment.includes(each))) &&
      matchesText(exercise),
  );
}
