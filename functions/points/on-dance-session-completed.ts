import type { DomainEvent } from '../../shared/events/catalogue';
import { causeOf } from '../platform/events/consumer';
import { awardActivity, type AwardDeps } from './award-activity';

type Told = DomainEvent<'DanceSessionCompleted' | 'DanceRemoved' | 'DanceRestored'>;

/** Pays a dance, once a day, and takes it back if it is removed; even an unpaid one can meet the daily goal. */
export const onDanceSessionCompleted =
  (deps: AwardDeps) =>
  async (event: Told): Promise<void> => {
    const { sessionId, localDate, reachedLastMove, trackedShare } = event.data;
    await awardActivity(deps, {
      userId: event.userId,
      cause: causeOf(event),
      fact: { kind: 'dance', sessionId, localDate, reachedLastMove, trackedShare },
      corrects: event.type !== 'DanceSessionCompleted',
    });
  };
