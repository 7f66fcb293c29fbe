import { lazy, Suspense, useState } from 'react';
import type { Friend } from '../../../../shared/contracts/friends';
import { AnsweredNote, answersClass } from '../../../ui/answered-note';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list-row';
import { useChangeFriend } from '../use-friends';
import { FriendMenu, type Asked } from './friend-menu';
import { workoutsText } from './friend-row';

const FriendDialog = lazy(async () => ({ default: (await import('./friend-dialog')).FriendDialog }));

interface FriendRequestRowProps {
  friend: Friend;
  /** What the person answered; null until then. */
  answer: string | null;
  onAnswered: (answer: string) => void;
}

/** Someone who asked to be friends. */
export function FriendRequestRow({ friend, answer, onAnswered }: FriendRequestRowProps) {
  const { id, name } = friend;
  const { mutate, isPending, variables } = useChangeFriend(({ action }) =>
    onAnswered(action === 'accept' ? 'Friends now' : 'Declined'),
  );
  const [asked, setAsked] = useState<Asked | null>(null);
  const busy = (action: string) => isPending && variables?.action === action;
  const send = (action: 'accept' | 'decline') => {
    if (!isPending) mutate({ action, id });
  };
  return (
    <ListRow
      className="flex-wrap"
      before={<Avatar id={id} name={name} />}
      name={<bdi className="line-clamp-2 wrap-anywhere">{name}</bdi>}
      note={
        <>
          <span>Wants to be friends</span> · {workoutsText(friend)}
        </>
      }
      after={
        <span className={answersClass}>
          {answer ? (
            <AnsweredNote>{answer}</AnsweredNote>
          ) : (
            <>
              <Button
                size="sm"
                variant="go"
                aria-label={`Accept ${name}`}
                busy={busy('accept')}
                onClick={() => send('accept')}
              >
                Accept
              </Button>
              <Button
                size="sm"
                variant="line"
                aria-label={`Decline ${name}`}
                busy={busy('decline')}
                onClick={() => send('decline')}
              >
                Decline
              </Button>
              <span className="-mr-3 ml-auto">
                <FriendMenu friend={friend} onAsk={setAsked} />
              </span>
            </>
          )}
          {asked && (
            <Suspense>
              <FriendDialog friend={friend} asked={asked} onClose={() => setAsked(null)} />
            </Suspense>
          )}
        </span>
      }
    />
  );
}
