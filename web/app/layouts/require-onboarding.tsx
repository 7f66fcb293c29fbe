import { useQuery } from '@tanstack/react-query';
import { Navigate, Outlet } from 'react-router-dom';
import { profileQuery } from '../../features/profile/api/profile-query';
import { ProfileLoadError } from '../../features/profile/components/profile-load-error';
import { ApiError } from '../../lib/api/api-error';
import { paths } from '../paths';

/** People without a plan set one up first. While the profile loads, the page shows its own skeletons. */
export function RequireOnboarding() {
  const { data: profile, error, refetch, isFetching } = useQuery(profileQuery());
  const missing = error instanceof ApiError && error.code === 'profile_not_found';
  if (missing || profile?.onboardingCompleted === false) return <Navigate to={paths.onboarding} replace />;
  if (!profile && error)
    return <ProfileLoadError error={error} onRetry={() => void refetch()} retrying={isFetching} />;
  return <Outlet />;
}
