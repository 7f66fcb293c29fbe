import { trainingContract } from '../../../../shared/contracts/training';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** A new secret URL for the calendar feed; only this answer contains it. */
export function renewCalendar() {
  return callEndpoint(trainingContract.renewCalendar, { body: {} });
}

export function removeCalendar() {
  return callEndpoint(trainingContract.removeCalendar);
}
