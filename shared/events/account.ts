import * as z from 'zod';
import { defineEvent } from './envelope';

export const accountEvents = {
  UserRegistered: defineEvent({
    version: 1,
    data: z.object({ consentVersion: z.string() }),
  }),
  OnboardingCompleted: defineEvent({
    version: 1,
    data: z.object({ goalType: z.string(), redone: z.boolean() }),
  }),
  ProfileUpdated: defineEvent({
    version: 1,
    data: z.object({ fields: z.array(z.string()) }),
  }),
  /** Everything stored about the person is to be erased. */
  AccountDeleted: defineEvent({ version: 1, data: z.object({}) }),
};
