import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import { awardActivity, type AwardDeps } from './award-activity';

type Told = DomainEvent<'WorkoutCompleted' | 'WorkoutRemoved' | 'WorkoutRestored'>;

/** Pays a counted workout and takes back the points of a removed one; uncounted workouts change nothing. */
export const onWorkoutCompleted =
  (deps: AwardDeps) =>
  async (event: Told): Promise<void> => {
    const { sessionId, localDate, counted, title } = event.data;
    if (!counted) return;
    await awardActivity(deps, {
      userId: event.userId,
      cause: causeOf(event),
      fact: { kind: 'workout', sessionId, localDate, counted, routineName: title },
      corrects: event.type !== 'WorkoutCompleted',
    });
  };
