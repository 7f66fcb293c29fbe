import * as z from 'zod';
import { defineEvent } from './envelope';

export const groupEvents = {
  /** The group was deleted; its memberships are removed next. */
  GroupDeleted: defineEvent({
    version: 1,
    data: z.object({ groupId: z.string() }),
  }),
};
