import type { ReactNode } from 'react';
import type { Friend } from '../../../../shared/contracts/friends';
import { grouped } from '../../../../shared/rules/number-text';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { ListRow } from '../../../ui/list-row';
import { FriendMenu, type Asked } from './friend-menu';

const statusLabels: Record<Friend['status'], string> = {
  accepted: 'Friends',
  requested: 'Requested',
  received: 'Wants to be friends',
};

export const workoutsText = ({ workoutsCompleted }: Friend) =>
  `${grouped(workoutsCompleted)} ${workoutsCompleted === 1 ? 'workout' : 'workouts'}`;

interface FriendRowProps {
  friend: Friend;
  /** Further actions for a friend. */
  challenge: ReactNode;
  onAsk: (asked: Asked) => void;
}

export function FriendRow({ friend, challenge, onAsk }: FriendRowProps) {
  const { id, name, status, totalPoints } = friend;
  return (
    <ListRow
      className="tiny:flex-wrap max-md:gap-2"
      name={<bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>}
      note={
        // As much as fits in one line, the rest is in the hidden ones below.
        <span className="flex h-icon-lg flex-wrap items-center gap-x-1.5 overflow-hidden">
          <Badge tone={status === 'accepted' ? 'go' : 'neutral'}>{statusLabels[status]}</Badge>
          <span>{workoutsText(friend)}</span>
          {totalPoints !== null && <span>· {grouped(totalPoints)} points</span>}
        </span>
      }
      before={<Avatar id={id} name={name} />}
      after={
        <span className="-mr-3 ml-auto flex items-center max-md:-space-x-1.5 md:gap-1">
          {status === 'accepted' && challenge}
          <FriendMenu friend={friend} onAsk={onAsk} />
        </span>
      }
    />
  );
}
