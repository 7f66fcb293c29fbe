import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

interface ConsentDialogProps {
  /** Whether the heart rate may be kept. */
  onChoose: (mayKeep: boolean) => void;
  onClose: () => void;
}

/** Asks, before the first strap, whether its values may be kept. */
export function ConsentDialog({ onChoose, onClose }: ConsentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keep your heart rate?"
      description="Your workout is paused until you resume it."
      size="sm"
      focusTitle
    >
      <div className="grid gap-3 leading-text">
        <p>
          I'll store one value every five seconds with the workout: for your average, your curve, and better
          calories.
        </p>
        <p>
          Only you see it. It's in your export, and you can delete it with any workout. Change your mind in
          Settings, under Privacy.
        </p>
      </div>
      <DialogActions>
        <Button variant="go" onClick={() => onChoose(true)}>
          Keep it
        </Button>
        <Button variant="line" onClick={() => onChoose(false)}>
          Only show it
        </Button>
      </DialogActions>
    </Dialog>
  );
}
