import { trainingContract } from '../../../../shared/contracts/training';
import type { SessionChange } from '../../../../shared/rules/training/session';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface ChangeRequest {
  /** Made by the client, so repeating the request changes nothing more. */
  id: string;
  change: SessionChange;
}

/** Returns today with the changed session. */
export function changeToday(body: ChangeRequest) {
  return callEndpoint(trainingContract.changeToday, { body });
}
