import { CloudOff } from 'lucide-react';
import { useConnection } from '../../lib/offline/connection';
import './offline-note.css';

/** Says that what is shown may be old; its live region is there before it speaks. */
export function OfflineNote() {
  const connected = useConnection();
  return (
    <div className="offline-note" aria-live="polite">
      {!connected && (
        <p>
          <CloudOff className="icon-sm" aria-hidden="true" />
          You&apos;re offline. This is what was last loaded.
        </p>
      )}
    </div>
  );
}
