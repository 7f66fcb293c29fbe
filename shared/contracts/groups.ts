import * as z from 'zod';
import { holdsLink } from '../rules/holds-link';
import { localDateSchema } from '../rules/local-date';
import type { Contract } from './endpoint';
import { reportSchema } from './friends';
import { leaderboardEntrySchema } from './leaderboards';
import { freeText, isOneLine } from './free-text';
import { cursorSchema, idSchema, instantSchema, titleSchema } from './values';

/** The most groups per person, and members per group. */
export const maximumGroups = 20;
export const maximumMembers = 500;

// Anything that browsers and email programs read as the start of a tag is kept out of public texts.
const hasNoTags = (text: string) => !/[<>]/.test(text);
const noTags = 'must not contain < or >';

const groupNameSchema = titleSchema
  .refine((text) => !holdsLink(text), 'must not contain a web address')
  .refine((text) => /\p{L}/u.test(text), 'must contain a letter')
  .refine(hasNoTags, noTags);

export const groupDescriptionMost = 200;
const descriptionSchema = freeText()
  .max(groupDescriptionMost)
  .refine(isOneLine, 'must contain only visible characters')
  .refine(hasNoTags, noTags);

const groupSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  memberCount: z.number().int().min(0),
  /** The caller's role; null for someone who is not a member. */
  role: z.enum(['owner', 'member']).nullable(),
});
export type Group = z.output<typeof groupSchema>;

const namedSchema = z.object({ id: z.string(), name: z.string() });

/** The bounds of a group's weekly goal, in active minutes of all members together. */
export const weeklyGoalLeast = 10;
export const weeklyGoalMost = 50_000;
const weeklyGoalSchema = z.number().int().min(weeklyGoalLeast).max(weeklyGoalMost).nullable();

/** What the members do together from Monday to Sunday; who leaves takes their minutes with them. */
const groupWeekSchema = z.object({
  startsOn: localDateSchema,
  endsAt: instantSchema,
  /** Of all members, including those who are hidden from leaderboards, from the day each of them joined. */
  minutes: z.number().int().min(0),
  /** What the owner wants them to reach; null without a goal. */
  goalMinutes: z.number().int().nullable(),
  /** How many members trained. */
  trained: z.number().int().min(0),
});
export type GroupWeek = z.output<typeof groupWeekSchema>;

const groupDetailSchema = groupSchema.extend({
  /** Members with points who are visible on leaderboards, the best first. */
  entries: z.array(leaderboardEntrySchema),
  /** The caller's own entry, even if it is on another page. */
  me: leaderboardEntrySchema.nullable(),
  /** Members who are not ranked, after those who are; none for strangers. */
  others: z.array(namedSchema),
  /** The owner; null for strangers. */
  owner: namedSchema.nullable().default(null),
  /** People the owner removed; only for the owner, on the first page. */
  removed: z.array(namedSchema).default([]),
  /** Null for strangers. */
  week: groupWeekSchema.nullable().default(null),
  /**
   * What the members of this page, and the caller, did this week, in active minutes by their ID. Empty for strangers,
   * and without members who are hidden from leaderboards.
   */
  weekMinutes: z.record(z.string(), z.number().int().min(0)).default({}),
  /** The owner removed the caller. */
  isRemoved: z.boolean().default(false),
  /** Where the next fifty members begin; null on the last page. */
  nextCursor: cursorSchema.nullable().default(null),
});
export type GroupDetail = z.output<typeof groupDetailSchema>;

const params = z.object({ id: idSchema });
const memberParams = params.extend({ userId: z.string().min(1).max(80) });
const inviteSchema = z.string().regex(/^[\w-]{16,64}$/);
const done = z.object({ id: idSchema });

export const groupsContract = {
  /** The caller's own groups, and ten public ones, newest first; `cursor` continues those. */
  listGroups: {
    method: 'GET',
    path: '/groups',
    access: 'user',
    query: z.object({ cursor: cursorSchema.optional() }),
    response: z.object({
      own: z.array(groupSchema),
      public: z.array(groupSchema),
      nextCursor: cursorSchema.nullable(),
    }),
    errors: [],
  },
  /** A repeat of the ID returns the stored one; the ID of a deleted group creates none. */
  createGroup: {
    method: 'POST',
    path: '/groups',
    access: 'user',
    body: z.object({
      id: idSchema,
      name: groupNameSchema,
      description: descriptionSchema.default(''),
      isPublic: z.boolean(),
    }),
    response: groupSchema,
    status: 201,
    errors: ['name_taken', 'group_not_found', 'too_many_groups', 'too_many_new_groups'],
  },
  /**
   * Includes its leaderboard, fifty members at a time; `cursor` continues it. A private group is visible to members and
   * people with an invitation.
   */
  readGroup: {
    method: 'GET',
    path: '/groups/{id}',
    access: 'user',
    params,
    query: z.object({ invite: inviteSchema.optional(), cursor: cursorSchema.optional() }),
    response: groupDetailSchema,
    errors: ['group_not_found'],
  },
  changeGroup: {
    method: 'PATCH',
    path: '/groups/{id}',
    access: 'user',
    params,
    body: z
      .object({
        name: groupNameSchema,
        description: descriptionSchema,
        isPublic: z.boolean(),
        /** Null removes the goal. */
        weeklyGoalMinutes: weeklyGoalSchema,
      })
      .partial()
      .refine((fields) => Object.values(fields).some((value) => value !== undefined), 'nothing to change'),
    response: groupSchema,
    errors: ['name_taken', 'group_not_found', 'not_group_owner'],
  },
  deleteGroup: {
    method: 'DELETE',
    path: '/groups/{id}',
    access: 'user',
    params,
    response: done,
    errors: ['group_not_found', 'not_group_owner'],
  },
  /** A repeat changes nothing. */
  joinGroup: {
    method: 'POST',
    path: '/groups/{id}/join',
    access: 'user',
    params,
    body: z.object({ invite: inviteSchema.optional() }),
    response: groupSchema,
    errors: ['group_not_found', 'removed_from_group', 'group_full', 'too_many_groups'],
  },
  /** When an owner leaves, the longest-standing member follows; the last one closes the group. */
  leaveGroup: {
    method: 'POST',
    path: '/groups/{id}/leave',
    access: 'user',
    params,
    response: done,
    errors: [],
  },
  /** The secret of an invitation link; `renew` makes a new one, and older links stop working. */
  inviteToGroup: {
    method: 'POST',
    path: '/groups/{id}/invites',
    access: 'user',
    params,
    body: z.object({ renew: z.boolean().default(false) }),
    response: z.object({ invite: inviteSchema }),
    errors: ['group_not_found', 'not_group_owner'],
  },
  /** They stay out until the owner lets them back in, and older invitations stop working. */
  removeGroupMember: {
    method: 'DELETE',
    path: '/groups/{id}/members/{userId}',
    access: 'user',
    params: memberParams,
    response: done,
    errors: ['group_not_found', 'not_group_owner', 'group_member_not_found'],
  },
  /** Lets someone who was removed join again. */
  allowGroupMember: {
    method: 'DELETE',
    path: '/groups/{id}/removed/{userId}',
    access: 'user',
    params: memberParams,
    response: done,
    errors: ['group_not_found', 'not_group_owner', 'group_member_not_found'],
  },
  /** A second report about the same group replaces the first. */
  reportGroup: {
    method: 'POST',
    path: '/groups/{id}/report',
    access: 'user',
    params,
    body: reportSchema,
    response: z.object({ reported: z.literal(true) }),
    status: 201,
    errors: ['group_not_found'],
  },
} as const satisfies Contract;
