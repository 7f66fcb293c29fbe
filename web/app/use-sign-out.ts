import { useNavigate } from 'react-router-dom';
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
      toast.error('Error', error instanceof Error ? error.message : "Signing out didn't work.");
      return;
    }
    toast.success('Signed out successfully');
    await navigate(paths.auth);
  };
}
