import { useQuery } from '@tanstack/react-query';
import { Navigate } from 'react-router-dom';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { Splash } from '../../layouts/splash';
import { paths } from '../../paths';

/** Redirects a signed-in person. A profile that can't be read counts as not set up. */
export function SignedInRedirect({ next }: { next?: string | null }) {
  const { data: profile, isPending } = useQuery(profileQuery());
  if (isPending) return <Splash />;
  const ready = profile?.onboardingCompleted === true;
  return <Navigate to={ready ? (next ?? paths.dashboard) : paths.onboarding} replace />;
}
