import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { isolated } from '../../../../shared/rules/isolated';

interface OpenSessionDialogProps {
  open: WorkoutSession;
  wanted: { name: string };
  starting: boolean;
  onResume: () => void;
  onStart: () => void;
  onClose: () => void;
}

/** Only one workout can be open: resume it, or end it uncounted. */
export function OpenSessionDialog(props: OpenSessionDialogProps) {
  const { open, wanted, starting, onResume, onStart, onClose } = props;
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="sm"
      title={`${isolated(open.title)} is still open`}
      description={`Starting ${isolated(wanted.name)} ends it, and it won't count.`}
    >
      <DialogActions>
        <Button variant="line" busy={starting} onClick={onStart}>
          Start <bdi>{wanted.name}</bdi>
        </Button>
        <Button variant="go" onClick={onResume}>
          Resume <bdi>{open.title}</bdi>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
