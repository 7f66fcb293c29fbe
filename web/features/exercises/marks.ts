import type { ExerciseMark, ExerciseMarks } from '../../../shared/contracts/exercises';

export type MarkKind = keyof ExerciseMark;

export interface MarkChange {
  exerciseId: string;
  kind: MarkKind;
  marked: boolean;
}

/** The mark of one exercise. */
export function markOf({ favorites, exclusions }: ExerciseMarks, exerciseId: string): ExerciseMark {
  return { favorite: favorites.includes(exerciseId), exclusion: exclusions.includes(exerciseId) };
}

/** All marks, with this one replacing its exercise's old one. */
export function withMark(marks: ExerciseMarks, exerciseId: string, mark: ExerciseMark): ExerciseMarks {
  const others = (ids: string[]) => ids.filter((id) => id !== exerciseId);
  const own = (marked: boolean) => (marked ? [exerciseId] : []);
  return {
    favorites: [...others(marks.favorites), ...own(mark.favorite)],
    exclusions: [...others(marks.exclusions), ...own(mark.exclusion)],
  };
}

/** The server's answer to a change, predicted: one kind of mark removes the other. */
export function changedMark(mark: ExerciseMark, { kind, marked }: MarkChange): ExerciseMark {
  const cleared = marked ? { favorite: false, exclusion: false } : mark;
  return { ...cleared, [kind]: marked };
}
