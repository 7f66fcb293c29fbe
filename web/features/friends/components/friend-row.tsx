import type { ReactNode } from 'react';
import type { Friend } from '../../../../shared/contracts/friends';
import { grouped } from '../../../../shared/rules/number-text';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list-row';
import { useChangeFriend } from '../use-friends';
import { FriendMenu, type Asked } from './friend-menu';

const statusLabels: Record<Friend['status'], string> = {
  accepted: 'Accepted',
  requested: 'Requested',
  received: 'Wants to be friends',
};

function noteOf({ workoutsCompleted, totalPoints }: Friend): string {
  const workouts = `${grouped(workoutsCompleted)} ${workoutsCompleted === 1 ? 'workout' : 'workouts'}`;
  return totalPoints === null ? workouts : `${workouts} · ${grouped(totalPoints)} points`;
}

function Answer({ friend: { id, name } }: { friend: Friend }) {
  const { mutate, isPending, variables } = useChangeFriend();
  const busy = (action: string) => isPending && variables?.action === action;
  return (
    <span className="mt-2 mb-1 flex flex-wrap gap-2">
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Accept ${name}`}
        busy={busy('accept')}
        onClick={() => mutate({ action: 'accept', id })}
      >
        Accept
      </Button>
      <Button
        size="sm"
        variant="line"
        aria-label={`Decline ${name}`}
        busy={busy('decline')}
        onClick={() => mutate({ action: 'decline', id })}
      >
        Decline
      </Button>
    </span>
  );
}

interface FriendRowProps {
  friend: Friend;
  /** Further actions for a friend. */
  challenge: ReactNode;
  onAsk: (asked: Asked) => void;
}

export function FriendRow({ friend, challenge, onAsk }: FriendRowProps) {
  const { id, name, status } = friend;
  return (
    <ListRow
      className="tiny:flex-wrap"
      name={
        <>
          <bdi className="wrap-anywhere">{name}</bdi>
          <Badge tone={status === 'accepted' ? 'go' : 'neutral'}>{statusLabels[status]}</Badge>
        </>
      }
      note={
        <>
          {noteOf(friend)}
          {status === 'received' && <Answer friend={friend} />}
        </>
      }
      before={<Avatar id={id} name={name} />}
      after={
        <span className="ml-auto flex items-center gap-1">
          {status === 'accepted' && challenge}
          <FriendMenu friend={friend} onAsk={onAsk} />
        </span>
      }
    />
  );
}
