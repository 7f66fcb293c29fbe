import { activityContract, manualSteps } from '../../../../shared/contracts/activity';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { callEndpoint } from '../../../lib/api/call-endpoint';

/** Tells a day's total so far; a lower one than the stored changes nothing, unless it corrects it. */
export function sendSteps(date: LocalDate, total: number, corrects: boolean) {
  return callEndpoint(activityContract.recordSteps, {
    body: { source: manualSteps, date, total, ...(corrects && { corrects }) },
  });
}
