import { activityContract } from '../../shared/contracts/activity';
import { deviceDataContract } from '../../shared/contracts/device-data';
import { routes, type CallContext } from '../platform/http/routes';
import type { ActivityDeps, Requester } from './activity-deps';
import { deviceDataHandlers, type DeviceDataDeps } from './device-data';
import { listActivities } from './list-activities';
import { logActivity } from './log-activity';
import { readBodyDays } from './read-body-days';
import { recordSteps, type StepsDeps } from './record-steps';
import { removeActivity } from './remove-activity';
import { startImport } from './start-import';
import { storeImportPart } from './store-import-part';
import { undoImport } from './undo-import';

const requesterOf = ({ caller, correlationId }: CallContext): Requester => {
  return { userId: caller.userId, correlationId };
};

export const activityRoutes = (deps: StepsDeps & ActivityDeps & DeviceDataDeps) =>
  routes(
    { ...activityContract, ...deviceDataContract },
    {
      recordSteps: ({ body }, { caller }) => recordSteps(deps, caller, body),
      listImports: async (_, { caller }) => ({ imports: await deps.imports.list(caller.userId) }),
      startImport: ({ body }, { caller }) => startImport(deps, caller.userId, body),
      storeImportPart: ({ params, body }, context) =>
        storeImportPart(deps, requesterOf(context), params.id, body),
      undoImport: ({ params }, context) => undoImport(deps, requesterOf(context), params.id),
      listActivities: ({ query }, { caller }) => listActivities(deps, caller.userId, query),
      logActivity: ({ body }, { caller }) => logActivity(deps, caller, body),
      removeActivity: ({ params }, { caller }) => removeActivity(deps, caller.userId, params.id),
      readBodyDays: ({ query }, { caller }) => readBodyDays(deps, caller.userId, query),
      ...deviceDataHandlers(deps),
    },
  );
