import type { Import } from '../../../../shared/contracts/body-data';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { totalOf } from './found-data';
import { countsText } from './import-words';
import type { Sending } from './send-parts';
import { StageHeading } from './stage-heading';
import type { ImportFlow, Stage } from './use-import';

/** All was sent. */
export function ImportDone({
  flow,
  added,
  onClose,
}: {
  flow: ImportFlow;
  added: Import;
  onClose: () => void;
}) {
  const isEmpty = totalOf(added.added) === 0;
  return (
    <div className="grid gap-3">
      <StageHeading>{isEmpty ? 'Nothing new to add' : `Added ${countsText(added.added)}`}</StageHeading>
      <p className="text-fg-2">
        {isEmpty
          ? 'All of it was there already, so everything stays as it is.'
          : 'Your plan and your week know about it now. Changed your mind? You can undo this whenever you like, below your activities.'}
      </p>
      <DialogActions>
        {!isEmpty && (
          <Button variant="line" size="lg" onClick={() => void flow.undo(added.id, { name: 'done', added })}>
            Undo
          </Button>
        )}
        <Button variant="go" size="lg" onClick={onClose}>
          Done
        </Button>
      </DialogActions>
    </div>
  );
}

interface ImportStoppedProps {
  flow: ImportFlow;
  stage: Extract<Stage, { name: 'stopped' }>;
  onClose: () => void;
}

/** Not all was sent: on with it, or back. */
export function ImportStopped({ flow, stage, onClose }: ImportStoppedProps) {
  const { sending, problem } = stage;
  const begun = sending.stored;
  return (
    <div className="grid gap-3">
      <StageHeading>{problem ? "That didn't finish" : 'Stopped'}</StageHeading>
      {problem && (
        <p className="text-small font-semibold text-danger-text" role="alert">
          {problem}
        </p>
      )}
      <p className="text-fg-2">{soFar(sending)}</p>
      <DialogActions>
        {begun ? (
          <Button variant="line" size="lg" onClick={() => void flow.undo(begun.id, stage)}>
            Undo it
          </Button>
        ) : (
          <Button variant="line" size="lg" onClick={onClose}>
            Close
          </Button>
        )}
        <Button variant="go" size="lg" onClick={() => flow.goOn(sending)}>
          {problem ? 'Try again' : 'Continue'}
        </Button>
      </DialogActions>
    </div>
  );
}

function soFar({ stored, next, parts }: Sending): string {
  if (!stored || totalOf(stored.added) === 0)
    return "I haven't heard that anything was added. If you go on, nothing is added twice.";
  const text = countsText(stored.added);
  return next === parts.length
    ? `Added so far: ${text}.`
    : `Added so far: ${text}. The rest is still in the file, and nothing is added twice.`;
}
