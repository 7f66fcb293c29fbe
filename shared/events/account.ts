import * as z from 'zod';
import { defineEvent } from './envelope';

export const accountEvents = {
  UserRegistered: defineEvent({
    version: 1,
    data: z.object({ consentVersion: z.string() }),
    example: { consentVersion: '2026-11' },
  }),
  OnboardingCompleted: defineEvent({
    version: 1,
    data: z.object({ goalType: z.string(), redone: z.boolean() }),
    example: { goalType: 'get_stronger', redone: false },
  }),
  ProfileUpdated: defineEvent({
    version: 1,
    data: z.object({ fields: z.array(z.string()) }),
    example: { fields: ['timeZone'] },
  }),
  /** Everything stored about the person is to be erased. */
  AccountDeleted: defineEvent({ version: 1, data: z.object({}), example: {} }),
};
