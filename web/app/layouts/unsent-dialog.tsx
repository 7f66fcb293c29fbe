import { fullDateText } from '../../lib/date-time-text';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/dialog';
import { ListRow } from '../../ui/list-row';
import type { SetAside } from '../use-unsent';

interface UnsentDialogProps {
  setAside: readonly SetAside[];
  onRetry: () => void;
  onClose: () => void;
}

export function UnsentDialog({ setAside, onRetry, onClose }: UnsentDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Not saved yet"
      description="Try again, or discard what you no longer need."
    >
      <ul className="grid">
        {setAside.map((each) => (
          <SetAsideRow key={each.key} each={each} />
        ))}
      </ul>
      <DialogActions>
        <Button variant="go" size="lg" wide onClick={onRetry}>
          Try again
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function SetAsideRow({ each: { name, madeAt, why, text, discard } }: { each: SetAside }) {
  return (
    <ListRow
      name={name}
      note={
        <>
          {madeAt && <p>{fullDateText(madeAt.toISOString())}</p>}
          <p>{why}</p>
          <details>
            <summary>Details</summary>
            <code className="break-all">{text}</code>
          </details>
        </>
      }
      after={
        <Button size="sm" variant="line" aria-label={`Discard ${name}`} onClick={discard}>
          Discard
        </Button>
      }
    />
  );
}
