import { cx } from 'class-variance-authority';
import { Check, CircleAlert } from 'lucide-react';
import { Spinner } from './spinner';
import { nearTextLinkClass } from './text-link';

const colors = { idle: 'text-fg-2', saving: 'text-fg-2', saved: 'text-go-text', failed: 'text-danger-text' };

interface SaveNoteProps {
  status: 'idle' | 'saving' | 'saved' | 'failed';
  /** Why it was not saved. */
  reason?: string | null;
  onRetry: () => void;
}

/** The state of a setting that saves automatically. The region stays in the page, so that the result is announced. */
export function SaveNote({ status, reason, onRetry }: SaveNoteProps) {
  return (
    <div
      className={cx(
        'inline-flex min-h-icon-lg flex-wrap items-center gap-x-1.5 gap-y-0.5 text-small font-semibold',
        colors[status],
      )}
      role="status"
      data-status={status}
    >
      {status === 'saving' && (
        <>
          <Spinner size="sm" />
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
          <button type="button" className={cx(nearTextLinkClass, 'underline')} onClick={onRetry}>
            Retry
          </button>
        </>
      )}
    </div>
  );
}
