import type { DanceBest, DanceSession } from '../../shared/contracts/dance';
import { LEAST_TRACKED } from '../../shared/rules/dance/result';
import { localDateSchema } from '../../shared/rules/local-date';
import { wholeMinutes } from '../../shared/rules/workout-rules';
import { danceOfDayItem } from '../activity/public';
import { danceCountItem } from '../people/public';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { Sign } from '../platform/storage/update';
import type { DanceDeps } from './dance-deps';

type RemoveDeps = Pick<DanceDeps, 'storage' | 'sessions'>;

interface Target {
  userId: string;
  sessionId: string;
  correlationId: string;
}

const attempts = 6;
const pageSize = 100;

function countItems(
  { storage }: RemoveDeps,
  userId: string,
  session: DanceSession,
  sign: Sign,
): TransactItem[] {
  const { activeSeconds, caloriesBurned: caloriesKcal, reachedLastMove: counts } = session;
  if (activeSeconds === 0) return [];
  const localDate = localDateSchema.parse(session.localDate);
  const minutes = wholeMinutes(activeSeconds);
  return [
    danceOfDayItem(storage, userId, { localDate, activeSeconds, caloriesKcal, counts }, sign),
    danceCountItem(storage, userId, { caloriesKcal, minutes }, sign),
  ];
}

function asBest({ id: sessionId, style, score, completedAt: at, ...result }: DanceSession): DanceBest | null {
  const { reachedLastMove, trackedShare } = result;
  if (score === null || at === null || !reachedLastMove || trackedShare < LEAST_TRACKED) return null;
  return { style, sessionId, score, at };
}

/** The style's best without one of its sessions. Ties go to the earlier one; sessions are listed newest first. */
async function bestWithout(
  { sessions }: RemoveDeps,
  userId: string,
  gone: DanceBest,
): Promise<DanceBest | null> {
  let best: DanceBest | null = null;
  let before: string | null = null;
  do {
    const page = await sessions.list(userId, pageSize, before);
    for (const each of page.sessions) {
      const other = asBest(each);
      const isOther = other?.style === gone.style && other.sessionId !== gone.sessionId;
      if (isOther && other.score >= (best?.score ?? 0)) best = other;
    }
    before = page.nextId;
  } while (before !== null);
  return best;
}

/** Updates the best of the session's style. */
async function bestItems(
  deps: RemoveDeps,
  userId: string,
  session: DanceSession,
  sign: Sign,
): Promise<TransactItem[]> {
  const { sessions } = deps;
  const own = asBest(session);
  if (!own) return [];
  const seen = await sessions.readBest(userId, session.style);
  if (sign > 0) return seen && seen.score >= own.score ? [] : [sessions.bestItem(userId, seen, own)];
  if (seen?.sessionId !== own.sessionId) return [];
  const next = await bestWithout(deps, userId, own);
  return [next ? sessions.bestItem(userId, seen, next) : sessions.noBestItem(userId, seen)];
}

/** Row, day, counters, best, and event in one transaction; the event settles the points. */
async function change(deps: RemoveDeps, target: Target, session: DanceSession, sign: Sign): Promise<void> {
  const { storage, sessions } = deps;
  const { userId, sessionId, correlationId } = target;
  const { reachedLastMove, trackedShare } = session;
  const localDate = localDateSchema.parse(session.localDate);
  const removedAt = sign < 0 ? storage.clock.now().toISOString() : null;
  const type = removedAt ? 'DanceRemoved' : 'DanceRestored';
  const data = { sessionId, localDate, reachedLastMove, trackedShare };
  await transact(storage.documents, [
    sessions.removedItem(userId, sessionId, removedAt),
    ...countItems(deps, userId, session, sign),
    ...(await bestItems(deps, userId, session, sign)),
    outboxItem(storage, type, { userId, cause: { correlationId, depth: 0 }, data }),
  ]);
}

/** Removes a completed dance with everything it counted for. */
export function removeDance(deps: RemoveDeps, target: Target): Promise<{ id: string }> {
  return decideAgain(async () => {
    const session = await deps.sessions.readCompleted(target.userId, target.sessionId);
    if (!session) throw new AppError('session_not_found');
    await change(deps, target, session, -1);
    return { id: session.id };
  }, attempts);
}

/** Restores a removed dance; one that was not removed is returned as is. */
export function restoreDance(deps: RemoveDeps, target: Target): Promise<DanceSession> {
  return decideAgain(async () => {
    const there = await deps.sessions.readCompleted(target.userId, target.sessionId);
    const session = there ?? (await deps.sessions.readRemoved(target.userId, target.sessionId));
    if (!session) throw new AppError('session_not_found');
    if (!there) await change(deps, target, session, 1);
    return session;
  }, attempts);
}
