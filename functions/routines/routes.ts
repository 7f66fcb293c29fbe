import { routinesContract } from '../../shared/contracts/routines';
import { routes } from '../platform/http/routes';
import { changeRoutine } from './change-routine';
import { createRoutine } from './create-routine';
import { deleteRoutine } from './delete-routine';
import type { RoutinesDeps } from './routines-deps';

export const routinesRoutes = (deps: RoutinesDeps) =>
  routes(routinesContract, {
    listRoutines: async (_, { caller }) => ({ routines: await deps.routines.list(caller.userId) }),
    createRoutine: ({ body }, { caller }) => createRoutine(deps, caller.userId, body),
    changeRoutine: ({ params, body }, { caller }) =>
      changeRoutine(deps, { userId: caller.userId, routineId: params.id }, body),
    deleteRoutine: ({ params }, { caller }) => deleteRoutine(deps, caller.userId, params.id),
  });
