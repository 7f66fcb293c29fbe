import * as z from 'zod';
import { friendStatuses, reportReasons, sessionKinds } from '../rules/friend-words';
import type { Contract } from './endpoint';
import { freeText } from './free-text';
import { invitationsContract } from './invitations';
import { cursorSchema, idSchema, instantSchema } from './values';

/** Longest note of a report, in characters. */
export const reportNoteMost = 500;

/** Any text is accepted, so that unknown and malformed IDs get the same answer. */
const anyIdSchema = z.string().trim().min(1).max(200);

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** `totalPoints` is null if someone is hidden from leaderboards. */
const friendSchema = namedSchema.extend({
  status: z.enum(friendStatuses),
  workoutsCompleted: z.number().int(),
  totalPoints: z.number().int().nullable(),
});
export type Friend = z.output<typeof friendSchema>;

const suggestionSchema = namedSchema.extend({ workoutsCompleted: z.number().int() });
export type Suggestion = z.output<typeof suggestionSchema>;

/** `status` is null for strangers. */
const foundSchema = suggestionSchema.extend({ status: z.enum(friendStatuses).nullable() });
export type FoundPerson = z.output<typeof foundSchema>;

/** Null for strangers. */
const outcomeSchema = z.object({ id: z.string(), status: z.enum(friendStatuses).nullable() });
export type FriendshipOutcome = z.output<typeof outcomeSchema>;

/** A report about a person or a group. */
export const reportSchema = z.object({
  reason: z.enum(reportReasons),
  note: freeText().max(reportNoteMost).default(''),
});
export type Report = z.output<typeof reportSchema>;

/** What a friend did last: only what was counted, and a title only if they shared that workout. */
const trainedSchema = namedSchema.extend({
  sessionId: z.string(),
  kind: z.enum(sessionKinds),
  at: instantSchema,
  activeMinutes: z.number().int().min(0),
  sharedTitle: z.string().nullable(),
  /** Whether the caller cheered it. */
  cheered: z.boolean(),
});
export type TrainedFriend = z.output<typeof trainedSchema>;

/** Who cheered something of the caller's. */
const cheeredSchema = z.object({
  sessionId: z.string(),
  kind: z.enum(sessionKinds),
  by: z.array(namedSchema).min(1),
});
export type Cheered = z.output<typeof cheeredSchema>;

/** How many friends are shown at most. */
export const mostTrainedShown = 30;

const params = z.object({ id: anyIdSchema });

export const friendsContract = {
  listFriends: {
    method: 'GET',
    path: '/friends',
    access: 'user',
    /** People waiting for an answer first, then friends by name, then people who were asked. */
    response: z.object({ friends: z.array(friendSchema), blocked: z.array(namedSchema) }),
    errors: [],
  },
  /** Sends a request, or accepts an open one. */
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
    /** People with the same goal who allow suggestions, ten per page. */
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
  /** Ends a friendship, withdraws a request, or unblocks someone. */
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
  /** A second report about the same person replaces the first. */
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
  /** Those who can be found by name, one of whose words begins with each word of the text: ten at most. */
  searchPeople: {
    method: 'GET',
    path: '/friends/search',
    access: 'user',
    query: z.object({ name: freeText().min(2).max(100) }),
    response: z.object({ people: z.array(foundSchema) }),
    errors: ['too_many_searches'],
  },
  ...invitationsContract,
  /** Friends who trained in the last 24 hours and let friends see it, the latest first. */
  listTrainedToday: {
    method: 'GET',
    path: '/friends/today',
    access: 'user',
    response: z.object({
      friends: z.array(trainedSchema).max(mostTrainedShown),
      cheers: z.array(cheeredSchema),
    }),
    errors: [],
  },
  /** Cheers something that a friend did in the last 24 hours; a repeat changes nothing. */
  cheerFriend: {
    method: 'POST',
    path: '/friends/{id}/cheers',
    access: 'user',
    params,
    body: z.object({ sessionId: idSchema }),
    response: z.object({ cheered: z.literal(true) }),
    errors: ['friend_not_found', 'friend_session_not_found', 'too_many_cheers'],
  },
} as const satisfies Contract;
