import * as z from 'zod';
import { localDateSchema } from '../rules/local-date';
import { defineEvent } from './envelope';

export const challengeEvents = {
  /** A challenge of the ladder was completed; its workout has an event of its own. */
  ChallengeCompleted: defineEvent({
    version: 1,
    data: z.object({
      challengeNumber: z.number().int().min(1),
      sessionId: z.string(),
      localDate: localDateSchema,
      activeSeconds: z.number().int().min(0),
      /** False for a replay. */
      isFirst: z.boolean(),
    }),
  }),
};
