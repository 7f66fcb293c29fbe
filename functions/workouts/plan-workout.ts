import type { PlannedExercise, TimedExercise } from '../../shared/contracts/workouts';
import { challengeState } from '../../shared/rules/challenges/challenge';
import { planCustomWorkout, type CustomExercise } from '../../shared/rules/custom-plan';
import { routineById, type PlannedMove } from '../../shared/rules/routines';
import { AppError } from '../platform/errors';
import type { WorkoutDeps } from './workouts-deps';

/** The source of a workout: a routine's ID, a planned session's, or the person's own exercises with a title. */
export interface WorkoutChoice {
  routineId?: string | undefined;
  /** As the coach would change the routine. */
  changed?: boolean | undefined;
  trainingId?: string | undefined;
  /** The number of the ladder's challenge. */
  challengeNumber?: number | undefined;
  exercises?: CustomExercise[] | undefined;
  title: string;
}

export interface PlannedWorkout {
  routineId: string | null;
  trainingId: string | null;
  challengeNumber?: number;
  isPlan?: boolean;
  adaptedFrom?: string;
  title: string;
  plan: PlannedExercise[];
  /** Set for planned sessions and changed routines, whose warm-ups are not on the device. */
  warmUp: TimedExercise[];
  coolDown: TimedExercise[];
}

const ownParts = { routineId: null, trainingId: null, warmUp: [], coolDown: [] };

type PlanDeps = Pick<
  WorkoutDeps,
  | 'findChangedRoutine'
  | 'findExercises'
  | 'findTraining'
  | 'findChallenge'
  | 'readHighestChallenge'
  | 'readSettings'
>;

/** Turns the choice into a plan; a custom one is estimated with the caller's weight. */
export async function planWorkout(
  deps: PlanDeps,
  userId: string,
  { routineId, changed, trainingId, challengeNumber, exercises, title }: WorkoutChoice,
): Promise<PlannedWorkout> {
  if (exercises) return { ...ownParts, title, plan: await customPlan(deps, userId, exercises) };
  if (trainingId !== undefined) {
    const training = await deps.findTraining(userId, trainingId);
    if (!training) throw new AppError('training_not_found');
    return { ...training, routineId: null, trainingId };
  }
  if (challengeNumber !== undefined) return challengePlan(deps, userId, challengeNumber);
  const routine = routineById(routineId ?? '');
  if (!routine) throw new AppError('routine_not_found');
  const adapted = changed ? await deps.findChangedRoutine(userId, routine) : null;
  if (adapted) return { ...adapted, routineId: null, trainingId: null, adaptedFrom: routine.id };
  const found = await deps.findExercises(routine.exercises.map(({ exerciseId }) => exerciseId));
  const plan = named(routine.exercises, found);
  return { ...ownParts, routineId: routine.id, title: routine.name, plan };
}

/** A challenge is open once the one before it is completed. */
async function challengePlan(
  deps: PlanDeps,
  userId: string,
  challengeNumber: number,
): Promise<PlannedWorkout> {
  if (challengeState(challengeNumber, await deps.readHighestChallenge(userId)) === 'locked')
    throw new AppError('challenge_locked', `Complete Challenge ${challengeNumber - 1} first!`);
  const training = await deps.findChallenge(userId, challengeNumber);
  if (!training) throw new AppError('challenge_not_suitable');
  return { ...training, routineId: null, trainingId: null, challengeNumber };
}

async function customPlan(
  { findExercises, readSettings }: PlanDeps,
  userId: string,
  chosen: CustomExercise[],
): Promise<PlannedExercise[]> {
  const [found, settings] = await Promise.all([
    findExercises(chosen.map(({ exerciseId }) => exerciseId)),
    readSettings(userId),
  ]);
  if (!settings) throw new AppError('profile_not_found');
  const moves = found.map(({ id, met }, index) => ({ id, met, workSeconds: chosen[index]?.workSeconds }));
  return named(planCustomWorkout(moves, settings.weightKg), found);
}

/** The moves with the names of their exercises, which come in the same order. */
function named(moves: readonly PlannedMove[], exercises: readonly { name: string }[]): PlannedExercise[] {
  return moves.map((move, index) => ({ ...move, name: exercises[index]?.name ?? move.exerciseId }));
}
