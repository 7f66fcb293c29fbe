import * as z from 'zod';
import { isAllShown } from '../rules/shown-text';
import { holdsLink } from '../rules/shown-text';
import type { Contract } from './endpoint';
import { reportSchema } from './friends';
import { leaderboardEntrySchema } from './leaderboards';
import { cursorSchema, idSchema, titleSchema } from './values';

/** No one is in more groups than this, and no group has more members. */
export const maximumGroups = 20;
export const maximumMembers = 500;

// What browsers and mails read as the beginning of a tag has no place in what everyone sees.
const hasNoTags = (text: string) => !/[<>]/.test(text);
const noTags = 'must not contain < or >';

const groupNameSchema = titleSchema
  .refine((text) => !holdsLink(text), 'must not contain a web address')
  .refine((text) => /\p{L}/u.test(text), 'must contain a letter')
  .refine(hasNoTags, noTags);

export const groupDescriptionMost = 200;
const descriptionSchema = z
  .string()
  .trim()
  .normalize('NFC')
  .max(groupDescriptionMost)
  .refine(isAllShown, 'must contain only visible characters')
  .refine(hasNoTags, noTags);

const groupSchema = z.object({
  id: idSchema,
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  memberCount: z.number().int().min(0),
  /** The caller's; null for someone who is no member. */
  role: z.enum(['owner', 'member']).nullable(),
});
export type Group = z.output<typeof groupSchema>;

const namedSchema = z.object({ id: z.string(), name: z.string() });

const groupDetailSchema = groupSchema.extend({
  /** Members with points who show themselves, the best first. */
  entries: z.array(leaderboardEntrySchema),
  /** The caller's own entry, also where it is not among the first hundred. */
  me: leaderboardEntrySchema.nullable(),
  /** Members who stand on no board; at most a hundred, and none to strangers. */
  others: z.array(namedSchema),
  /** Whose it is; null to strangers. */
  owner: namedSchema.nullable().default(null),
  /** Whom an owner took out, to the owner. */
  removed: z.array(namedSchema).default([]),
});
export type GroupDetail = z.output<typeof groupDetailSchema>;

const params = z.object({ id: idSchema });
const memberParams = params.extend({ userId: z.string().min(1).max(80) });
const inviteSchema = z.string().regex(/^[\w-]{16,64}$/);
const done = z.object({ id: idSchema });

export const groupsContract = {
  /** The caller's own, and ten public ones, newest first; `cursor` goes on with those. */
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
  /** A repeat of the id answers the stored one; that of a group that is gone makes none. */
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
  /** With its leaderboard. A private one is there for members and for whoever was invited. */
  readGroup: {
    method: 'GET',
    path: '/groups/{id}',
    access: 'user',
    params,
    query: z.object({ invite: inviteSchema.optional() }),
    response: groupDetailSchema,
    errors: ['group_not_found'],
  },
  changeGroup: {
    method: 'PATCH',
    path: '/groups/{id}',
    access: 'user',
    params,
    body: z
      .object({ name: groupNameSchema, description: descriptionSchema, isPublic: z.boolean() })
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
  /** The longest member follows an owner who leaves; the last one closes the group. */
  leaveGroup: {
    method: 'POST',
    path: '/groups/{id}/leave',
    access: 'user',
    params,
    response: done,
    errors: [],
  },
  /** What an invitation link carries; `renew` makes another, and the links of before lead nowhere. */
  inviteToGroup: {
    method: 'POST',
    path: '/groups/{id}/invites',
    access: 'user',
    params,
    body: z.object({ renew: z.boolean().default(false) }),
    response: z.object({ invite: inviteSchema }),
    errors: ['group_not_found', 'not_group_owner'],
  },
  /** They stay out until they are allowed again, and the invitations of before lead nowhere. */
  removeGroupMember: {
    method: 'DELETE',
    path: '/groups/{id}/members/{userId}',
    access: 'user',
    params: memberParams,
    response: done,
    errors: ['group_not_found', 'not_group_owner', 'group_member_not_found'],
  },
  /** Lets someone join again who was taken out. */
  allowGroupMember: {
    method: 'DELETE',
    path: '/groups/{id}/removed/{userId}',
    access: 'user',
    params: memberParams,
    response: done,
    errors: ['group_not_found', 'not_group_owner', 'group_member_not_found'],
  },
  /** A second report of the same group takes the place of the first. */
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
