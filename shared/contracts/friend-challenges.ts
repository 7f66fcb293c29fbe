import * as z from 'zod';
import { challengeNumberSchema } from '../rules/challenges/challenge';
import type { Contract } from './endpoint';
import { idSchema, instantSchema } from './values';

/** How long both people have, and how long an invitation stays open. */
export const friendChallengeDays = 7;

const friendChallengeSchema = z.object({
  id: idSchema,
  friend: z.object({ id: z.string(), name: z.string() }),
  /** Whether the caller sent it. */
  isSender: z.boolean(),
  /** One of the two is null. */
  challengeNumber: challengeNumberSchema.nullable(),
  routineId: z.string().nullable(),
  title: z.string(),
  state: z.enum(['invited', 'accepted', 'declined', 'finished', 'expired']),
  createdAt: instantSchema,
  endsAt: instantSchema,
  /** When each finished; null until then. */
  myDoneAt: instantSchema.nullable(),
  theirDoneAt: instantSchema.nullable(),
});
export type FriendChallenge = z.output<typeof friendChallengeSchema>;

const params = z.object({ id: idSchema });

export const friendChallengesContract = {
  /** A repeat of the ID returns the stored one. */
  challengeFriend: {
    method: 'POST',
    path: '/friends/{id}/challenges',
    access: 'user',
    params: z.object({ id: z.string().trim().min(1).max(200) }),
    body: z
      .object({
        id: idSchema,
        challengeNumber: challengeNumberSchema.optional(),
        routineId: z.string().max(60).optional(),
      })
      .refine(
        ({ challengeNumber, routineId }) => (challengeNumber === undefined) !== (routineId === undefined),
        'needs either challengeNumber or routineId',
      ),
    response: friendChallengeSchema,
    status: 201,
    errors: [
      'friend_not_found',
      'routine_not_found',
      'challenge_locked',
      'friend_challenge_locked',
      'friend_challenge_open',
      'too_many_challenges',
      'session_id_taken',
    ],
  },
  /** Challenges with current friends, newest first. */
  listFriendChallenges: {
    method: 'GET',
    path: '/friend-challenges',
    access: 'user',
    response: z.object({ challenges: z.array(friendChallengeSchema) }),
    errors: [],
  },
  acceptFriendChallenge: {
    method: 'POST',
    path: '/friend-challenges/{id}/accept',
    access: 'user',
    params,
    response: friendChallengeSchema,
    errors: ['friend_challenge_not_found', 'friend_challenge_over'],
  },
  /** The sender withdraws it with the same request. */
  declineFriendChallenge: {
    method: 'POST',
    path: '/friend-challenges/{id}/decline',
    access: 'user',
    params,
    response: friendChallengeSchema,
    errors: ['friend_challenge_not_found', 'friend_challenge_over'],
  },
} as const satisfies Contract;
