import { workoutsContract } from '../../shared/contracts/workouts';
import { routes } from '../platform/http/routes';
import { completeWorkout } from './complete-workout';
import { readHeartRate, removeHeartRate } from './heart-rate';
import { listPersonalRecords } from './list-personal-records';
import { listWorkoutSessions } from './list-workout-sessions';
import { readSharedWorkout } from './read-shared-workout';
import { removeWorkout, restoreWorkout } from './remove-workout';
import { saveWorkoutProgress } from './save-workout-progress';
import { shareWorkout } from './share-workout';
import { startWorkout } from './start-workout';
import type { WorkoutDeps } from './workouts-deps';

export const workoutsRoutes = (deps: WorkoutDeps) =>
  routes(workoutsContract, {
    listWorkoutSessions: ({ query }, { caller }) => listWorkoutSessions(deps, caller.userId, query),
    listPersonalRecords: (_, { caller }) => listPersonalRecords(deps, caller.userId),
    startWorkout: ({ body }, { caller }) => startWorkout(deps, caller.userId, body),
    saveWorkoutProgress: ({ params, body }, { caller }) =>
      saveWorkoutProgress(deps, { userId: caller.userId, sessionId: params.id }, body),
    completeWorkout: ({ params, body }, { caller, correlationId }) =>
      completeWorkout(deps, { userId: caller.userId, sessionId: params.id, correlationId }, body),
    readHeartRate: ({ params }, { caller }) => readHeartRate(deps, caller.userId, params.id),
    removeHeartRate: ({ params }, { caller }) => removeHeartRate(deps, caller.userId, params.id),
    shareWorkout: ({ params }, { caller, correlationId }) =>
      shareWorkout(deps, { userId: caller.userId, sessionId: params.id, correlationId }),
    readSharedWorkout: ({ params: { friendId, id: sessionId } }, { caller }) =>
      readSharedWorkout(deps, caller.userId, { friendId, sessionId }),
    removeWorkout: ({ params }, { caller, correlationId }) =>
      removeWorkout(deps, { userId: caller.userId, sessionId: params.id, correlationId }),
    restoreWorkout: ({ params }, { caller, correlationId }) =>
      restoreWorkout(deps, { userId: caller.userId, sessionId: params.id, correlationId }),
  });
