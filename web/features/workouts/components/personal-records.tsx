import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonalRecord } from '../../../../shared/contracts/workouts';
import type { UnitSystem } from '../../../../shared/rules/units';
import { messageOf } from '../../../lib/api/api-error';
import { dateText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { personalRecordsQuery } from '../api/personal-records-query';
import { loadText, loadUnit } from '../set-drafts';

/** More would be several screens on a phone. */
const shownAtFirst = 5;

/** When a record is taken back, the one before it returns, but its date is unknown. */
const whenText = (at: string | null) => (at === null ? 'earlier' : dateText(at));

function Best({ kind, best, text }: { kind: string; best: PersonalRecord['load']; text: string }) {
  return (
    <div>
      <dt className="text-micro text-fg-2">{kind}</dt>
      <dd>
        {best ? (
          <>
            <b className="text-lead font-black tracking-display">{text}</b>{' '}
            <span className="block text-micro text-fg-2">{whenText(best.at)}</span>
          </>
        ) : (
          '–'
        )}
      </dd>
    </div>
  );
}

function Records({ units }: { units: UnitSystem }) {
  const { data: records, error, refetch, isFetching } = useQuery(personalRecordsQuery());
  const [isWhole, setWhole] = useState(false);
  if (!records && error) {
    return (
      <ErrorState
        title="Your records didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!records) return <SkeletonRows count={3} label="Loading your records" />;
  if (records.length === 0) {
    return (
      <EmptyState title="No records yet">
        Open one of your workouts and log sets, reps, and load. Your bests will show up here.
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="tabular-nums">
        {records.slice(0, isWhole ? undefined : shownAtFirst).map(({ exerciseId, name, load, reps }) => (
          <li key={exerciseId} className="grid gap-1.5 border-t border-line py-3 first:border-t-0">
            <h3 className="text-body font-strong">{name}</h3>
            <dl className="grid grid-cols-2 gap-x-4 gap-y-1 tiny:grid-cols-1">
              <Best
                kind="Best load"
                best={load}
                text={load ? `${loadText(load.value, units)} ${loadUnit(units)}` : ''}
              />
              <Best kind="Most reps" best={reps} text={reps ? `${reps.value} reps` : ''} />
            </dl>
          </li>
        ))}
      </ul>
      {!isWhole && records.length > shownAtFirst && (
        <Button className="mt-3" wide onClick={() => setWhole(true)}>
          Show all {records.length}
        </Button>
      )}
    </>
  );
}

/** The heaviest load and most reps in each exercise, with dates. */
export function PersonalRecords({ units }: { units: UnitSystem }) {
  return (
    <Card aria-labelledby="personal-records">
      <CardHeader id="personal-records" title="Personal records" />
      <Records units={units} />
    </Card>
  );
}
