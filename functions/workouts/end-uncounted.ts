import type { WorkoutSession } from '../../shared/contracts/workouts';
import { wholeMinutes } from '../../shared/domain/workout-rules';

/** The session as closed because another one was started: it stays in the history and counts for nothing. */
export function endUncounted(session: WorkoutSession, now: Date): WorkoutSession {
  return {
    ...session,
    completedAt: now.toISOString(),
    durationMinutes: wholeMinutes(session.activeSeconds),
    counted: false,
    notCountedReason: 'abandoned',
  };
}
