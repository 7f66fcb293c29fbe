import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import type { DomainEvent } from '../../shared/events/catalogue';
import { parseRecord } from '../platform/events/consumer';
import type { Log } from '../platform/logger';
import type { Push } from '../platform/sockets/push';
import { counting } from '../platform/usage';
import { applyStandings, type ApplyDeps } from './apply-standings';
import type { CountedStanding } from './leaderboard-repository';

export interface StandingsDeps extends ApplyDeps {
  push: Push;
  log: Log;
}

interface Read {
  newest: Map<string, CountedStanding>;
  /** Message IDs by user, to report the standings that could not be applied. */
  messages: Map<string, string[]>;
  unreadable: string[];
}

function read({ Records }: SQSEvent, log: Log): Read {
  const result: Read = { newest: new Map(), messages: new Map(), unreadable: [] };
  for (const record of Records) {
    try {
      const event = parseRecord(record) as DomainEvent<'PointsAwarded' | 'StandingChanged'>;
      const { userId } = event;
      const standing = { userId, ...event.data.standing };
      const known = result.newest.get(userId);
      if (!known || known.version < standing.version) result.newest.set(userId, standing);
      result.messages.set(userId, [...(result.messages.get(userId) ?? []), record.messageId]);
    } catch (error) {
      log.error('event failed', { messageId: record.messageId, error: error as Error });
      result.unreadable.push(record.messageId);
    }
  }
  return result;
}

/** Applies a whole batch together: with one transaction per event it could never catch up. */
export function onStandings(deps: StandingsDeps) {
  return (event: SQSEvent): Promise<SQSBatchResponse> =>
    counting(async (usage) => {
      const { newest, messages, unreadable } = read(event, deps.log);
      const { changed, failed } = await applyStandings(deps, [...newest.values()]);
      for (const { error } of failed) deps.log.error('standing not applied', { error: error as Error });
      await Promise.all(changed.map((userId) => deps.push(userId, { type: 'rank.changed' })));
      const failedIds = failed.flatMap(({ userId }) => messages.get(userId) ?? []);
      deps.log.info('standings applied', { events: event.Records.length, people: newest.size, ...usage });
      return {
        batchItemFailures: [...unreadable, ...failedIds].map((itemIdentifier) => ({ itemIdentifier })),
      };
    });
}
