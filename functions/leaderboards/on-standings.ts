import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { DomainEvent } from '../../shared/events/catalogue';
import { eventFields, parseRecord } from '../platform/events/consumer';
import type { Log } from '../platform/logger';
import type { Push } from '../platform/sockets/push';
import { asError, outcomeOf } from '../platform/outcome';
import { running } from '../platform/running';
import { invocationFields } from '../platform/usage';
import { applyStandings, type ApplyDeps } from './apply-standings';
import type { CountedStanding } from './leaderboard-repository';

export interface StandingsDeps extends ApplyDeps {
  push: Push;
  log: Log;
}

type StandingEvent = DomainEvent<'PointsAwarded' | 'StandingChanged'>;

interface Delivery {
  messageId: string;
  event: StandingEvent;
}

interface Read {
  newest: Map<string, CountedStanding>;
  /** By user, to report the standings that could not be applied. */
  deliveries: Map<string, Delivery[]>;
  unreadable: string[];
}

function read({ Records }: SQSEvent, log: Log): Read {
  const result: Read = { newest: new Map(), deliveries: new Map(), unreadable: [] };
  for (const record of Records) {
    const { messageId } = record;
    try {
      const event = parseRecord(record) as StandingEvent;
      const { userId } = event;
      const standing = { userId, ...event.data.standing };
      const known = result.newest.get(userId);
      if (!known || known.version < standing.version) result.newest.set(userId, standing);
      result.deliveries.set(userId, [...(result.deliveries.get(userId) ?? []), { messageId, event }]);
    } catch (error) {
      log.error('event failed', { messageId, outcome: outcomeOf(error), error: asError(error) });
      result.unreadable.push(messageId);
    }
  }
  return result;
}

/** Applies a whole batch together: with one transaction per event it could never catch up. */
export function onStandings({ log, push, ...deps }: StandingsDeps) {
  return (batch: SQSEvent, context?: Context): Promise<SQSBatchResponse> =>
    running(invocationFields(context), async ({ usage }) => {
      const { newest, deliveries, unreadable } = read(batch, log);
      const { changed, failed } = await applyStandings(deps, [...newest.values()]);
      const errors = new Map(failed.map(({ userId, error }) => [userId, error]));
      await Promise.all(changed.map((userId) => push(userId, { type: 'rank.changed' })));
      for (const { event } of [...deliveries.values()].flat()) {
        const fields = eventFields(event);
        const error = errors.get(event.userId);
        if (error === undefined) log.info('event', { ...fields, outcome: 'ok' });
        else log.error('event failed', { ...fields, outcome: outcomeOf(error), error: asError(error) });
      }
      log.info('standings applied', { events: batch.Records.length, people: newest.size, ...usage });
      const unapplied = [...errors.keys()].flatMap((userId) => deliveries.get(userId) ?? []);
      const failedIds = [...unreadable, ...unapplied.map(({ messageId }) => messageId)];
      return { batchItemFailures: failedIds.map((itemIdentifier) => ({ itemIdentifier })) };
    });
}
