import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { useSignOut } from '../../use-sign-out';

/** Asks first, so that a mistaken tap doesn't cost anyone their sign-in. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const signOut = useSignOut();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Sign out?"
      description="Anything saved only on this device will be removed. Your account stays the same."
    >
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Stay
        </Button>
        <Button variant="go" onClick={() => void signOut()}>
          Sign out
        </Button>
      </DialogActions>
    </Dialog>
  );
}
