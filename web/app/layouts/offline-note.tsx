import { CloudOff } from 'lucide-react';
import { useConnection } from '../../lib/offline/connection';

/** Says that what is shown may be old; the live region is in the page before it has anything to announce. */
export function OfflineNote() {
  const connected = useConnection();
  return (
    <div className="offline-note basis-full empty:absolute" aria-live="polite">
      {!connected && (
        <p className="flex items-center justify-center gap-2 rounded-sm bg-cool-tint px-3 py-1 text-small font-semibold text-cool-text">
          <CloudOff className="icon-sm" aria-hidden="true" />
          You&apos;re offline. Showing what last loaded.
        </p>
      )}
    </div>
  );
}
