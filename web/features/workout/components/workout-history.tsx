import { useInfiniteQuery } from '@tanstack/react-query';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { notCountedTexts } from '../../../../shared/domain/workout-rules';
import { messageOf } from '../../../lib/api/api-error';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { workoutHistoryQuery } from '../api/workout-history-query';
import './workout-history.css';

const dateFormat = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric' });

function SessionRow({ session }: { session: WorkoutSession }) {
  const { title, completedAt, startedAt, durationMinutes, caloriesBurned, counted, notCountedReason } =
    session;
  const date = dateFormat.format(new Date(completedAt ?? startedAt));
  const facts = [date, `${durationMinutes} min`, `${caloriesBurned} kcal`].join(' · ');
  return (
    <ListRow
      dimmed={!counted}
      name={title}
      note={
        <>
          {facts}
          {!counted && notCountedReason && (
            <span className="workout-history-reason">{notCountedTexts[notCountedReason]}</span>
          )}
        </>
      }
      after={<Badge tone={counted ? 'go' : 'neutral'}>{counted ? 'Counted' : 'Not counted'}</Badge>}
    />
  );
}

function Sessions() {
  const query = useInfiniteQuery(workoutHistoryQuery());
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data && error) {
    return (
      <ErrorState title="Your workouts didn't load" onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={5} label="Loading your workouts" />;
  const ended = data.pages
    .flatMap(({ sessions }) => sessions)
    .filter(({ completedAt }) => completedAt !== null);
  if (ended.length === 0) {
    return (
      <EmptyState title="No workouts yet">Your first one shows up here the moment you finish it.</EmptyState>
    );
  }
  return (
    <>
      <ul className="num">
        {ended.map((session) => (
          <SessionRow key={session.id} session={session} />
        ))}
      </ul>
      {hasNextPage && (
        <Button busy={isFetchingNextPage} busyLabel="Loading" onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </>
  );
}

/** What was done so far, newest first. */
export function WorkoutHistory() {
  return (
    <Card className="workout-history" aria-labelledby="workout-history">
      <CardHeader id="workout-history" title="Your workouts" />
      <Sessions />
    </Card>
  );
}
