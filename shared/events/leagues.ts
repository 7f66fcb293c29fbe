import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { defineEvent } from './envelope';

export const leagueEvents = {
  /** `userId` finished first in a league's week, alone or tied. */
  LeagueTopped: defineEvent({
    version: 1,
    data: z.object({
      week: localDateSchema,
      /** Null in one from before minutes ranked people. */
      minutes: z.number().int().positive().nullable().default(null),
      members: z.number().int().min(2),
    }),
  }),
};
