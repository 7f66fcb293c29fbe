import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ComponentType } from 'react';
import type { PastSession } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/rules/units';
import { notCountedTexts } from '../../../../shared/rules/what-counts';
import { burnedText } from '../../../../shared/rules/kcal-text';
import { messageOf } from '../../../lib/api/api-error';
import { dayText } from '../../../lib/date-time-text';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { workoutHistoryQuery } from '../api/workout-history-query';
import { ExportAll } from '../export/components/export-all';

const SessionDialog = lazy(async () => ({ default: (await import('./session-dialog')).SessionDialog }));

/** Points, if it earned any: beyond the daily limit a workout counts without them. */
function outcomeOf(points: number, counted: boolean): string {
  if (points > 0) return `+${points} points`;
  return counted ? 'Counted' : 'Not counted';
}

function SessionRow({ session, onOpen }: { session: PastSession; onOpen: () => void }) {
  const { title, completedAt, startedAt, durationMinutes, caloriesBurned, points, counted } = session;
  const { notCountedReason } = session;
  const facts = [
    dayText(completedAt ?? startedAt),
    `${durationMinutes} min`,
    burnedText(caloriesBurned),
  ].join(' · ');
  return (
    <ListRow
      className="group relative"
      dimmed={!counted}
      name={
        // Clickable across its whole row.
        <button
          type="button"
          className="underline-offset-3 group-hover:underline after:absolute after:-inset-x-2 after:inset-y-0 after:rounded-md focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-go-mark"
          aria-haspopup="dialog"
          onClick={onOpen}
        >
          {title}
        </button>
      }
      note={
        <>
          {facts}
          {!counted && notCountedReason && (
            <span className="block max-w-2xl text-fg-3">{notCountedTexts[notCountedReason]}</span>
          )}
        </>
      }
      after={
        <span className="mt-1 self-start">
          <Badge tone={counted ? 'go' : 'neutral'}>{outcomeOf(points, counted)}</Badge>
        </span>
      }
    />
  );
}

function Sessions({ units, timeZone, HeartRate, starting, onRepeat }: WorkoutHistoryProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useInfiniteQuery(workoutHistoryQuery());
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } = query;
  if (!data && error) {
    return (
      <ErrorState
        title="Your workouts didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
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
  const open = ended.find(({ id }) => id === openId);
  return (
    <>
      <ul className="tabular-nums">
        {ended.map((session) => (
          <SessionRow key={session.id} session={session} onOpen={() => setOpenId(session.id)} />
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
      {open && (
        <Suspense>
          <SessionDialog
            key={open.id}
            session={open}
            units={units}
            timeZone={timeZone}
            heartRate={
              open.heartRate && (
                <Suspense fallback={<Skeleton height="7rem" />}>
                  <HeartRate session={open} />
                </Suspense>
              )
            }
            repeating={starting === open.id}
            onRepeat={() => onRepeat(open)}
            onClose={() => setOpenId(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface WorkoutHistoryProps {
  units: UnitSystem;
  /** In which files say when a workout was. */
  timeZone: string;
  /** The heart rate of a session that has one. */
  HeartRate: ComponentType<{ session: PastSession }>;
  /** The id of the session being repeated, or null. */
  starting: string | null;
  onRepeat: (session: PastSession) => void;
}

/** Past workouts, newest first; each opens its details. */
export function WorkoutHistory(props: WorkoutHistoryProps) {
  return (
    <Card aria-labelledby="workout-history">
      <CardHeader id="workout-history" title="Your workouts" note={<ExportAll timeZone={props.timeZone} />} />
      <Sessions {...props} />
    </Card>
  );
}
