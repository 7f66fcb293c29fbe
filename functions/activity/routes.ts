import { activityContract } from '../../shared/contracts/activity';
import { deviceDataContract } from '../../shared/contracts/device-data';
import type { LogWater } from '../nutrition/public';
import { routes, type CallContext, type Handlers } from '../platform/http/routes';
import type { NewId } from '../platform/ids';
import type { LogWeight } from '../profile/public';
import type { ActivityDeps, Requester } from './activity-deps';
import { entryIdOf } from './entry-id';
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

export interface DeviceDataDeps {
  newId: NewId;
  logWeight: LogWeight;
  logWater: LogWater;
}

const deviceDataHandlers = ({
  newId,
  logWeight,
  logWater,
}: DeviceDataDeps): Handlers<typeof deviceDataContract> => ({
  addWeight: ({ body }, context) =>
    logWeight(requesterOf(context), { ...body, id: entryIdOf(context.caller, body.id, newId) }),
  addWater: ({ body }, { caller }) =>
    logWater(caller.userId, { ...body, id: entryIdOf(caller, body.id, newId) }),
});

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
