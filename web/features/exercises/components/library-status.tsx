import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button';

const statusClass =
  'flex min-h-tap flex-wrap items-center justify-between gap-x-3 text-small text-fg-2 tabular-nums';

interface LibraryStatusProps {
  shown: number;
  total: number;
  /** How many of the exercises shown are left out of plans because of the person's health. */
  leftOut?: number;
  onClear: () => void;
}

/** How many exercises match; announced when it changes. */
export function LibraryStatus({ shown, total, leftOut = 0, onClear }: LibraryStatusProps) {
  const filtered = shown < total;
  return (
    <div className={statusClass}>
      <p role="status">
        {filtered ? `${shown} of ${total} exercises` : `${total} exercises`}
        {leftOut > 0 && `. I leave ${leftOut} of them out of your plans for your health; each one says why.`}
      </p>
      {filtered && (
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
