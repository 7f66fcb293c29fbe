import type { DanceBest, DanceSession, UnpaidReason } from '../../shared/contracts/dance';
import { isPlausible } from './plausible';
import { danceResult, LEAST_TRACKED, type DanceSample } from '../../shared/rules/dance/result';
import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { wholeMinutes } from '../../shared/rules/workout-rules';
import { believedSinceOf, danceOfDayItem, takenTimeItem, trainedTimeOf } from '../activity/public';
import { danceCountItem } from '../people/public';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import type { DanceDeps } from './dance-deps';
import type { OpenDance } from './dance-sessions-repository';

interface Target {
  userId: string;
  sessionId: string;
  correlationId: string;
}

export interface CompleteDanceRequest {
  samples: DanceSample[];
  finishedAt: string;
}

type Completed = DanceSession & { completedAt: string; localDate: LocalDate };

const attempts = 6;

/**
 * Completes a session: computes its result from the samples, and writes session, day, counters, the style's best, and
 * the event in one transaction. A repeat returns what is stored.
 */
export function completeDance(
  deps: DanceDeps,
  target: Target,
  request: CompleteDanceRequest,
): Promise<DanceSession> {
  return decideAgain(() => complete(deps, target, request), attempts);
}

async function complete(
  deps: DanceDeps,
  target: Target,
  { samples, finishedAt }: CompleteDanceRequest,
): Promise<DanceSession> {
  const { sessions, readSettings, readTakenTime, storage } = deps;
  const { userId, sessionId } = target;
  const [open, settings, seen] = await Promise.all([
    sessions.readOpen(userId, sessionId),
    readSettings(userId),
    readTakenTime(userId),
  ]);
  // A session moves from one key to the other when it ends, so both are checked in that order.
  const stored = open ? null : await sessions.readCompleted(userId, sessionId);
  if (stored) return stored;
  if (!open) throw new AppError('session_not_found');
  if (!settings) throw new AppError('profile_not_found');
  if (!isPlausible(open, samples)) throw new AppError('dance_not_plausible');

  const now = storage.clock.now();
  const time = trainedTimeOf(seen.taken, {
    startedAt: Date.parse(open.startedAt),
    startedOffline: open.startedOffline,
    finishedAt: Date.parse(finishedAt),
    activeSeconds: samples.length,
    believedSince: believedSinceOf(settings.accountSince, now),
    now: now.getTime(),
  });
  const result = danceResult(open.set, samples.slice(0, time.activeSeconds));
  const end = new Date(time.finishedAt);
  const localDate = localDateOf(end, settings.timeZone);
  const startedAt = new Date(time.startedAt).toISOString();
  const ended = { ...open, ...result, startedAt, completedAt: end.toISOString(), localDate };
  const completed: Completed = { ...ended, unpaidReason: await unpaidReasonOf(deps, userId, ended) };
  await transact(storage.documents, [
    sessions.closeItem(userId, sessionId),
    sessions.completedItem(userId, completed),
    ...(time.activeSeconds > 0 ? [takenTimeItem(storage, userId, seen, time.taken)] : []),
    ...(await countItems(deps, userId, completed)),
    ...(await bestItems(deps, userId, completed)),
    completedEvent(deps, target, completed),
  ]);
  return completed;
}

type Ended = OpenDance & Pick<DanceSession, 'reachedLastMove' | 'trackedShare'> & { localDate: LocalDate };

async function unpaidReasonOf(
  { readPaidDance }: DanceDeps,
  userId: string,
  { camera, reachedLastMove, trackedShare, localDate }: Ended,
): Promise<UnpaidReason | null> {
  if (!reachedLastMove) return 'not_finished';
  if (!camera) return 'no_camera';
  if (trackedShare < LEAST_TRACKED) return 'not_tracked';
  return (await readPaidDance(userId, localDate)) === null ? null : 'paid_today';
}

async function countItems(
  { storage, readNewGoal }: DanceDeps,
  userId: string,
  completed: Completed,
): Promise<TransactItem[]> {
  const { localDate, activeSeconds, caloriesBurned: caloriesKcal, reachedLastMove: counts } = completed;
  if (activeSeconds === 0) return [];
  const goalSeconds = await readNewGoal(userId, localDate);
  return [
    danceOfDayItem(storage, userId, { localDate, activeSeconds, caloriesKcal, counts, goalSeconds }),
    danceCountItem(storage, userId, { caloriesKcal, minutes: wholeMinutes(activeSeconds) }),
  ];
}

/** Whether it beats the style's best: danced to the last move and visible for half of the time. */
async function bestItems(
  { sessions }: DanceDeps,
  userId: string,
  completed: Completed,
): Promise<TransactItem[]> {
  const { id: sessionId, style, score, completedAt: at, reachedLastMove, trackedShare } = completed;
  if (score === null || !reachedLastMove || trackedShare < LEAST_TRACKED) return [];
  const seen = await sessions.readBest(userId, style);
  if (seen && seen.score >= score) return [];
  const best: DanceBest = { style, sessionId, score, at };
  return [sessions.bestItem(userId, seen, best)];
}

function completedEvent({ storage }: DanceDeps, target: Target, completed: Completed): TransactItem {
  const { style, set, localDate, reachedLastMove, trackedShare, score } = completed;
  const { activeSeconds, caloriesBurned } = completed;
  return outboxItem(storage, 'DanceSessionCompleted', {
    userId: target.userId,
    cause: { correlationId: target.correlationId, depth: 0 },
    data: {
      sessionId: completed.id,
      style,
      set,
      localDate,
      reachedLastMove,
      trackedShare,
      score,
      activeSeconds,
      caloriesBurned,
    },
  });
}
