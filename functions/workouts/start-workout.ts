import type { PlannedExercise, WorkoutSession } from '../../shared/contracts/workouts';
import { exerciseById } from '../../shared/domain/exercises/catalogue';
import { routineById, type Routine } from '../../shared/domain/routines';
import { clampStartedAt } from '../../shared/domain/workout-rules';
import { AppError } from '../platform/errors';
import { ConditionFailed, transact } from '../platform/storage/transact';
import { endUncounted } from './end-uncounted';
import type { WorkoutDeps } from './workout-deps';

export interface StartRequest {
  id: string;
  routineId: string;
  startedAt?: string | undefined;
  endOpen: boolean;
}

function planOf(routine: Routine): PlannedExercise[] {
  return routine.exercises.map((planned) => ({
    ...planned,
    name: exerciseById(planned.exerciseId)?.name ?? planned.exerciseId,
  }));
}

function newSession(request: StartRequest, routine: Routine, now: Date): WorkoutSession {
  const claimed = request.startedAt ? new Date(request.startedAt) : now;
  return {
    id: request.id,
    routineId: routine.id,
    title: routine.name,
    startedAt: clampStartedAt(claimed, now).toISOString(),
    completedAt: null,
    plan: planOf(routine),
    finishedExercises: [],
    activeSeconds: 0,
    durationMinutes: 0,
    caloriesBurned: 0,
    counted: false,
    notCountedReason: null,
    localDate: null,
    effort: null,
  };
}

/**
 * Opens a session. A repeat of the same id answers what is stored; with another session open it refuses, or
 * ends that one uncounted when `endOpen` is set.
 */
export async function startWorkout(
  deps: WorkoutDeps,
  userId: string,
  request: StartRequest,
): Promise<WorkoutSession> {
  const { sessions, storage } = deps;
  const routine = routineById(request.routineId);
  if (!routine) throw new AppError('routine_not_found');

  const stored = await sessions.read(userId, request.id);
  if (stored) return repeated(stored, request);

  const now = storage.clock.now();
  const session = newSession(request, routine, now);
  const open = await sessions.readOpen(userId);
  if (open && !request.endOpen) throw new AppError('session_already_open');
  try {
    await transact(storage.documents, [
      sessions.createItem(userId, session),
      sessions.openItem(userId, session.id, open?.id ?? null),
      ...(open ? [sessions.completeItem(userId, endUncounted(open, now))] : []),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    return afterRace(deps, userId, request);
  }
  return session;
}

function repeated(stored: WorkoutSession, request: StartRequest): WorkoutSession {
  if (stored.routineId !== request.routineId) throw new AppError('session_id_taken');
  return stored;
}

/** Somebody with the same account was faster: their session is the open one. */
async function afterRace({ sessions }: WorkoutDeps, userId: string, request: StartRequest) {
  const stored = await sessions.read(userId, request.id);
  if (!stored) throw new AppError('session_already_open');
  return repeated(stored, request);
}
