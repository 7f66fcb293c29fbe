import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

interface StopDialogProps {
  finished: number;
  total: number;
  onKeepGoing: () => void;
  onStop: () => void;
}

function meaningOf(finished: number): string {
  if (finished === 0) return 'Nothing is finished yet. One finished exercise is all it takes to count.';
  return finished === 1 ? 'The one you finished counts.' : `The ${finished} you finished count.`;
}

/** Before a workout is ended early. Whatever closes it, except stopping, goes on. */
export function StopDialog({ finished, total, onKeepGoing, onStop }: StopDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onKeepGoing}
      size="sm"
      title={`Stop at ${finished} of ${total}?`}
      description={meaningOf(finished)}
    >
      <DialogActions>
        <Button variant="go" onClick={onKeepGoing}>
          Keep going
        </Button>
        <Button variant="line" onClick={onStop}>
          Stop here
        </Button>
      </DialogActions>
    </Dialog>
  );
}
