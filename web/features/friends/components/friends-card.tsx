import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import type { Friend } from '../../../../shared/contracts/friends';
import { messageOf } from '../../../lib/api/api-error';
import { useSteady } from '../../../lib/use-steady';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { friendsQuery } from '../api/friends-query';
import { AddFriendForm } from './add-friend-form';
import { BlockedPeople } from './blocked-people';
import type { Asked } from './friend-menu';
import { FriendRow } from './friend-row';

const FriendDialog = lazy(async () => ({ default: (await import('./friend-dialog')).FriendDialog }));

interface FriendsCardProps {
  /** From a link someone sent. */
  offeredId: string;
  /** Renders the button that challenges a friend. */
  challenge?: (friend: Friend) => ReactNode;
}

function FriendList({ challenge }: Pick<FriendsCardProps, 'challenge'>) {
  const { data: newest, error, refetch, isFetching } = useQuery(friendsQuery());
  const data = useSteady(newest);
  const [open, setOpen] = useState<{ friend: Friend; asked: Asked } | null>(null);
  if (!data && error) {
    return (
      <ErrorState
        title="Your friends didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      >
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  if (!data) return <SkeletonRows count={4} label="Loading your friends" />;
  const friends = data.friends.filter(({ status }) => status !== 'received');
  return (
    <>
      {friends.length === 0 && <EmptyState title="No friends yet. Add some above!" />}
      <ul>
        {friends.map((friend) => (
          <FriendRow
            key={friend.id}
            friend={friend}
            challenge={challenge?.(friend)}
            onAsk={(asked) => setOpen({ friend, asked })}
          />
        ))}
      </ul>
      <BlockedPeople blocked={data.blocked} />
      {open && (
        <Suspense>
          <FriendDialog {...open} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </>
  );
}

/** Friends, and those who were asked; who asked the person is a FriendRequestRow. */
export function FriendsCard({ offeredId, challenge }: FriendsCardProps) {
  return (
    <Card aria-labelledby="your-friends">
      <CardHeader id="your-friends" title="Your Friends" />
      <AddFriendForm key={offeredId} offeredId={offeredId} />
      <FriendList challenge={challenge} />
    </Card>
  );
}
