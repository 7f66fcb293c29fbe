import { manualSteps, type StepsOfDay } from '../../shared/contracts/activity';
import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import type { Clock } from '../platform/clock';
import { AppError } from '../platform/errors';
import type { Caller } from '../platform/http/routes';
import type { ReadSettings } from '../profile/public';
import { stepsOf, type ActivityRepository } from './activity-repository';

export interface StepsDeps {
  clock: Clock;
  activity: Pick<ActivityRepository, 'recordSteps'>;
  readSettings: ReadSettings;
}

interface StepsRequest {
  source?: string | undefined;
  date: LocalDate;
  total: number;
  corrects?: boolean | undefined;
}

/** More than one report a minute for a whole day: something is broken. */
const reportsPerDay = 1_500;

/** People add steps by hand; a device only reports under its own name. */
function sourceOf({ device }: Caller, source: string | undefined): string {
  const own = device?.name ?? manualSteps;
  if (source !== undefined && source !== own)
    throw new AppError('invalid_request', `source: must be '${own}'`);
  return own;
}

/**
 * Stores a source's total for the caller's own today or yesterday. A lower total changes nothing, unless the person
 * corrects what they added today.
 */
export async function recordSteps(
  { clock, activity, readSettings }: StepsDeps,
  caller: Caller,
  { source, date, total, corrects = false }: StepsRequest,
): Promise<StepsOfDay> {
  const settings = await readSettings(caller.userId);
  if (!settings) throw new AppError('profile_not_found');
  const today = localDateOf(clock.now(), settings.timeZone);
  if (date !== today && date !== addDays(today, -1))
    throw new AppError('invalid_request', 'date: must be today or yesterday');
  if (corrects && (caller.device || date !== today))
    throw new AppError('invalid_request', 'corrects: only steps added by hand today can be corrected');
  const report = { date, source: sourceOf(caller, source), total, ...(corrects && { corrects }) };
  const sources = await activity.recordSteps(caller.userId, report, reportsPerDay);
  if (!sources) throw new AppError('too_many_step_reports');
  return { date, steps: stepsOf({ steps: sources }), sources };
}
