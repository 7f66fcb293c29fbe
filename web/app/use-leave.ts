import { useNavigate } from 'react-router-dom';
import { forgetDevice } from '../lib/forget-device';
import { useSession } from '../lib/session/session-context';
import { toast } from '../ui/toast';
import { paths } from './paths';

/** The ways out of an account whose sessions the server has already ended. */
export function useLeave() {
  const navigate = useNavigate();
  const { signOut } = useSession();
  return {
    async leaveSignedOut() {
      await signOut();
      toast.success('Signed out everywhere');
      await navigate(paths.auth, { replace: true });
    },
    /** Nothing from the account stays in this browser. */
    async leaveDeleted() {
      await signOut();
      await forgetDevice();
      await navigate(`${paths.auth}?step=farewell`, { replace: true });
    },
  };
}
