import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { useState } from 'react';
import type { FriendChallenge } from '../../../../shared/contracts/friend-challenges';
import { dayText } from '../../../lib/date-time-text';
import { Avatar } from '../../../ui/avatar';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { ListRow } from '../../../ui/list-row';
import { friendChallengesQuery } from '../api/friend-challenges';
import { challengeText } from '../challenge-text';
import { useFriendChallenges } from '../use-friend-challenges';
import { ChallengeFriendDialog, type Challengeable } from './challenge-friend-dialog';

const mostEnded = 3;
const isRunning = ({ state }: FriendChallenge) => state === 'invited' || state === 'accepted';

interface FriendChallengesCardProps {
  friends: readonly Challengeable[];
  /** The highest rung the person completed. */
  completed: number;
  onStart: (challenge: FriendChallenge) => void;
}

/** Challenges between friends: answer them, do them, see who did. */
export function FriendChallengesCard({ friends, completed, onStart }: FriendChallengesCardProps) {
  const { data } = useQuery(friendChallengesQuery());
  const [choosing, setChoosing] = useState(false);
  const all = data?.challenges ?? [];
  const shown = [...all.filter(isRunning), ...all.filter((each) => !isRunning(each)).slice(0, mostEnded)];
  if (shown.length === 0 && friends.length === 0) return null;
  return (
    <Card aria-label="With friends">
      <CardHeader title="With friends" note="Same workout, seven days" />
      <ul>
        {shown.map((challenge) => (
          <ChallengeRow key={challenge.id} challenge={challenge} onStart={onStart} />
        ))}
      </ul>
      {friends.length > 0 && (
        <Button className="mt-2" onClick={() => setChoosing(true)}>
          <Swords className="size-icon-sm flex-none" aria-hidden="true" />
          Challenge a friend
        </Button>
      )}
      {choosing && (
        <ChallengeFriendDialog friends={friends} completed={completed} onClose={() => setChoosing(false)} />
      )}
    </Card>
  );
}

type ChallengeRowProps = Pick<FriendChallengesCardProps, 'onStart'> & { challenge: FriendChallenge };

function ChallengeRow({ challenge, onStart }: ChallengeRowProps) {
  const { friend, title, endsAt } = challenge;
  return (
    <ListRow
      className="flex-wrap"
      before={<Avatar id={friend.id} name={friend.name} />}
      name={title}
      note={challengeText(challenge, dayText(endsAt))}
      dimmed={!isRunning(challenge)}
      after={<RowActions challenge={challenge} onStart={onStart} />}
    />
  );
}

function RowActions({ challenge, onStart }: ChallengeRowProps) {
  const { id, state, isSender, myDoneAt, title } = challenge;
  const { answer } = useFriendChallenges();
  const send = (accepts: boolean) => answer.mutate({ id, accepts });
  if (state === 'accepted' && myDoneAt === null)
    return (
      <Button size="sm" variant="go" aria-label={`Start: ${title}`} onClick={() => onStart(challenge)}>
        Start
      </Button>
    );
  if (state !== 'invited') return null;
  if (isSender)
    return (
      <Button size="sm" busy={answer.isPending} onClick={() => send(false)}>
        Take back
      </Button>
    );
  return (
    <span className="flex gap-2">
      <Button size="sm" onClick={() => send(false)}>
        Decline
      </Button>
      <Button size="sm" variant="go" busy={answer.isPending} onClick={() => send(true)}>
        Accept
      </Button>
    </span>
  );
}
