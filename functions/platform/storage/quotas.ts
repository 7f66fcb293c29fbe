import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors';
import { unlessRefused, when } from './conditions';
import { limits, type LimitName } from './limits';
import type { Storage } from './storage';
import { updateOf } from './update';

/** The `quotas` table: how often a person did something limited, per window. */
export function createQuotas({ documents, tableName, clock }: Storage) {
  /** Counts one more in the current window, for `other` if it concerns someone; false if the limit was reached. */
  async function take(userId: string, what: LimitName, other?: string): Promise<boolean> {
    const { maximum, seconds } = limits[what];
    const window = Math.floor(clock.now().getTime() / 1000 / seconds);
    const period = [what, ...(other ? [other] : []), window].join('#');
    const update = updateOf(
      { TableName: tableName('quotas'), Key: { userId, period } },
      { add: { taken: 1 }, set: { expiresAt: (window + 2) * seconds } },
      when('attribute_not_exists(taken) OR taken < :maximum', { maximum }),
    );
    return (await unlessRefused(documents.send(new UpdateCommand(update)))) !== null;
  }

  return {
    take,

    /** The same, but throws the limit's error. */
    async spend(userId: string, what: LimitName, other?: string): Promise<void> {
      if (!(await take(userId, what, other))) throw new AppError(limits[what].refused);
    },
  };
}

export type Quotas = ReturnType<typeof createQuotas>;
