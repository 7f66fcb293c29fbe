import * as z from 'zod';
import { maximumSteps } from '../rules/activity-limits';
import { localDateSchema } from '../rules/local-date';
import { bodyDataEndpoints } from './body-data';
import type { Contract } from './endpoint';
import { titleSchema } from './values';

/** The source of steps that a person entered themselves. */
export const manualSteps = 'manual';

/** The steps of one day by source; `steps` is the largest of them, because two devices count the same walk. */
const stepsOfDaySchema = z.object({
  date: localDateSchema,
  steps: z.number().int(),
  sources: z.record(z.string(), z.number().int()),
});
export type StepsOfDay = z.output<typeof stepsOfDaySchema>;

export const activityContract = {
  /**
   * The day's total so far from one source; a total below the stored one changes nothing. With an access token the
   * source is 'manual'; with a device token (`Authorization: Bearer vita_…`) it is the device's name.
   */
  recordSteps: {
    method: 'POST',
    path: '/activity/steps',
    access: 'device',
    scope: 'steps',
    body: z.object({
      source: titleSchema.optional(),
      /** Today or yesterday in the person's own zone. */
      date: localDateSchema,
      total: z.number().int().min(0).max(maximumSteps),
      /** Only by hand and for today: the total replaces the stored one, even if it is lower. */
      corrects: z.boolean().default(false),
    }),
    response: stepsOfDaySchema,
    errors: ['profile_not_found', 'too_many_step_reports'],
  },
  ...bodyDataEndpoints,
} as const satisfies Contract;
