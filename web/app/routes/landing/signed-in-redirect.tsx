import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { Splash } from '../../layouts/splash';
import { keepNext } from '../../kept-next';
import { paths } from '../../paths';

/** Redirects a signed-in person. A profile that can't be read counts as not set up. */
export function SignedInRedirect({ next }: { next?: string | null }) {
  const { data: profile, isPending } = useQuery(profileQuery());
  const ready = profile?.onboardingCompleted === true;
  const isKept = Boolean(next) && !isPending && !ready;
  useEffect(() => {
    if (next && isKept) keepNext(next);
  }, [next, isKept]);
  if (isPending) return <Splash />;
  return <Navigate to={ready ? (next ?? paths.dashboard) : paths.onboarding} replace />;
}
