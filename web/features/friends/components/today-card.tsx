import { useQuery } from '@tanstack/react-query';
import { PartyPopper } from 'lucide-react';
import type { Cheered, TrainedFriend } from '../../../../shared/contracts/friends';
import { isolated } from '../../../../shared/rules/isolated';
import { joined } from '../../../../shared/rules/joined';
import { messageOf } from '../../../lib/api/api-error';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { trainedTodayQuery } from '../api/trained-today';
import { TrainedRow, type TrainSame } from './trained-row';

const mostNamed = 3;

/** 'Sam and Lena cheered your workout.' */
function cheersText({ by, kind }: Cheered): string {
  const names = by.slice(0, mostNamed).map(({ name }) => isolated(name));
  const more = by.length - names.length;
  const others = more > 0 ? [`${more} more`] : [];
  return `${joined([...names, ...others])} cheered your ${kind}.`;
}

function Cheers({ cheers }: { cheers: readonly Cheered[] }) {
  if (cheers.length === 0) return null;
  return (
    <ul className="mb-2 grid gap-1 rounded-md bg-go-tint px-3 py-2 font-strong text-go-text">
      {cheers.map((each) => (
        <li key={each.sessionId} className="flex items-center gap-2 wrap-anywhere">
          <PartyPopper className="icon-sm flex-none" aria-hidden="true" />
          {cheersText(each)}
        </li>
      ))}
    </ul>
  );
}

function Trained({ friends, trainSame }: { friends: readonly TrainedFriend[]; trainSame: TrainSame }) {
  if (friends.length === 0)
    return <p className="text-fg-2">Quiet so far. When a friend trains, you can cheer them on here.</p>;
  return (
    <ul>
      {friends.map((friend) => (
        <TrainedRow key={friend.id} friend={friend} trainSame={trainSame} />
      ))}
    </ul>
  );
}

function Today({ trainSame }: { trainSame: TrainSame }) {
  const { data, error, refetch, isFetching } = useQuery(trainedTodayQuery());
  if (!data && error) {
    return (
      <ErrorState
        title="Today didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={1} label="Loading what your friends did today" />;
  return (
    <>
      <Cheers cheers={data.cheers} />
      <Trained friends={data.friends} trainSame={trainSame} />
    </>
  );
}

/** What friends did in the last day, and who cheered the person on. */
export function TodayCard({ trainSame }: { trainSame: TrainSame }) {
  return (
    <Card aria-labelledby="friends-today">
      <CardHeader id="friends-today" title="Today" />
      <Today trainSame={trainSame} />
      <p className="mt-3 border-t border-line pt-3 text-small text-fg-2">
        Friends see when you train and for how long, unless you turn it off in Settings.
      </p>
    </Card>
  );
}
