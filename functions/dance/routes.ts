import { danceContract } from '../../shared/contracts/dance';
import { routes } from '../platform/http/routes';
import { completeDance } from './complete-dance';
import type { DanceDeps } from './dance-deps';
import { listDances } from './list-dances';
import { removeDance, restoreDance } from './remove-dance';
import { startDance } from './start-dance';

export const danceRoutes = (deps: DanceDeps) =>
  routes(danceContract, {
    listDanceSessions: ({ query }, { caller }) => listDances(deps, caller.userId, query),
    startDance: ({ body }, { caller }) => startDance(deps, caller.userId, body),
    completeDance: ({ params, body }, { caller, correlationId }) =>
      completeDance(deps, { userId: caller.userId, sessionId: params.id, correlationId }, body),
    removeDance: ({ params }, { caller, correlationId }) =>
      removeDance(deps, { userId: caller.userId, sessionId: params.id, correlationId }),
    restoreDance: ({ params }, { caller, correlationId }) =>
      restoreDance(deps, { userId: caller.userId, sessionId: params.id, correlationId }),
  });
