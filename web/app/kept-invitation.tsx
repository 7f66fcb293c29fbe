import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isolated } from '../../shared/rules/isolated';
import { acceptInvitation } from '../features/friends/api/invitations';
import { friendsKey } from '../features/friends/api/friends-query';
import { forgetInvitation, readKeptInvitation } from '../features/friends/invitations/kept-invitation';
import { profileQuery } from '../features/profile/api/profile-query';
import { ApiError } from '../lib/api/api-error';
import { toast } from '../ui/toast';
import { paths } from './paths';

/** Accepts the invitation that a visitor said yes to before signing up, as soon as onboarding is done. */
export function KeptInvitation() {
  const queries = useQueryClient();
  const isHere = useLocation().pathname === paths.dashboard;
  const { data: profile } = useQuery({ ...profileQuery(), enabled: isHere });
  const isUnderWay = useRef(false);
  useEffect(() => {
    const code = readKeptInvitation();
    if (!isHere || !code || !profile?.onboardingCompleted || isUnderWay.current) return;
    // Someone else on this device said yes: only a new account begins with it.
    if (profile.progress.workoutsCompleted > 0) return forgetInvitation();
    isUnderWay.current = true;
    const accept = async () => {
      const { sender } = await acceptInvitation(code);
      forgetInvitation();
      toast.success("You're friends now!", `You and ${isolated(sender.name)}. Find each other in Community.`);
      await queries.invalidateQueries({ queryKey: friendsKey });
    };
    void accept()
      .catch((error: unknown) => {
        // Without a connection, the next visit tries again.
        if (!(error instanceof ApiError) || error.status < 400 || error.status >= 500) return;
        forgetInvitation();
        toast.info("You're not friends yet", error.message);
      })
      .finally(() => (isUnderWay.current = false));
  }, [isHere, profile, queries]);
  return null;
}
