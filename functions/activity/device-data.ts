import type { deviceDataContract } from '../../shared/contracts/device-data';
import type { LogWater } from '../nutrition/public';
import type { NewId } from '../platform/ids';
import type { Handlers } from '../platform/http/routes';
import type { LogWeight } from '../profile/public';
import { entryIdOf } from './entry-id';

export interface DeviceDataDeps {
  storage: { newId: NewId };
  logWeight: LogWeight;
  logWater: LogWater;
}

/** What devices add is logged where their person would log it. */
export const deviceDataHandlers = ({
  storage: { newId },
  logWeight,
  logWater,
}: DeviceDataDeps): Handlers<typeof deviceDataContract> => ({
  addWeight: ({ body }, { caller, correlationId }) =>
    logWeight({ userId: caller.userId, correlationId }, { ...body, id: entryIdOf(caller, body.id, newId) }),
  addWater: ({ body }, { caller }) =>
    logWater(caller.userId, { ...body, id: entryIdOf(caller, body.id, newId) }),
});
