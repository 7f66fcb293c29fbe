import { sparedContract } from '../../shared/contracts/spared';
import { routes } from '../platform/http/routes';
import { holdSpared } from './hold-spared';
import { presented, readSpared } from './read-spared';
import { settleSpared } from './settle-spared';
import type { SparedDeps } from './spared-deps';
import { tellSpared } from './tell-spared';

export const sparedRoutes = (deps: SparedDeps) =>
  routes(sparedContract, {
    listSpared: async (_, { caller }) => presented((await readSpared(deps, caller.userId)).spared),
    tellSpared: ({ body }, { caller }) => tellSpared(deps, caller.userId, body),
    settleSpared: ({ params }, { caller }) => settleSpared(deps, caller.userId, params.id),
    holdSpared: ({ params, body }, { caller }) => holdSpared(deps, caller.userId, params.id, body.days),
  });
