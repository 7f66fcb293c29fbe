import { useState } from 'react';
import { fullDateText } from '../../lib/date-time-text';
import { Button } from '../../ui/button';
import { Dialog, DialogActions } from '../../ui/dialog';
import { ListRow } from '../../ui/list-row';
import { useUnsent, type SetAside } from '../use-unsent';

const noteClass =
  'flex basis-full items-center justify-center gap-2 rounded-sm bg-danger-tint px-3 py-1 text-small font-semibold text-danger-text';

/** Tells the person that something could not be saved or kept, and lets them view, retry, or discard it. */
export function UnsentNote() {
  const { setAside, isUnkept, retry } = useUnsent();
  const [isOpen, setOpen] = useState(false);
  const count = setAside.length;
  return (
    <>
      {isUnkept && (
        <p className={noteClass} role="alert">
          There&apos;s no room on this device. Keep this page open until everything is sent.
        </p>
      )}
      {count > 0 && (
        <div className={noteClass} role="alert">
          {count === 1 ? "1 entry couldn't be saved." : `${count} entries couldn't be saved.`}
          <Button size="sm" variant="text" onClick={() => setOpen(true)}>
            View
          </Button>
        </div>
      )}
      <Dialog
        open={isOpen && count > 0}
        onOpenChange={setOpen}
        title="Not saved yet"
        description="It's all kept on this device."
      >
        <ul className="grid">
          {setAside.map((each) => (
            <SetAsideRow key={each.key} each={each} />
          ))}
        </ul>
        <DialogActions>
          <Button variant="go" size="lg" wide onClick={retry}>
            Try again
          </Button>
        </DialogActions>
      </Dialog>
    </>
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
