import type { ExerciseMarks, LibraryExercise } from '../../../shared/contracts/exercises';
import type { MarkKind } from './marks';
import { trainsAny, type MuscleGroup } from './muscle-groups';

export type Equipment = LibraryExercise['equipment'][number];

/** What is looked for; an empty list means any. */
export interface LibraryFilter {
  text: string;
  groups: readonly MuscleGroup[];
  equipment: readonly Equipment[];
  mark: MarkKind | null;
}

export const everything: LibraryFilter = { text: '', groups: [], equipment: [], mark: null };

/** Letters and digits only, so that 'pushup', 'Push-Ups' and 'hip_flexors' find what they mean. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

const plainTexts = new WeakMap<LibraryExercise, string[]>();

/** Name and primary muscles; worked out once an exercise, because every key asks for them. */
function textsOf(exercise: LibraryExercise): string[] {
  const known = plainTexts.get(exercise) ?? [exercise.name, ...exercise.primaryMuscles].map(plain);
  plainTexts.set(exercise, known);
  return known;
}

/** Does the work of the first key ahead of it, so that no key is slow. */
export function prepareSearch(exercises: readonly LibraryExercise[]): void {
  exercises.forEach(textsOf);
}

function matcherOf(text: string): (exercise: LibraryExercise) => boolean {
  if (text.trim() === '') return () => true;
  const wanted = plain(text);
  return (exercise) => wanted !== '' && textsOf(exercise).some((each) => each.includes(wanted));
}

/** The exercises that fit the filter, in their order. Text is sought in name and primary muscles. */
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
