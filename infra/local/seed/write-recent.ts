import type { Areas } from './areas';
import type { simulateHistory } from './simulate-history';

const dayMs = 86_400_000;

/** What friends see of the last day. */
export async function writeRecent(
  { recentSessions, storage }: Areas,
  userId: string,
  { workouts }: ReturnType<typeof simulateHistory>,
): Promise<void> {
  const since = new Date(storage.clock.now().getTime() - dayMs).toISOString();
  const recent = workouts.flatMap(({ session: { id: sessionId, completedAt: at, activeSeconds } }) =>
    at !== null && at > since
      ? [{ sessionId, kind: 'workout' as const, at, activeSeconds, sharedTitle: null }]
      : [],
  );
  if (recent.length > 0) await recentSessions.save(userId, null, recent.toReversed());
}
