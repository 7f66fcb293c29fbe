import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { useSignOut } from '../../use-sign-out';

/** Asks before somebody who touched the wrong corner has to enter a password again. */
export function SignOutQuestion({ onClose }: { onClose: () => void }) {
  const signOut = useSignOut();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title="Sign out?"
      description="What is kept on this device alone goes with it. Your account stays as it is."
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
