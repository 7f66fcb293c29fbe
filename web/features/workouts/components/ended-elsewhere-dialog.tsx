import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

interface EndedElsewhereDialogProps {
  onShowResult: () => void;
}

/** The session was ended elsewhere while the player ran here; anything done since cannot be added. */
export function EndedElsewhereDialog({ onShowResult }: EndedElsewhereDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onShowResult}
      size="sm"
      dismissible={false}
      title="This workout has ended"
      description="You finished this one in another tab or on another device, so the rest of what you did here wasn't added."
    >
      <DialogActions>
        <Button variant="go" onClick={onShowResult}>
          See result
        </Button>
      </DialogActions>
    </Dialog>
  );
}
