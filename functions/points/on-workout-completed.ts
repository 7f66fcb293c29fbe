import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import { awardActivity, type AwardDeps } from './award-activity';

/** Pays a counted workout; one that did not count changes nothing. */
export const onWorkoutCompleted =
  (deps: AwardDeps) =>
  async (event: DomainEvent<'WorkoutCompleted'>): Promise<void> => {
    const { sessionId, localDate, counted, title } = event.data;
    if (!counted) return;
    await awardActivity(deps, {
      userId: event.userId,
      cause: causeOf(event),
      fact: { kind: 'workout', sessionId, localDate, counted, routineName: title },
    });
  };
