import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button';

const statusClass =
  'flex min-h-8 flex-wrap items-center justify-between gap-x-3 text-small text-fg-2 tabular-nums';

interface LibraryStatusProps {
  shown: number;
  total: number;
  /** What the search was taken for, where that is not what was typed. */
  understood?: string | null;
  /** How many of the exercises shown are left out of plans because of the person's health. */
  leftOut?: number;
  onClear: () => void;
}

function countText({ shown, total, understood }: Omit<LibraryStatusProps, 'onClear'>): ReactNode {
  if (understood) {
    return (
      <>
        {shown} for <b className="text-fg">{understood}</b>
      </>
    );
  }
  return shown < total ? `${shown} of ${total} exercises` : `${total} exercises`;
}

/** How many exercises match; announced when it changes. */
export function LibraryStatus({ onClear, leftOut = 0, ...counts }: LibraryStatusProps) {
  return (
    <div className={statusClass}>
      <p role="status">
        {countText(counts)}
        {leftOut > 0 && ` · ${leftOut} ${leftOut === 1 ? 'rests' : 'rest'} because of your health`}
      </p>
      {counts.shown < counts.total && (
        <Button variant="text" size="sm" onClick={onClear}>
          Clear all
        </Button>
      )}
    </div>
  );
}

/** The library loaded without the marks; only they are missing. */
export function MarksFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={statusClass} role="alert">
      <p>Your favorites didn't load.</p>
      <Button variant="text" size="sm" onClick={onRetry}>
        <RotateCcw className="size-icon-sm flex-none" aria-hidden="true" />
        Retry
      </Button>
    </div>
  );
}
