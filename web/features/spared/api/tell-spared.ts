import { sparedContract, type TellingSource } from '../../../../shared/contracts/spared';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Returns what was understood, and everything that counts now. */
export function tellSpared(words: string, source: TellingSource = 'profile') {
  return callEndpoint(sparedContract.tellSpared, { body: { words, source } });
}
