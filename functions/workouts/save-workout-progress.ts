import type { ExerciseSet, NewRecord, WorkoutSession } from '../../shared/contracts/workouts';
import { AppError } from '../platform/errors';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { fitsTheTime } from './counted-within';
import { finishedWithin } from './finished-within';
import { swapExercises, type SwapRequest } from './swap-exercises';
import { newRecordsOf, recordsAfter } from './personal-record';
import type { WorkoutDeps } from './workouts-deps';
import type { SessionChanges } from './workout-sessions-repository';

export interface SaveRequest {
  finishedExercises?: number[] | undefined;
  activeSeconds?: number | undefined;
  effort?: WorkoutSession['effort'] | undefined;
  sets?: ExerciseSet[] | undefined;
  swaps?: SwapRequest[] | undefined;
}

export type Saved = WorkoutSession & { records: NewRecord[] };

type SaveDeps = Pick<
  WorkoutDeps,
  'sessions' | 'summaries' | 'records' | 'storage' | 'findExercises' | 'readSettings' | 'readIsAllowed'
>;

const attempts = 6;

/**
 * Saves what a reload needs to resume, how it felt, and the sets done, in one transaction with the personal records
 * that the sets change; returns the stored session and the records it set. Progress, which comes at every exercise,
 * only goes into the small row of the summary.
 */
export function saveWorkoutProgress(
  deps: SaveDeps,
  target: { userId: string; sessionId: string },
  request: SaveRequest,
): Promise<Saved> {
  return decideAgain((attempt) => save(deps, target, request, attempt), attempts);
}

async function save(
  deps: SaveDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
  request: SaveRequest,
  attempt: number,
): Promise<Saved> {
  const { sessions, summaries, records, storage } = deps;
  const [found, progress, stored] = await Promise.all([
    sessions.read(userId, sessionId),
    request.finishedExercises ? null : summaries.readProgress(userId, sessionId),
    request.sets ? records.readAll(userId) : [],
  ]);
  if (!found) throw new AppError('session_not_found');
  const session = found.completedAt === null ? { ...found, ...progress } : found;
  const isProgress = request.finishedExercises ?? request.swaps;
  if (session.completedAt && isProgress) throw new AppError('session_already_completed');

  const swapped = request.swaps && (await swapExercises(deps, userId, session, request.swaps));
  if (request.sets && !fitsTheTime(request.sets, session, storage.clock.now()))
    throw new AppError('invalid_request', 'sets: more than fit in the time of the workout');
  const changes = { ...changesOf(session, request), ...swapped };
  if (Object.keys(changes).length === 0) return { ...session, records: [] };
  const saved = { ...session, ...changes };
  const changedRecords = request.sets
    ? recordsAfter({ ...saved, at: saved.completedAt ?? saved.startedAt }, stored)
    : [];
  // One that began before summaries has none, so the first attempt is refused.
  if (isOnlyProgress(changes) && attempt === 1) await summaries.saveProgress(userId, saved);
  else
    await transact(storage.documents, [
      sessions.changeItem(userId, session, changes),
      ...(isInSummary(saved, changes) ? [summaries.putItem(userId, saved)] : []),
      ...changedRecords.map((record) => records.saveItem(userId, record)),
    ]);
  return { ...saved, records: newRecordsOf(sessionId, stored, changedRecords) };
}

const isOnlyProgress = (changes: SessionChanges) =>
  Object.keys(changes).every((name) => name === 'finishedExercises' || name === 'activeSeconds');

/** While it is open, the summary has its progress only. */
const isInSummary = ({ completedAt }: WorkoutSession, { finishedExercises, effort }: SessionChanges) =>
  finishedExercises !== undefined || (completedAt !== null && effort !== undefined);

function changesOf(session: WorkoutSession, request: SaveRequest): SessionChanges {
  const { finishedExercises, activeSeconds, effort, sets } = request;
  if (sets?.some(({ position }) => position >= session.plan.length))
    throw new AppError('invalid_request', 'sets: outside the plan');
  return {
    ...(finishedExercises && { finishedExercises: finishedWithin(session, { finishedExercises }) }),
    ...(activeSeconds !== undefined && { activeSeconds }),
    ...(effort && { effort }),
    ...(sets && { sets }),
  };
}
