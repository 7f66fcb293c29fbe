import { Button } from './button';
import { DialogActions } from './dialog';

interface RemoveQuestionProps {
  /** 'workout' or 'dance'. */
  what: string;
  busy: boolean;
  onKeep: () => void;
  onRemove: () => void;
}

/** Asks before removing something that earned points. */
export function RemoveQuestion({ what, busy, onKeep, onRemove }: RemoveQuestionProps) {
  const question = `Remove this ${what}? Anything it earned goes, too.`;
  return (
    <div className="mt-6" role="group" aria-label={question}>
      <p className="font-strong">{question}</p>
      <DialogActions>
        <Button onClick={onKeep}>Keep it</Button>
        <Button variant="danger" busy={busy} onClick={onRemove}>
          Remove
        </Button>
      </DialogActions>
    </div>
  );
}
