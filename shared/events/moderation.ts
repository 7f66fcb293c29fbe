import * as z from 'zod';
import { defineEvent } from './envelope';

export const moderationEvents = {
  /** Operators suspended the account of `userId`: its sessions must end. */
  PersonSuspended: defineEvent({ version: 1, data: z.object({}) }),
};
