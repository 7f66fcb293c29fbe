import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { unlessRefused, when } from './conditions';
import type { Storage } from './storage';
import { updateOf } from './update';

/** How often a person may do something within a window of time. */
export interface Quota {
  what: string;
  maximum: number;
  seconds: number;
}

/** The `quotas` table: how often a person did what is bounded, by window. */
export function createQuotas({ documents, tableName, clock }: Storage) {
  return {
    /** Counts one more of the window that runs now; false when there were as many as may be. */
    async take(userId: string, { what, maximum, seconds }: Quota): Promise<boolean> {
      const window = Math.floor(clock.now().getTime() / 1000 / seconds);
      const update = updateOf(
        { TableName: tableName('quotas'), Key: { userId, period: `${what}#${window}` } },
        { add: { taken: 1 }, set: { expiresAt: (window + 2) * seconds } },
        when('attribute_not_exists(taken) OR taken < :maximum', { maximum }),
      );
      return (await unlessRefused(documents.send(new UpdateCommand(update)))) !== null;
    },
  };
}

export type Quotas = ReturnType<typeof createQuotas>;
