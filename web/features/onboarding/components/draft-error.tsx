import { messageOf } from '../../../lib/api/api-error';
import { ErrorState } from '../../../ui/error-state';
import type { Answering } from '../use-answers';
import { SetupPanel } from './setup-panel';

export function DraftError({ error, refetch, isFetching }: Answering['draft']) {
  return (
    <SetupPanel>
      <ErrorState
        title="Your answers didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Your earlier answers are safe. Try again in a moment.')}
      </ErrorState>
    </SetupPanel>
  );
}
