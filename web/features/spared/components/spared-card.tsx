import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { messageOf } from '../../../lib/api/api-error';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { sparedQuery } from '../api/spared-query';
import { SparedForm } from './spared-form';
import { SparedRow, SparedRowSkeleton } from './spared-row';

/** Everything that plans work around, wherever it was said; `today` is undefined until it is known. */
export function SparedCard({ today }: { today: LocalDate | undefined }) {
  const { data: facts, error, refetch, isFetching } = useQuery(sparedQuery());
  const isLoading = !error && !(facts && today);
  return (
    <Card tabIndex={-1} aria-labelledby="spared-card">
      <CardHeader id="spared-card" title="Planned around" />
      {isLoading && (
        <div role="status">
          <span className="sr-only">Loading what I plan around</span>
          <SparedRowSkeleton />
          <SparedRowSkeleton />
        </div>
      )}
      {!facts && error && (
        <ErrorState
          title="What I plan around didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      )}
      {facts && today && facts.length > 0 && (
        <ul aria-labelledby="spared-card">
          {facts.map((fact) => (
            <SparedRow key={fact.id} fact={fact} today={today} />
          ))}
        </ul>
      )}
      {facts?.length === 0 && today && (
        <p className="text-fg-2">Nothing right now. Tell me when something hurts, here or in the chat.</p>
      )}
      <SparedForm facts={facts ?? []} />
    </Card>
  );
}
