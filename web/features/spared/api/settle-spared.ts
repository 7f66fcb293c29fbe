import { sparedContract, type SparedFact } from '../../../../shared/contracts/spared';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Returns what still counts. */
export function settleSpared({ id }: SparedFact) {
  return callEndpoint(sparedContract.settleSpared, { params: { id } });
}
