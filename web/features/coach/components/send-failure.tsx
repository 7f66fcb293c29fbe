import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button';

interface SendFailureProps {
  onRetry: (event: MouseEvent) => void;
}

/** Beside the message that came back; why it did is told by the toast. */
export function SendFailure({ onRetry }: SendFailureProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small leading-text">
      <p className="text-danger-text">Your message did not go through.</p>
      <Button variant="line" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
