import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createWorkoutSessionsRepository } from './workout-sessions-repository';
import { createWorkoutSummariesRepository, type LatestSummaries } from './workout-summaries-repository';
import { summaryOf } from './workout-summary';

/** More than are ever read, so that a removed one leaves no gap; they fit into one transaction. */
const kept = 80;

/** Reads the latest summaries. For one release: a person's older sessions that have none are read themselves. */
export function createReadSummaries(storage: Storage) {
  const sessions = createWorkoutSessionsRepository(storage);
  const summaries = createWorkoutSummariesRepository(storage);
  return async (userId: string, limit: number): Promise<LatestSummaries> => {
    const latest = await summaries.readLatest(userId, limit);
    if (latest.areComplete) return latest;
    const written = new Map(latest.summaries.map((summary) => [summary.id, summary]));
    const page = await sessions.list(userId, limit, null);
    const all = page.sessions.map((session) => written.get(session.id) ?? summaryOf(session));
    return { summaries: all, areComplete: false };
  };
}

/** For one release: the items that write the summaries a person's sessions lack, and that none lacks one now. */
export async function missingSummaryItems(storage: Storage, userId: string): Promise<TransactItem[]> {
  const summaries = createWorkoutSummariesRepository(storage);
  const [{ summaries: written }, page] = await Promise.all([
    summaries.readLatest(userId, kept),
    createWorkoutSessionsRepository(storage).list(userId, kept, null),
  ]);
  const known = new Set(written.map(({ id }) => id));
  const missing = page.sessions.filter(({ id }) => !known.has(id));
  return [...missing.map((session) => summaries.addItem(userId, session)), summaries.markItem(userId)];
}
