import { customBounds, type CustomExercise } from '../../../shared/rules/custom-plan';

const { work, exercises: count } = customBounds;
/** Seconds per press of the work time buttons. */
const workStep = 10;

/** An entry in the workout being built. `key` tells repeated exercises apart. */
export interface Chosen extends CustomExercise {
  key: string;
}

export type Selection = readonly Chosen[];

let made = 0;
const placed = (exercise: CustomExercise): Chosen => ({
  ...exercise,
  key: `${exercise.exerciseId} ${(made += 1)}`,
});

export function selectionOf(exercises: readonly CustomExercise[]): Selection {
  return exercises.map(({ exerciseId, workSeconds }) => placed({ exerciseId, workSeconds }));
}

/** What is sent and stored: the entries without keys. */
export function exercisesOf(selection: Selection): CustomExercise[] {
  return selection.map(({ exerciseId, workSeconds }) => ({ exerciseId, workSeconds }));
}

export const isFull = (selection: Selection): boolean => selection.length >= count.maximum;

/** Adds the exercise at the end, or removes all its entries. A full selection takes no more. */
export function toggled(selection: Selection, exerciseId: string): Selection {
  if (selection.some((each) => each.exerciseId === exerciseId))
    return selection.filter((each) => each.exerciseId !== exerciseId);
  return isFull(selection) ? selection : [...selection, placed({ exerciseId, workSeconds: work.default })];
}

/** Repeats the exercise right after this entry. */
export function repeatedAt(selection: Selection, key: string): Selection {
  if (isFull(selection)) return selection;
  return selection.flatMap((each) => (each.key === key ? [each, placed(each)] : [each]));
}

export function without(selection: Selection, key: string): Selection {
  return selection.filter((each) => each.key !== key);
}

/** Moves an entry to an index, clamped to the list. */
export function moved(selection: Selection, key: string, to: number): Selection {
  const item = selection.find((each) => each.key === key);
  if (!item) return selection;
  return without(selection, key).toSpliced(Math.max(0, to), 0, item);
}

/** Changes work time by steps, within its bounds. */
export function timed(selection: Selection, key: string, steps: number): Selection {
  return selection.map((each) => {
    if (each.key !== key) return each;
    const wanted = each.workSeconds + steps * workStep;
    return { ...each, workSeconds: Math.min(work.maximum, Math.max(work.minimum, wanted)) };
  });
}

/** The IDs of what was chosen, each once. */
export const chosenOnce = (selection: Selection): string[] => [
  ...new Set(selection.map(({ exerciseId }) => exerciseId)),
];
