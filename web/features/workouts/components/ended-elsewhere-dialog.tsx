import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

interface EndedElsewhereDialogProps {
  onShowResult: () => void;
}

/** The session was ended while the player ran here: what came after that cannot be added to it. */
export function EndedElsewhereDialog({ onShowResult }: EndedElsewhereDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onShowResult}
      size="sm"
      dismissible={false}
      title="This workout has ended"
      description="It was finished in another tab or on another device. What you did here after that isn't part of it."
    >
      <DialogActions>
        <Button variant="go" onClick={onShowResult}>
          See Result
        </Button>
      </DialogActions>
    </Dialog>
  );
}
