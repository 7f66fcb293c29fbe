import * as z from 'zod';
import { friendStatuses, reportReasons } from '../rules/friend-words';
import type { Contract } from './endpoint';
import { cursorSchema } from './values';

/** What may be asked is not said: any text, so that unknown and malformed ids answer alike. */
/** Longest note of a report, in characters. */
export const reportNoteMost = 500;

const anyIdSchema = z.string().trim().min(1).max(200);

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** `totalPoints` is null where someone has left the boards. */
const friendSchema = namedSchema.extend({
  status: z.enum(friendStatuses),
  workoutsCompleted: z.number().int(),
  totalPoints: z.number().int().nullable(),
});
export type Friend = z.output<typeof friendSchema>;

const suggestionSchema = namedSchema.extend({ workoutsCompleted: z.number().int() });
export type Suggestion = z.output<typeof suggestionSchema>;

/** Null where the two have nothing to do with each other. */
const outcomeSchema = z.object({ id: z.string(), status: z.enum(friendStatuses).nullable() });
export type FriendshipOutcome = z.output<typeof outcomeSchema>;

/** What someone says of a person or a group. */
export const reportSchema = z.object({
  reason: z.enum(reportReasons),
  note: z.string().trim().max(reportNoteMost).default(''),
});
export type Report = z.output<typeof reportSchema>;

const params = z.object({ id: anyIdSchema });

export const friendsContract = {
  listFriends: {
    method: 'GET',
    path: '/friends',
    access: 'user',
    /** Those who wait for an answer first, then friends by name, then those who were asked. */
    response: z.object({ friends: z.array(friendSchema), blocked: z.array(namedSchema) }),
    errors: [],
  },
  /** Asks someone, or accepts whoever asked before. */
  addFriend: {
    method: 'POST',
    path: '/friends',
    access: 'user',
    body: z.object({ friendId: anyIdSchema }),
    response: outcomeSchema,
    errors: [
      'friend_not_found',
      'own_friend_id',
      'too_many_friends',
      'friend_list_full',
      'too_many_friend_requests',
    ],
  },
  listSuggestions: {
    method: 'GET',
    path: '/friends/suggestions',
    access: 'user',
    query: z.object({ cursor: cursorSchema.optional() }),
    /** People with the same goal who allow it, ten a page. */
    response: z.object({ suggestions: z.array(suggestionSchema), nextCursor: cursorSchema.nullable() }),
    errors: [],
  },
  acceptFriend: {
    method: 'POST',
    path: '/friends/{id}/accept',
    access: 'user',
    params,
    response: outcomeSchema,
    errors: ['friend_request_not_found'],
  },
  declineFriend: {
    method: 'POST',
    path: '/friends/{id}/decline',
    access: 'user',
    params,
    response: outcomeSchema,
    errors: ['friend_request_not_found'],
  },
  /** Ends a friendship, takes a request back, or lets someone in again who was blocked. */
  removeFriend: {
    method: 'DELETE',
    path: '/friends/{id}',
    access: 'user',
    params,
    response: outcomeSchema,
    errors: ['friend_not_found'],
  },
  blockPerson: {
    method: 'POST',
    path: '/friends/{id}/block',
    access: 'user',
    params,
    response: outcomeSchema,
    errors: ['friend_not_found', 'own_friend_id', 'too_many_friend_requests'],
  },
  /** A second report of the same person takes the place of the first. */
  reportPerson: {
    method: 'POST',
    path: '/friends/{id}/report',
    access: 'user',
    params,
    body: reportSchema,
    response: z.object({ reported: z.literal(true) }),
    status: 201,
    errors: ['friend_not_found', 'own_friend_id', 'too_many_friend_requests'],
  },
} as const satisfies Contract;
