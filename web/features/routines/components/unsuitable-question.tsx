import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';

interface UnsuitableQuestionProps {
  /** The moves that are not a fit, with the reason of each. */
  moves: readonly { name: string; text: string }[];
  onTakeOut: () => void;
  onStart: () => void;
  onClose: () => void;
}

const shown = 4;

/** Asks before a workout starts with moves that plans leave out; either answer is fine. */
export function UnsuitableQuestion({ moves, onTakeOut, onStart, onClose }: UnsuitableQuestionProps) {
  const them = moves.length === 1 ? 'it' : 'them';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={moves.length === 1 ? "One move isn't the best fit" : `${moves.length} moves aren't the best fit`}
    >
      <ul className="grid gap-2">
        {moves.slice(0, shown).map(({ name, text }) => (
          <li key={name} className="leading-text">
            <b className="font-strong">{name}</b>
            <span className="block text-small text-fg-2">{text}</span>
          </li>
        ))}
        {moves.length > shown && <li className="text-small text-fg-2">And {moves.length - shown} more.</li>}
      </ul>
      <DialogActions>
        <Button variant="line" onClick={onStart}>
          Start anyway
        </Button>
        <Button variant="go" onClick={onTakeOut}>
          Take {them} out
        </Button>
      </DialogActions>
    </Dialog>
  );
}
