import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button';

interface SendFailureProps {
  /** The message, if it is not shown elsewhere. */
  text: string | null;
  onRetry: (event: MouseEvent) => void;
}

/** Shown next to a message that failed to send; the toast says why. */
export function SendFailure({ text, onRetry }: SendFailureProps) {
  return (
    <div className="flex items-center justify-between gap-3 text-small">
      <p className="wrap-anywhere text-danger-text">
        {text ? <q className="line-clamp-2">{text}</q> : 'Your message'} didn't go through.
      </p>
      <Button variant="line" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
