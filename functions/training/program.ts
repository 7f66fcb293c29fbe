import type { FollowedProgram } from '../../shared/contracts/training';
import type { ProgramProgress } from '../../shared/rules/training/programs';
import type { StoredProgram } from './plan-row';

export interface ProgramChoice {
  id: FollowedProgram['id'] | null;
  isPaused: boolean;
}

/** The program after this many workouts; workouts during a pause do not count. */
export function programAt(stored: StoredProgram | null, workoutsCompleted: number): FollowedProgram | null {
  if (stored === null) return null;
  const { workoutsAtResume, ...programme } = stored;
  const since = programme.isPaused ? 0 : Math.max(0, workoutsCompleted - workoutsAtResume);
  return { ...programme, sessionsDone: programme.sessionsDone + since };
}

/** The planner's input: a paused program is left out. */
export const progressOf = (programme: FollowedProgram | null): ProgramProgress | null =>
  programme && !programme.isPaused ? { id: programme.id, sessionsDone: programme.sessionsDone } : null;

/** The program to store after a choice: the same one continues where it was, another one starts over. */
export function chosenProgram(
  stored: StoredProgram | null,
  { id, isPaused }: ProgramChoice,
  { workoutsCompleted, now }: { workoutsCompleted: number; now: Date },
): StoredProgram | null {
  if (id === null) return null;
  const current = programAt(stored, workoutsCompleted);
  const begun =
    current?.id === id ? current : { id, startedAt: now.toISOString(), isPaused, sessionsDone: 0 };
  return { ...begun, isPaused, workoutsAtResume: workoutsCompleted };
}
