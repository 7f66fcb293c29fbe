import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useSession } from '../../lib/session/session-context';
import { signInPath } from '../sign-in-path';
import { Splash } from './splash';

/** Visitors sign in first and then come back here. A different account remounts its pages. */
export function RequireUser() {
  const { status, userId } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'loading') return <Splash />;
  if (status === 'signed-out') return <Navigate to={signInPath(pathname + search)} replace />;
  return <Outlet key={userId} />;
}
