import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

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
      title={`${open.title} is still open`}
      description={`Starting ${wanted.name} ends it, and it won't count.`}
    >
      <DialogActions>
        <Button variant="line" busy={starting} onClick={onStart}>
          Start {wanted.name}
        </Button>
        <Button variant="go" onClick={onResume}>
          Resume {open.title}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
