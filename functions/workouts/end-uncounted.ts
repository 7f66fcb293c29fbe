import type { WorkoutSession } from '../../shared/contracts/workouts';
import { wholeMinutes } from '../../shared/rules/workout-rules';
import type { Completion } from './workout-sessions-repository';

/** Closes a session because another one was started: it stays in the history and counts for nothing. */
export function endUncounted(session: WorkoutSession, now: Date): Completion {
  const passedSeconds = Math.floor((now.getTime() - Date.parse(session.startedAt)) / 1000);
  const activeSeconds = Math.min(session.activeSeconds, passedSeconds);
  return {
    completedAt: now.toISOString(),
    finishedExercises: session.finishedExercises,
    activeSeconds,
    durationMinutes: wholeMinutes(activeSeconds),
    counted: false,
    notCountedReason: 'abandoned',
  };
}
