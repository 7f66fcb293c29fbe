import { Navigate } from 'react-router-dom';
import { useSession } from '../../../lib/session/session-context';
import { Splash } from '../../layouts/splash';
import { paths } from '../../paths';
import { SignedInRedirect } from './signed-in-redirect';

/** Shows nothing: it waits for the session and redirects. */
export default function HomePage() {
  const { status } = useSession();
  if (status === 'loading') return <Splash />;
  return status === 'signed-in' ? <SignedInRedirect /> : <Navigate to={paths.auth} replace />;
}
