import * as z from 'zod';
import { defineEvent } from './envelope';

const withFriend = {
  version: 1,
  data: z.object({ friendId: z.string() }),
  example: { friendId: 'demo-priya' },
};

/** `userId` did it, to `friendId`. */
export const friendEvents = {
  FriendRequested: defineEvent(withFriend),
  /** `friendId` had asked. */
  FriendAccepted: defineEvent(withFriend),
  /** A friendship ended, or a request was taken back or declined. */
  FriendRemoved: defineEvent(withFriend),
  FriendBlocked: defineEvent(withFriend),
};
