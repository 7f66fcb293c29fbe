import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { AppError } from '../errors';
import { unlessRefused, when } from './conditions';
import { limits, type LimitName } from './limits';
import type { Storage } from './storage';
import { updateOf } from './update';

/** The seconds from `now` to the end of a window of that length; windows are the same for everyone. */
export const secondsLeft = (now: Date, seconds: number) =>
  seconds - (Math.floor(now.getTime() / 1000) % seconds);

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
      if (taken !== null) return taken;
      const { refused, seconds } = limits[what];
      throw new AppError(refused, undefined, secondsLeft(clock.now(), seconds));
    },
  };
}

/** Adds to how often a person called an endpoint in a minute; returns how often that was, with these. */
export async function countCalls(
  { documents, tableName }: Storage,
  { userId, endpoint, minute }: { userId: string; endpoint: string; minute: number },
  times: number,
): Promise<number> {
  const row = { TableName: tableName('quotas'), Key: { userId, period: `calls#${endpoint}#${minute}` } };
  const update = updateOf(row, { add: { taken: times }, set: { expiresAt: (minute + 2) * 60 } });
  const command = new UpdateCommand({ ...update, ReturnValues: 'UPDATED_NEW' });
  const { Attributes } = await documents.send(command);
  return Number(Attributes?.['taken']);
}

export type Quotas = ReturnType<typeof createQuotas>;
