import * as z from 'zod';
import { friendStatuses } from '../rules/friend-words';
import type { Contract } from './endpoint';
import { instantSchema } from './values';

/** Any text is accepted, so that unknown and malformed codes get the same answer. */
const anyCode = z.object({ code: z.string().max(200) });

/** What is needed to greet someone by name and face. */
const senderSchema = z.object({ id: z.string(), name: z.string() });
export type Sender = z.output<typeof senderSchema>;

/** Null while it is turned off. */
const ownInvitationSchema = z.object({
  invitation: z.object({ code: z.string(), expiresAt: instantSchema }).nullable(),
});
export type OwnInvitation = z.output<typeof ownInvitationSchema>['invitation'];

/** Below `/friends`, and part of its contract; here for a page that needs only these. */
export const invitationsContract = {
  /** Makes it when first asked for, and renews it; one that was turned off stays off. */
  keepOwnInvitation: {
    method: 'PUT',
    path: '/friends/invitations/own',
    access: 'user',
    response: ownInvitationSchema,
    errors: [],
  },
  /** Makes a new one, also after it was turned off; the one before stops immediately. */
  replaceOwnInvitation: {
    method: 'POST',
    path: '/friends/invitations/own',
    access: 'user',
    response: ownInvitationSchema,
    errors: ['too_many_new_invitations'],
  },
  endOwnInvitation: {
    method: 'DELETE',
    path: '/friends/invitations/own',
    access: 'user',
    response: ownInvitationSchema,
    errors: [],
  },
  /** For visitors. */
  seeInvitation: {
    method: 'GET',
    path: '/friends/invitations',
    access: 'public',
    query: anyCode,
    response: z.object({ sender: senderSchema }),
    errors: ['invitation_not_found', 'too_many_codes'],
  },
  /** The same for someone who is signed in, to whom people with a block between them do not exist. */
  readInvitation: {
    method: 'GET',
    path: '/friends/invitations/sender',
    access: 'user',
    query: anyCode,
    /** `status` is null for strangers. */
    response: z.object({ sender: senderSchema, status: z.enum(friendStatuses).nullable() }),
    errors: ['invitation_not_found', 'own_invitation', 'too_many_codes'],
  },
  /** Makes the caller and the sender friends. */
  acceptInvitation: {
    method: 'POST',
    path: '/friends/invitations',
    access: 'user',
    body: anyCode,
    /** `isNew` is false for those who were friends before. */
    response: z.object({ sender: senderSchema, status: z.literal('accepted'), isNew: z.boolean() }),
    errors: [
      'invitation_not_found',
      'own_invitation',
      'too_many_codes',
      'too_many_friends',
      'friend_list_full',
      'too_many_friend_requests',
    ],
  },
} as const satisfies Contract;
