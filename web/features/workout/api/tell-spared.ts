import { sparedContract } from '../../../../shared/contracts/spared';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Tells what hurts during a workout, so that plans go around it. */
export const tellSpared = (words: string) =>
  callEndpoint(sparedContract.tellSpared, { body: { words, source: 'player' } });
