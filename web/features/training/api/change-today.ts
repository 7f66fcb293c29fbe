import { trainingContract } from '../../../../shared/contracts/training';
import type { SessionChange } from '../../../../shared/rules/training/session';
import { callEndpoint } from '../../../lib/api/call-endpoint';

export interface ChangeRequest {
  /** Made by the client, so that a repeat of the same request changes nothing more. */
  id: string;
  change: SessionChange;
}

/** Answers today with the changed session. */
export function changeToday(body: ChangeRequest) {
  return callEndpoint(trainingContract.changeToday, { body });
}
