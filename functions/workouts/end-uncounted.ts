import type { WorkoutSession } from '../../shared/contracts/workouts';
import { wholeMinutes } from '../../shared/domain/workout-rules';
import type { Completion } from './workout-sessions-repository';

/** How a session closes because another one was started: it stays in the history and counts for nothing. */
export function endUncounted(session: WorkoutSession, now: Date): Completion {
  return {
    completedAt: now.toISOString(),
    durationMinutes: wholeMinutes(session.activeSeconds),
    counted: false,
    notCountedReason: 'abandoned',
  };
}
