import { useNavigate } from 'react-router-dom';
import { messageOf } from '../lib/api/api-error';
import { useSession } from '../lib/session/session-context';
import { toast } from '../ui/toast';
import { paths } from './paths';

/** Signs out, confirms it, and opens the sign-in page. */
export function useSignOut() {
  const navigate = useNavigate();
  const { signOut } = useSession();
  return async () => {
    try {
      await signOut();
    } catch (error) {
      toast.error('Error', messageOf(error, "Signing out didn't work."));
      return;
    }
    toast.success('Signed out successfully');
    await navigate(paths.auth);
  };
}
