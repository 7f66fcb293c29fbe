import { useEffect } from 'react';
import { messageOf } from '../../../lib/api/api-error';
import { ErrorState } from '../../../ui/error-state';
import { toast } from '../../../ui/toast';

interface ProfileLoadErrorProps {
  error: unknown;
  onRetry: () => void;
  retrying: boolean;
}

const failure = 'Failed to load profile';

/** Replaces any page that can't work without the profile. */
export function ProfileLoadError({ error, onRetry, retrying }: ProfileLoadErrorProps) {
  useEffect(() => {
    if (!retrying) toast.keptError('Error', failure);
  }, [retrying]);
  return (
    <div className="m-auto px-gutter py-16">
      <ErrorState title={failure} onRetry={onRetry} retrying={retrying} error={error}>
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    </div>
  );
}
