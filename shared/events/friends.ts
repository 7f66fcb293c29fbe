import * as z from 'zod';
import { sessionKinds } from '../rules/friend-words';
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
  /** `userId` cheered a workout or a dance of `friendId`. `quiet`: not the first cheer of that person's day. */
  CheerSent: defineEvent({
    version: 1,
    data: z.object({
      friendId: z.string(),
      sessionId: z.string(),
      kind: z.enum(sessionKinds),
      minutes: z.number().int().min(0),
      quiet: z.boolean(),
    }),
  }),
};
