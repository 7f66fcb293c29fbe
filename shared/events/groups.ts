import * as z from 'zod';
import { defineEvent } from './envelope';

export const groupEvents = {
  /** `userId` is in the group from now on, as its owner or as another member. */
  GroupJoined: defineEvent({
    version: 1,
    data: z.object({ groupId: z.string() }),
  }),
  /** The group was deleted; its memberships are removed next. */
  GroupDeleted: defineEvent({
    version: 1,
    data: z.object({ groupId: z.string() }),
  }),
};
