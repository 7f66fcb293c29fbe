import { countsText } from '../../../../shared/domain/what-counts';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

interface StopDialogProps {
  finished: number;
  total: number;
  /** Whether what was done counts already. */
  counts: boolean;
  onKeepGoing: () => void;
  onStop: () => void;
}

/** Before a workout is ended early. Whatever closes it, except stopping, goes on. */
export function StopDialog({ finished, total, counts, onKeepGoing, onStop }: StopDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onKeepGoing}
      size="sm"
      title={`Stop at ${finished} of ${total}?`}
      description={counts ? 'What you did counts.' : `It doesn't count yet. ${countsText}`}
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
