import { useInfiniteQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { LocalDate } from '../../../../shared/rules/local-date';
import type { UnitSystem } from '../../../../shared/rules/units';
import { messageOf } from '../../../lib/api/api-error';
import { monthText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { activitiesQuery } from '../api/activities-query';
import { ActivityList } from './activity-list';

interface ActivitiesCardProps {
  today: LocalDate;
  units: UnitSystem;
  /** Another way to begin than a file, when there is nothing yet. */
  firstStep: ReactNode;
}

/** What was done outside of the product, and what it counts for. */
export function ActivitiesCard(props: ActivitiesCardProps) {
  return (
    <Card aria-labelledby="activities">
      <CardHeader id="activities" title="Outside Vita" />
      <Activities {...props} />
      <div className="mt-4 grid gap-1.5 border-t border-line pt-3 text-small leading-text text-fg-2">
        <p>Activities count for your plan and rest days, not for points or boards.</p>
        <p>
          A day with at least 20 minutes of activity outside Vita keeps your streak from breaking, up to two
          days in any seven; it doesn't add to it.
        </p>
      </div>
    </Card>
  );
}

const rowsAtOnce = 20;

function Activities({ today, units, firstStep }: ActivitiesCardProps) {
  const [shown, setShown] = useState(rowsAtOnce);
  const query = useInfiniteQuery(activitiesQuery(today));
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data && error) {
    return (
      <ErrorState
        title="Your activities didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={5} label="Loading your activities" />;
  const activities = data.pages.flatMap((page) => page.activities);
  const lastPage = data.pages.at(-1);
  const hasMoreLoaded = activities.length > shown;
  const showOlder = () => {
    setShown(shown + rowsAtOnce);
    if (!hasMoreLoaded) void fetchNextPage();
  };
  return (
    <>
      {activities.length === 0 && (
        <EmptyState title="Nothing here yet" action={firstStep}>
          Bring in a file from your watch, or connect a device.
        </EmptyState>
      )}
      <ActivityList activities={activities.slice(0, shown)} today={today} units={units} />
      {(hasMoreLoaded || hasNextPage) && (
        <div className="mt-3 grid justify-items-center gap-1">
          {lastPage && data.pages.length > 1 && lastPage.activities.length === 0 && (
            <p className="text-small text-fg-2" role="status">
              Nothing {activities.length > 0 ? 'else ' : ''}since {monthText(lastPage.from)}.
            </p>
          )}
          <Button
            variant={activities.length > 0 ? 'quiet' : 'text'}
            wide={activities.length > 0}
            busy={isFetchingNextPage}
            busyLabel="Loading"
            onClick={showOlder}
          >
            {activities.length > 0 ? 'Show older' : 'Look further back'}
          </Button>
        </div>
      )}
    </>
  );
}
