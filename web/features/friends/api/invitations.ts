import { queryOptions } from '@tanstack/react-query';
import { invitationsContract, type Sender } from '../../../../shared/contracts/invitations';
import type { FriendStatus } from '../../../../shared/rules/friend-words';
import { callEndpoint } from '../../../lib/api/call-endpoint';

interface Invitation {
  sender: Sender;
  /** Null for strangers and visitors. */
  status: FriendStatus | null;
}

/** Who invites with this code. For someone who is signed in, it is asked in their name. */
export function invitationQuery(code: string, isSignedIn: boolean) {
  const query = { code };
  return queryOptions({
    queryKey: ['invitations', 'code', code, isSignedIn],
    // Looking at codes is limited.
    staleTime: 300_000,
    queryFn: async ({ signal }): Promise<Invitation> => {
      if (isSignedIn) return callEndpoint(invitationsContract.readInvitation, { query }, signal);
      const { sender } = await callEndpoint(invitationsContract.seeInvitation, { query }, signal);
      return { sender, status: null };
    },
  });
}

export const ownInvitationKey = ['invitations', 'own'] as const;

export function ownInvitationQuery() {
  return queryOptions({
    queryKey: ownInvitationKey,
    queryFn: ({ signal }) => callEndpoint(invitationsContract.keepOwnInvitation, {}, signal),
  });
}

export const acceptInvitation = (code: string) =>
  callEndpoint(invitationsContract.acceptInvitation, { body: { code } });

export const replaceOwnInvitation = () => callEndpoint(invitationsContract.replaceOwnInvitation);
export const endOwnInvitation = () => callEndpoint(invitationsContract.endOwnInvitation);
