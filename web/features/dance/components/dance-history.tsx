import { useInfiniteQuery } from '@tanstack/react-query';
import { Star, Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { DanceSession } from '../../../../shared/contracts/dance';
import { burnedText } from '../../../../shared/rules/kcal-text';
import { messageOf } from '../../../lib/api/api-error';
import { dayText } from '../../../lib/date-time-text';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { IconButton } from '../../../ui/icon-button';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { danceHistoryQuery } from '../api/dance-history-query';
import { styleOf } from '../style-of';

const RemoveDance = lazy(async () => ({ default: (await import('./remove-dance')).RemoveDance }));

/** Past dances, newest first. */
export function DanceHistory() {
  return (
    <Card className="lg:col-span-2" aria-labelledby="dance-history">
      <CardHeader id="dance-history" title="Your dances" />
      <Dances />
    </Card>
  );
}

function Dances() {
  const [removed, setRemoved] = useState<DanceSession | null>(null);
  const query = useInfiniteQuery(danceHistoryQuery());
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data && error) {
    return (
      <ErrorState
        title="Your dances didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={3} label="Loading your dances" />;
  const dances = data.pages.flatMap(({ sessions }) => sessions);
  if (dances.length === 0) {
    return <EmptyState title="No dances yet">Your first one takes less than a minute.</EmptyState>;
  }
  return (
    <>
      <ul className="tabular-nums">
        {dances.map((dance) => (
          <DanceRow key={dance.id} dance={dance} onRemove={() => setRemoved(dance)} />
        ))}
      </ul>
      {hasNextPage && (
        <Button
          className="mt-3"
          wide
          busy={isFetchingNextPage}
          busyLabel="Loading"
          onClick={() => void fetchNextPage()}
        >
          Show more
        </Button>
      )}
      {removed && (
        <Suspense>
          <RemoveDance dance={removed} onClose={() => setRemoved(null)} />
        </Suspense>
      )}
    </>
  );
}

function DanceRow({ dance, onRemove }: { dance: DanceSession; onRemove: () => void }) {
  const { style, completedAt, startedAt, moves, caloriesBurned, score, stars } = dance;
  const danced = moves === 1 ? '1 move' : `${moves} moves`;
  const day = dayText(completedAt ?? startedAt);
  const facts = [day, danced, burnedText(caloriesBurned)].join(' · ');
  return (
    <ListRow
      name={styleOf(style).name}
      note={facts}
      after={
        <span className="flex items-center gap-2">
          {stars > 0 && (
            <span className="flex" role="img" aria-label={`${stars} of 3 stars`}>
              {Array.from({ length: stars }, (_, star) => (
                <Star key={star} className="size-icon-sm fill-warm text-warm" aria-hidden="true" />
              ))}
            </span>
          )}
          <Badge tone={score === null ? 'neutral' : 'go'}>{score === null ? 'No score' : `${score}%`}</Badge>
          <IconButton
            label={`Remove ${styleOf(style).name}, ${day}`}
            aria-haspopup="dialog"
            onClick={onRemove}
          >
            <Trash2 className="size-icon-sm" aria-hidden="true" />
          </IconButton>
        </span>
      }
    />
  );
}
