import type { FollowedProgramme } from '../../shared/contracts/training';
import type { ProgrammeProgress } from '../../shared/rules/training/programmes';
import type { StoredProgramme } from './plan-row';

export interface ProgrammeChoice {
  id: FollowedProgramme['id'] | null;
  isPaused: boolean;
}

/** The program after this many workouts; workouts during a pause do not count. */
export function programmeAt(
  stored: StoredProgramme | null,
  workoutsCompleted: number,
): FollowedProgramme | null {
  if (stored === null) return null;
  const { workoutsAtResume, ...programme } = stored;
  const since = programme.isPaused ? 0 : Math.max(0, workoutsCompleted - workoutsAtResume);
  return { ...programme, sessionsDone: programme.sessionsDone + since };
}

/** The planner's input: a paused program is left out. */
export const progressOf = (programme: FollowedProgramme | null): ProgrammeProgress | null =>
  programme && !programme.isPaused ? { id: programme.id, sessionsDone: programme.sessionsDone } : null;

/** The program to store after a choice: the same one continues where it was, another one starts over. */
export function chosenProgramme(
  stored: StoredProgramme | null,
  { id, isPaused }: ProgrammeChoice,
  { workoutsCompleted, now }: { workoutsCompleted: number; now: Date },
): StoredProgramme | null {
  if (id === null) return null;
  const current = programmeAt(stored, workoutsCompleted);
  const begun =
    current?.id === id ? current : { id, startedAt: now.toISOString(), isPaused, sessionsDone: 0 };
  return { ...begun, isPaused, workoutsAtResume: workoutsCompleted };
}
