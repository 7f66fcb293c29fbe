import * as z from 'zod';
import { ownRoutineSchema } from '../../../shared/contracts/routines';
import { customBounds, customExercisesSchema } from '../../../shared/rules/custom-plan';
import { tabStorage } from '../../lib/kept-storage';

const buildSchema = z.object({
  routine: ownRoutineSchema.nullable(),
  exercises: customExercisesSchema.or(z.tuple([])),
});
/** The builder's contents: an own routine or a new workout, and its selection. */
export type Build = z.output<typeof buildSchema>;

export const emptyBuild: Build = { routine: null, exercises: [] };
const keyOf = (userId: string) => `builder ${userId}`;

/** This tab's builder contents from before a reload or a detour; empty if there were none. */
export function readBuild(userId: string): Build {
  try {
    const kept: unknown = JSON.parse(tabStorage.read(keyOf(userId)) ?? 'null');
    return buildSchema.safeParse(kept).data ?? emptyBuild;
  } catch {
    return emptyBuild;
  }
}

export function keepBuild(userId: string, build: Build): void {
  tabStorage.write(keyOf(userId), JSON.stringify(build));
}

/** Adds an exercise at the end; false if there is no room. */
export function addToBuild(userId: string, exerciseId: string): boolean {
  const build = readBuild(userId);
  if (build.exercises.length >= customBounds.exercises.maximum) return false;
  const added = { exerciseId, workSeconds: customBounds.work.default };
  keepBuild(userId, { ...build, exercises: [...build.exercises, added] });
  return true;
}
