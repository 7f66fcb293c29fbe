import * as z from 'zod';
import { defineEvent } from './envelope';

/** Who finished within the seven days; 'both' is a result too. */
const outcomeSchema = z.enum(['accepted', 'declined', 'withdrawn', 'both', 'sender', 'receiver', 'nobody']);

export const friendChallengeEvents = {
  /** `userId` challenges `friendId`; `title` is the workout's. */
  FriendChallengeSent: defineEvent({
    version: 1,
    /** `quiet`: the friend declined one today, or `userId` withdrew theirs. */
    data: z.object({
      friendChallengeId: z.string(),
      friendId: z.string(),
      title: z.string(),
      quiet: z.boolean().default(false),
    }),
  }),
  /** The friend answered the challenge of `userId`, who withdrew it, or its result is final. */
  FriendChallengeDecided: defineEvent({
    version: 1,
    data: z.object({
      friendChallengeId: z.string(),
      friendId: z.string(),
      title: z.string(),
      outcome: outcomeSchema,
    }),
  }),
};
