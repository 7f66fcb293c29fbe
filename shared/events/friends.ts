import * as z from 'zod';
import { defineEvent } from './envelope';

const withFriend = {
  version: 1,
  /** `quiet`: the other person was already told about it today. */
  data: z.object({ friendId: z.string(), quiet: z.boolean().default(false) }),
};

/** `userId` did it, to `friendId`. */
export const friendEvents = {
  FriendRequested: defineEvent(withFriend),
  /** `friendId` had asked or invited them. */
  FriendAccepted: defineEvent(withFriend),
  /** A friendship ended, or a request was withdrawn or declined. */
  FriendRemoved: defineEvent(withFriend),
  FriendBlocked: defineEvent(withFriend),
};
