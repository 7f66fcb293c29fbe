import type { RecentSession, RecentSessions } from './recent-sessions-repository';

/** What ended later is shown: the same for friends in any time zone. */
const shownMs = 86_400_000;

export const shownSince = (now: Date): string => new Date(now.getTime() - shownMs).toISOString();

/** What someone did in the last 24 hours, newest first. */
export const shownSessions = (row: RecentSessions | null | undefined, now: Date): RecentSession[] =>
  (row?.sessions ?? []).filter(({ at }) => at > shownSince(now));
