import { Check, CircleAlert } from 'lucide-react';
import { Spinner } from './spinner';
import './save-note.css';

interface SaveNoteProps {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why it was not saved. */
  reason?: string | null;
  onRetry: () => void;
}

/** What became of a change that saves itself. The region stays in the page so that the outcome is announced. */
export function SaveNote({ status, reason, onRetry }: SaveNoteProps) {
  return (
    <div className="save-note" role="status" data-status={status}>
      {status === 'saving' && (
        <>
          <Spinner />
          Saving
        </>
      )}
      {status === 'saved' && (
        <>
          <Check className="icon-sm" aria-hidden="true" strokeWidth={3} />
          Saved
        </>
      )}
      {status === 'failed' && (
        <>
          <CircleAlert className="icon-sm" aria-hidden="true" />
          <span>Not saved{reason && `: ${reason}`}</span>
          <button type="button" className="text-link" onClick={onRetry}>
            Retry
          </button>
        </>
      )}
    </div>
  );
}
