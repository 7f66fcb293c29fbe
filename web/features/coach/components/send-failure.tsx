import type { MouseEvent } from 'react';
import { Button } from '../../../ui/button';
import './send-failure.css';

interface SendFailureProps {
  onRetry: (event: MouseEvent) => void;
}

/** Beside the message that came back; why it did is told by the toast. */
export function SendFailure({ onRetry }: SendFailureProps) {
  return (
    <div className="send-failure">
      <p>Your message did not go through.</p>
      <Button variant="line" size="sm" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
