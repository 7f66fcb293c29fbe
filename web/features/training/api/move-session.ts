import { trainingContract } from '../../../../shared/contracts/training';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Moves a session to another day of its week; returns the plan. */
export function moveSession(body: { from: LocalDate; to: LocalDate }) {
  return callEndpoint(trainingContract.moveSession, { body });
}
