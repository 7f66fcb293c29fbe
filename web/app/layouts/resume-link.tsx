import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsImmersive } from '../../ui/shell-slots';
import { paths } from '../paths';

const OpenWorkoutLink = lazy(async () => ({
  default: (await import('./open-workout-link')).OpenWorkoutLink,
}));

/** One tap back into an open workout, on every page that does not offer one itself; elsewhere its code is not loaded. */
export function ResumeLink() {
  const { pathname, search } = useLocation();
  const immersive = useIsImmersive();
  const isOffered = pathname === paths.dashboard || (pathname === paths.workout && search === '');
  if (immersive || isOffered) return null;
  return (
    <Suspense>
      <OpenWorkoutLink />
    </Suspense>
  );
}
