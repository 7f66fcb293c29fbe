import type { ExerciseSet, NewRecord, WorkoutSession } from '../../shared/contracts/workouts';
import { AppError } from '../platform/errors';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import { finishedWithin } from './finished-within';
import { newRecordsOf, recordsAfter } from './personal-record';
import type { WorkoutDeps } from './workouts-deps';
import type { SessionChanges } from './workout-sessions-repository';

export interface SaveRequest {
  finishedExercises?: number[] | undefined;
  activeSeconds?: number | undefined;
  effort?: WorkoutSession['effort'] | undefined;
  sets?: ExerciseSet[] | undefined;
}

export type Saved = WorkoutSession & { records: NewRecord[] };

type SaveDeps = Pick<WorkoutDeps, 'sessions' | 'records' | 'storage'>;

const attempts = 6;

/**
 * Keeps what a reload needs to resume, how it felt and the sets done, in one transaction with the personal
 * records that the sets change; answers the session as stored and the records it set.
 */
export function saveWorkoutProgress(
  deps: SaveDeps,
  target: { userId: string; sessionId: string },
  request: SaveRequest,
): Promise<Saved> {
  return decideAgain(() => save(deps, target, request), attempts);
}

async function save(
  { sessions, records, storage }: SaveDeps,
  { userId, sessionId }: { userId: string; sessionId: string },
  request: SaveRequest,
): Promise<Saved> {
  const [session, stored] = await Promise.all([
    sessions.read(userId, sessionId),
    request.sets ? records.readAll(userId) : [],
  ]);
  if (!session) throw new AppError('session_not_found');
  if (session.completedAt && request.finishedExercises) throw new AppError('session_already_completed');

  const changes = changesOf(session, request);
  const saved = { ...session, ...changes };
  const changedRecords = request.sets
    ? recordsAfter({ ...saved, at: saved.completedAt ?? saved.startedAt }, stored)
    : [];
  await transact(storage.documents, [
    sessions.changeItem(userId, session, changes),
    ...changedRecords.map((record) => records.saveItem(userId, record)),
  ]);
  return { ...saved, records: newRecordsOf(sessionId, stored, changedRecords) };
}

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
