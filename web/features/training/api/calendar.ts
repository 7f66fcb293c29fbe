import { trainingContract } from '../../../../shared/contracts/training';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** A new secret address of the calendar feed, which only this answer holds. */
export function renewCalendar() {
  return callEndpoint(trainingContract.renewCalendar, { body: {} });
}

export function removeCalendar() {
  return callEndpoint(trainingContract.removeCalendar);
}
