import * as z from 'zod';
import { ownRoutineSchema } from '../../../shared/contracts/routines';
import { customBounds, customExercisesSchema } from '../../../shared/rules/custom-plan';

const buildSchema = z.object({
  routine: ownRoutineSchema.nullable(),
  exercises: customExercisesSchema.or(z.tuple([])),
});
/** What stands in the builder: one's own routine or a new workout, and what is chosen. */
export type Build = z.output<typeof buildSchema>;

export const emptyBuild: Build = { routine: null, exercises: [] };
const keyOf = (userId: string) => `builder ${userId}`;

/** What this tab's builder held before a reload or a step away; empty where it held nothing. */
export function readBuild(userId: string): Build {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return buildSchema.safeParse(kept).data ?? emptyBuild;
  } catch {
    return emptyBuild;
  }
}

export function keepBuild(userId: string, build: Build): void {
  try {
    sessionStorage.setItem(keyOf(userId), JSON.stringify(build));
  } catch {
    // A browser that refuses storage keeps it until the page is left.
  }
}

/** Puts an exercise at the end of what stands there; false where there is no room. */
export function addToBuild(userId: string, exerciseId: string): boolean {
  const build = readBuild(userId);
  if (build.exercises.length >= customBounds.exercises.maximum) return false;
  const added = { exerciseId, workSeconds: customBounds.work.default };
  keepBuild(userId, { ...build, exercises: [...build.exercises, added] });
  return true;
}
