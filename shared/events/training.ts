import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { defineEvent } from './envelope';

export const trainingEvents = {
  /** The plan changed: today's session, the days of the week, or the program. `date` is the person's own day. */
  PlanChanged: defineEvent({
    version: 1,
    data: z.object({
      what: z.enum(['today', 'week', 'programme']),
      date: localDateSchema,
      /** Minutes of today's session, or else the usual length. */
      minutes: z.number().int().min(0),
    }),
  }),
};
