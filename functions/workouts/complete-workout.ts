import type { HeartRateSeries, WorkoutSession } from '../../shared/contracts/workouts';
import { isChallengeDone } from '../../shared/rules/challenges/challenge';
import { localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { plannedSeconds, sessionSeconds } from '../../shared/rules/routines';
import { workoutCounts } from '../../shared/rules/what-counts';
import { caloriesOfFinished, wholeMinutes } from '../../shared/rules/workout-rules';
import {
  believedSinceOf,
  takenTimeItem,
  trainedTimeOf,
  workoutOfDayItem,
  type TrainedTime,
} from '../activity/public';
import { challengeItems } from '../challenges/public';
import { workoutCountItem } from '../people/public';
import { AppError } from '../platform/errors';
import { outboxItem } from '../platform/outbox/outbox-item';
import { ConditionFailed, refusedBy } from '../platform/storage/conditions';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import { finishedWithin } from './finished-within';
import { measuredBy } from './measured';
import type { Completion } from './workout-sessions-repository';
import type { WorkoutDeps } from './workouts-deps';

export interface CompleteRequest {
  finishedExercises: number[];
  activeSeconds: number;
  finishedAt: string;
  effort: WorkoutSession['effort'];
  heartRate?: HeartRateSeries | undefined;
}

interface Target {
  userId: string;
  sessionId: string;
  correlationId: string;
}

type Ending = Required<Omit<Completion, 'effort' | 'heartRate' | 'caloriesBy'>> & {
  completedAt: string;
  localDate: LocalDate;
};
type Completed = WorkoutSession & Ending;

const attempts = 6;

/**
 * Completes a session: decides whether it counts, and writes session, day, counters, and event in one transaction. A
 * repeat returns what is stored.
 */
export function completeWorkout(
  deps: WorkoutDeps,
  target: Target,
  request: CompleteRequest,
): Promise<WorkoutSession> {
  return decideAgain(() => complete(deps, target, request), attempts);
}

async function complete(
  deps: WorkoutDeps,
  target: Target,
  request: CompleteRequest,
): Promise<WorkoutSession> {
  const { sessions, summaries, heartRates, readSettings, readTakenTime, storage } = deps;
  const { userId, sessionId } = target;
  const [session, settings, seen] = await Promise.all([
    sessions.read(userId, sessionId),
    readSettings(userId),
    readTakenTime(userId),
  ]);
  if (!session) throw new AppError('session_not_found');
  if (session.completedAt) return session;
  if (!settings) throw new AppError('profile_not_found');

  const now = storage.clock.now();
  const time = trainedTimeOf(seen.taken, {
    startedAt: Date.parse(session.startedAt),
    startedOffline: session.startedOffline,
    finishedAt: Date.parse(request.finishedAt),
    activeSeconds: request.activeSeconds,
    believedSince: believedSinceOf(settings.accountSince, now),
    now: now.getTime(),
  });
  const ending = endingOf(session, request, time, settings.timeZone);
  const measured = await measuredBy(deps, userId, request, ending);
  const told = { ...(request.effort && { effort: request.effort }), ...measured?.figures };
  const completed = { ...session, ...ending, ...told };
  const refused = await refusedBy(
    transact(storage.documents, [
      sessions.completeItem(userId, session, { ...ending, ...told }),
      ...(measured ? [heartRates.putItem(userId, sessionId, measured.beats)] : []),
      sessions.closeItem(userId, sessionId),
      summaries.putItem(userId, completed),
      ...(time.activeSeconds > 0 ? [takenTimeItem(storage, userId, seen, time.taken)] : []),
      ...(completed.counted ? await countItems(deps, userId, completed) : []),
      ...(await challengeDoneItems(deps, target, completed)),
      completedEvent(deps, target, completed),
    ]),
  );
  if (refused.length > 0) return afterRace(deps, target, refused);
  return completed;
}

function endingOf(
  session: WorkoutSession,
  request: CompleteRequest,
  { startedAt, activeSeconds, finishedAt }: TrainedTime,
  timeZone: string,
): Ending {
  const finishedExercises = finishedWithin(session, request);
  const counted = workoutCounts({ plan: session.plan, finishedExercises, activeSeconds });
  const completedAt = new Date(finishedAt);
  return {
    startedAt: new Date(startedAt).toISOString(),
    completedAt: completedAt.toISOString(),
    finishedExercises,
    activeSeconds,
    durationMinutes: wholeMinutes(activeSeconds),
    caloriesBurned: caloriesOfFinished(session.plan, finishedExercises),
    counted,
    notCountedReason: counted ? null : 'too_short',
    localDate: localDateOf(completedAt, timeZone),
  };
}

/**
 * What doing the day's plan asks of the day, in full minutes as they are shown (a swap may change the seconds). Whoever
 * did every exercise did the plan, also with shorter rests.
 */
function ownGoal(completed: Completed): number {
  const minutes = wholeMinutes(sessionSeconds(completed));
  const isWhole = completed.finishedExercises.length === completed.plan.length;
  return 60 * (isWhole ? Math.min(minutes, completed.durationMinutes) : minutes);
}

/** The session's share of its day, whose goal the first one fixes, and of the person's counters. */
async function countItems(
  { storage, readNewGoal }: WorkoutDeps,
  userId: string,
  completed: Completed,
): Promise<TransactItem[]> {
  const { localDate, activeSeconds, durationMinutes: minutes, caloriesBurned: caloriesKcal } = completed;
  const own = completed.isPlan ? ownGoal(completed) : undefined;
  const goalSeconds = await readNewGoal(userId, localDate, own);
  return [
    workoutOfDayItem(storage, userId, {
      localDate,
      activeSeconds,
      caloriesKcal,
      goalSeconds,
      isChallenge: completesChallenge(completed),
    }),
    workoutCountItem(storage, userId, { caloriesKcal, minutes }),
  ];
}

export const completesChallenge = ({ challengeNumber, counted, activeSeconds }: WorkoutSession) =>
  challengeNumber !== undefined && counted && isChallengeDone(activeSeconds);

/** The ladder's progress and its event, if the session is a challenge done for at least 80% of its time. */
async function challengeDoneItems(
  { storage, readHighestChallenge }: WorkoutDeps,
  { userId, correlationId }: Target,
  completed: Completed,
): Promise<TransactItem[]> {
  const { challengeNumber: number, id: sessionId, localDate, activeSeconds, completedAt } = completed;
  if (number === undefined || !completesChallenge(completed)) return [];
  const highest = await readHighestChallenge(userId);
  const items = challengeItems(storage, userId, { number, highest, completedAt });
  if (items.length === 0) return [];
  const isFirst = number > highest;
  const data = { challengeNumber: number, sessionId, localDate, activeSeconds, isFirst };
  const cause = { correlationId, depth: 0 };
  return [...items, outboxItem(storage, 'ChallengeCompleted', { userId, cause, data })];
}

function completedEvent({ storage }: WorkoutDeps, target: Target, completed: Completed): TransactItem {
  const { title, localDate, counted, activeSeconds, caloriesBurned, plan } = completed;
  const challengeNumber = completed.challengeNumber ?? null;
  return outboxItem(storage, 'WorkoutCompleted', {
    userId: target.userId,
    cause: { correlationId: target.correlationId, depth: 0 },
    data: {
      sessionId: completed.id,
      title,
      localDate,
      counted,
      activeSeconds,
      caloriesBurned,
      routineId: completed.routineId ?? completed.adaptedFrom ?? null,
      challengeNumber,
      plannedSeconds: plannedSeconds(plan),
    },
  });
}

/** A parallel repeat completed it first, so that result holds. Otherwise the account is gone. */
async function afterRace(
  { sessions }: WorkoutDeps,
  { userId, sessionId }: Target,
  refused: readonly number[],
) {
  const stored = await sessions.read(userId, sessionId);
  if (stored?.completedAt) return stored;
  if (!stored) throw new AppError('session_not_found');
  throw new ConditionFailed(refused);
}
