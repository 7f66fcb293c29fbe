import { sparedContract } from '../../../../shared/contracts/spared';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Returns everything that counts now. */
export function holdSpared({ id, days }: { id: string; days: number | null }) {
  return callEndpoint(sparedContract.holdSpared, { params: { id }, body: { days } });
}
