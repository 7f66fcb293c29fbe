import { activityContract, manualSteps } from '../../../../shared/contracts/activity';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Sends a day's total so far; one lower than the stored total changes nothing, unless it is a correction. */
export function sendSteps(date: LocalDate, total: number, corrects: boolean) {
  return callEndpoint(activityContract.recordSteps, {
    body: { source: manualSteps, date, total, ...(corrects && { corrects }) },
  });
}
