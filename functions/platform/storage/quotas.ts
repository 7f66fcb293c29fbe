import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors';
import { unlessRefused, when } from './conditions';
import { limits, type LimitName } from './limits';
import type { Storage } from './storage';
import { updateOf } from './update';

/** The `quotas` table: how often a person did something limited, per window. */
export function createQuotas({ documents, tableName, clock }: Storage) {
  /** Counts one more in the current window, for `other` if it concerns someone; null if the limit was reached. */
  async function count(userId: string, what: LimitName, other?: string): Promise<number | null> {
    const { maximum, seconds } = limits[what];
    const window = Math.floor(clock.now().getTime() / 1000 / seconds);
    const period = [what, ...(other ? [other] : []), window].join('#');
    const update = updateOf(
      { TableName: tableName('quotas'), Key: { userId, period } },
      { add: { taken: 1 }, set: { expiresAt: (window + 2) * seconds } },
      when('attribute_not_exists(taken) OR taken < :maximum', { maximum }),
    );
    const command = new UpdateCommand({ ...update, ReturnValues: 'UPDATED_NEW' });
    const done = await unlessRefused(documents.send(command));
    return done && Number(done.Attributes?.['taken']);
  }

  return {
    /** Whether one more was within the limit. */
    async take(userId: string, what: LimitName): Promise<boolean> {
      return (await count(userId, what)) !== null;
    },

    /** How many it were in this window, with this one; throws the limit's error above it. */
    async spend(userId: string, what: LimitName, other?: string): Promise<number> {
      const taken = await count(userId, what, other);
      if (taken === null) throw new AppError(limits[what].refused);
      return taken;
    },
  };
}

export type Quotas = ReturnType<typeof createQuotas>;
