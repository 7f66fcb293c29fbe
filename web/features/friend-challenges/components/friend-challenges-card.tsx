import { useQuery } from '@tanstack/react-query';
import { Swords } from 'lucide-react';
import { useState } from 'react';
import type { FriendChallenge } from '../../../../shared/contracts/friend-challenges';
import { useAnswered } from '../../../lib/use-answered';
import { useSteady } from '../../../lib/use-steady';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { friendChallengesQuery } from '../api/friend-challenges';
import { ChallengeRow } from './challenge-row';
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
  const data = useSteady(useQuery(friendChallengesQuery()).data);
  const [choosing, setChoosing] = useState(false);
  const all = data?.challenges ?? [];
  const { rows, keep } = useAnswered(all.filter(isRunning), all);
  const ended = all.filter((each) => !isRunning(each) && rows.every(({ item }) => item.id !== each.id));
  const shown = [...rows, ...ended.slice(0, mostEnded).map((item) => ({ item, answer: null }))];
  if (shown.length === 0 && friends.length === 0) return null;
  return (
    <Card aria-label="With friends">
      <CardHeader title="With friends" note="Same workout, seven days" />
      <ul>
        {shown.map(({ item, answer }) => (
          <ChallengeRow key={item.id} challenge={item} answer={answer} onAnswered={keep} onStart={onStart} />
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
