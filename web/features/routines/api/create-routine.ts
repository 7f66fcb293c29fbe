import { routinesContract, type OwnRoutine } from '../../../../shared/contracts/routines';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** A repeat with the same id answers the one that is stored. */
export function createRoutine(body: Pick<OwnRoutine, 'id' | 'name' | 'exercises'>) {
  return callEndpoint(routinesContract.createRoutine, { body });
}
