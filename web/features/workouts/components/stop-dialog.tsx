import { challengeMinutes } from '../../../../shared/rules/challenges/challenge';
import { countsText } from '../../../../shared/rules/what-counts';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

interface StopDialogProps {
  finished: number;
  total: number;
  /** Whether the workout already counts. */
  counts: boolean;
  /** The challenge needs more time. */
  isRungOpen: boolean;
  onKeepGoing: () => void;
  onStop: () => void;
}

function meaningOf(counts: boolean, isRungOpen: boolean): string {
  if (!counts) return `It doesn't count yet. ${countsText}`;
  return isRungOpen
    ? `What you did counts as a workout. The challenge takes ${challengeMinutes} minutes.`
    : 'What you did counts.';
}

/** Confirms ending a workout early. Every way to close it except "Stop" resumes the workout. */
export function StopDialog({ finished, total, counts, isRungOpen, onKeepGoing, onStop }: StopDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onKeepGoing}
      size="sm"
      title={`Stop at ${finished} of ${total}?`}
      description={meaningOf(counts, isRungOpen)}
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
