import { routinesContract, type OwnRoutine } from '../../../../shared/contracts/routines';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Repeating the same id returns the stored one. */
export function createRoutine(body: Pick<OwnRoutine, 'id' | 'name' | 'exercises'>) {
  return callEndpoint(routinesContract.createRoutine, { body });
}
