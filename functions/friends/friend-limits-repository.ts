import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { unlessRefused, when } from '../platform/storage/conditions';
import { readRow } from '../platform/storage/rows';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { updateOf } from '../platform/storage/update';

const hourMs = 3_600_000;
const listPeriod = 'list';
const listSchema = z.object({ version: z.number().int() });

/** The `friend-limits` table: a person's requests by the hour, and a version that grows with each entry of their list. */
export function createFriendLimitsRepository({ documents, tableName, clock }: Storage) {
  const rowOf = (userId: string, period: string) => ({
    TableName: tableName('friend-limits'),
    Key: { userId, period },
  });

  return {
    /** Counts one more `what` of this hour; false when there were `maximum` already. */
    async take(userId: string, what: string, maximum: number): Promise<boolean> {
      const hour = Math.floor(clock.now().getTime() / hourMs);
      const update = updateOf(
        rowOf(userId, `${what}#${hour}`),
        { add: { taken: 1 }, set: { expiresAt: (hour + 2) * (hourMs / 1000) } },
        when('attribute_not_exists(taken) OR taken < :maximum', { maximum }),
      );
      return (await unlessRefused(documents.send(new UpdateCommand(update)))) !== null;
    },

    async readListVersion(userId: string): Promise<number> {
      return (await readRow(documents, rowOf(userId, listPeriod), listSchema))?.version ?? 0;
    },

    /** Refused when somebody else added to the list since its version was read. */
    growItem(userId: string, seen: number): TransactItem {
      const isAsSeen =
        seen === 0 ? when('attribute_not_exists(version)') : when('#version = :seen', { seen });
      return { Update: updateOf(rowOf(userId, listPeriod), { set: { version: seen + 1 } }, isAsSeen) };
    },
  };
}

export type FriendLimitsRepository = ReturnType<typeof createFriendLimitsRepository>;
