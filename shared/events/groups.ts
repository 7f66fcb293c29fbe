import * as z from 'zod';
import { defineEvent } from './envelope';

export const groupEvents = {
  /** The group is gone; its memberships follow. */
  GroupDeleted: defineEvent({
    version: 1,
    data: z.object({ groupId: z.string() }),
    example: { groupId: '01JD3X6E9H0000000000000001' },
  }),
};
