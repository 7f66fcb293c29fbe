import { nowSeconds, type Pool } from './pool';
import { attemptsRowSchema, rowKey } from './rows';

const freeAttempts = 5;
const longestLockSeconds = 15 * 60;

/**
 * Runs a check of a password or TOTP code, which returns undefined if it was wrong. From the fifth failure on the
 * account is locked, for 1 s at first, doubling up to 15 minutes; 15 quiet minutes or a sign-in reset it.
 */
export async function limitAttempts<T>(
  pool: Pool,
  sub: string,
  locked: Error,
  check: () => Promise<T | undefined>,
): Promise<T | undefined> {
  // One at a time, or parallel guesses would all be checked before the first failure is counted.
  return inTurn(pool.queues, sub, async () => {
    const now = pool.options.now().getTime();
    const pk = rowKey.attempts(sub);
    const last = await pool.store.read(attemptsRowSchema, pk);
    if (last && last.lockedUntil > now) throw locked;
    const result = await check();
    if (result !== undefined) return result;
    const failures = (last && last.expiresAt > nowSeconds(pool) ? last.failures : 0) + 1;
    const lockSeconds =
      failures < freeAttempts ? 0 : Math.min(2 ** (failures - freeAttempts), longestLockSeconds);
    const lockedUntil = now + lockSeconds * 1000;
    const expiresAt = nowSeconds(pool) + lockSeconds + longestLockSeconds;
    await pool.store.save([{ pk, revision: last?.revision ?? 0, failures, lockedUntil, expiresAt }]);
    return undefined;
  });
}

export const clearAttempts = (pool: Pool, sub: string) => pool.store.drop(rowKey.attempts(sub));

async function inTurn<T>(queues: Pool['queues'], key: string, work: () => Promise<T>): Promise<T> {
  const turn = (queues.get(key) ?? Promise.resolve()).then(work, work);
  queues.set(key, turn);
  try {
    return await turn;
  } finally {
    if (queues.get(key) === turn) queues.delete(key);
  }
}
