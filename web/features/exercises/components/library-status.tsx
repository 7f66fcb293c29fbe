import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button';
import './library-status.css';

interface LibraryStatusProps {
  shown: number;
  total: number;
  onClear: () => void;
}

/** How many exercises fit; read out when it changes. */
export function LibraryStatus({ shown, total, onClear }: LibraryStatusProps) {
  const filtered = shown < total;
  return (
    <div className="library-status num">
      <p role="status">{filtered ? `${shown} of ${total} exercises` : `${total} exercises`}</p>
      {filtered && (
        <Button variant="text" size="sm" onClick={onClear}>
          Clear all
        </Button>
      )}
    </div>
  );
}

/** The library is there without the marks; only they are missing. */
export function MarksFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="library-status" role="alert">
      <p>Your favorites did not load.</p>
      <Button variant="text" size="sm" onClick={onRetry}>
        <RotateCcw className="icon-sm" aria-hidden="true" />
        Retry
      </Button>
    </div>
  );
}
