import { awardKeys } from '../../shared/rules/awards';
import { factsOf, paidOf } from './rules/ledger';
import type { Storage } from '../platform/storage/storage';
import { createLedgerRepository } from './ledger-repository';

export { awardItems } from './award-items';

interface DatedSession {
  id: string;
  localDate: string | null;
}

/** Points that each of up to 100 sessions earned as a workout, by ID; sessions without any are left out. */
export type ReadWorkoutPoints = (
  userId: string,
  sessions: readonly DatedSession[],
) => Promise<Map<string, number>>;

export function createReadWorkoutPoints(storage: Storage): ReadWorkoutPoints {
  const ledger = createLedgerRepository(storage);
  return async (userId, sessions) => {
    const keys = sessions.flatMap(({ id, localDate }) =>
      localDate ? [awardKeys.workout(localDate, id)] : [],
    );
    const entries = await ledger.find(userId, { keys, prefixes: [] });
    return new Map(entries.flatMap(({ activityId, points }) => (activityId ? [[activityId, points]] : [])));
  };
}

/** The session that the day's dance was paid for, or null. */
export type ReadPaidDance = (userId: string, localDate: string) => Promise<string | null>;

export function createReadPaidDance(storage: Storage): ReadPaidDance {
  const ledger = createLedgerRepository(storage);
  return async (userId, localDate) => {
    const entries = await ledger.find(userId, { keys: [], prefixes: [awardKeys.dance(localDate)] });
    return paidOf(factsOf(entries))[0]?.activityId ?? null;
  };
}
