import type { WorkoutSession } from '../../shared/contracts/workouts';
import { begunWorkout } from '../../shared/rules/begun-workout';
import { beginningOf } from '../activity/public';
import { AppError } from '../platform/errors';
import { decideAgain } from '../platform/storage/retries';
import { transact, type TransactItem } from '../platform/storage/transact';
import { endUncounted } from './end-uncounted';
import { readOpenSession, withProgress } from './open-session';
import { planWorkout, type PlannedWorkout, type WorkoutChoice } from './plan-workout';
import type { WorkoutDeps } from './workouts-deps';

export interface StartRequest extends WorkoutChoice {
  id: string;
  startedAt?: string | undefined;
  endOpen: boolean;
}

function newSession(request: StartRequest, planned: PlannedWorkout, now: Date): WorkoutSession {
  return begunWorkout({
    id: request.id,
    ...planned,
    ...beginningOf(request.startedAt, now),
  });
}

/**
 * Opens a session. A repeat of the same ID returns what is stored. If another session is open it refuses, or ends that
 * one uncounted when `endOpen` is set. It decides again if another device of the person was faster.
 */
export function startWorkout(
  deps: WorkoutDeps,
  userId: string,
  request: StartRequest,
): Promise<WorkoutSession> {
  return decideAgain(() => start(deps, userId, request));
}

async function start(deps: WorkoutDeps, userId: string, request: StartRequest): Promise<WorkoutSession> {
  const { sessions, summaries, storage, quotas } = deps;
  const { found, openId } = await sessions.findBesideOpen(userId, request.id);
  if (found?.isRemoved) throw new AppError('session_id_taken');
  const stored = found && (await withProgress(deps, userId, found.session));
  // The plan may have changed since, so a repeat is recognized by the planned session's ID or the challenge's number.
  if (stored && request.trainingId !== undefined) return repeatedTraining(stored, request.trainingId);
  if (stored && request.challengeNumber !== undefined)
    return repeatedChallenge(stored, request.challengeNumber);
  const planned = await planWorkout(deps, userId, request);
  if (stored) return repeated(stored, planned);

  const now = storage.clock.now();
  const session = newSession(request, planned, now);
  const open = await readOpenSession(deps, userId, openId);
  if (open?.id === session.id) return repeated(open, planned);
  if (open && !request.endOpen) throw new AppError('session_already_open');
  // No one trains that often; sessions that were only started are stored as well.
  await quotas.spend(userId, 'workouts');
  await transact(storage.documents, [
    sessions.createItem(userId, session),
    sessions.openItem(userId, session.id, open?.id ?? null),
    summaries.putItem(userId, session),
    ...(open ? endItems(deps, userId, open, now) : []),
  ]);
  return session;
}

function endItems(
  { sessions, summaries }: WorkoutDeps,
  userId: string,
  open: WorkoutSession,
  now: Date,
): TransactItem[] {
  const ending = endUncounted(open, now);
  return [
    sessions.completeItem(userId, open, ending),
    summaries.endItem(userId, { ...open, ...ending }, open),
  ];
}

function repeatedTraining(stored: WorkoutSession, trainingId: string): WorkoutSession {
  if (stored.trainingId !== trainingId) throw new AppError('session_id_taken');
  return stored;
}

function repeatedChallenge(stored: WorkoutSession, challengeNumber: number): WorkoutSession {
  if (stored.challengeNumber !== challengeNumber) throw new AppError('session_id_taken');
  return stored;
}

/** The exercises as chosen, before any swap. */
function chosenIn({ plan, swaps = [] }: PlannedWorkout & Partial<Pick<WorkoutSession, 'swaps'>>): string {
  const chosen = plan.map(({ exerciseId, workSeconds }, position) => {
    const first = swaps.find((swap) => swap.position === position);
    return [first?.from ?? exerciseId, workSeconds];
  });
  return JSON.stringify(chosen);
}

function repeated(stored: WorkoutSession, planned: PlannedWorkout): WorkoutSession {
  const isSame =
    stored.routineId === planned.routineId &&
    stored.trainingId === null &&
    stored.challengeNumber === planned.challengeNumber &&
    (stored.routineId || chosenIn(stored) === chosenIn(planned));
  if (!isSame) throw new AppError('session_id_taken');
  return stored;
}
