import { useNavigate } from 'react-router-dom';
import type { FriendChallenge } from '../../../../shared/contracts/friend-challenges';
import type { Friend } from '../../../../shared/contracts/friends';
import { ChallengeRow } from '../../../features/friend-challenges/components/challenge-row';
import { FriendRequestRow } from '../../../features/friends/components/friend-request-row';
import { useAnswered } from '../../../lib/use-answered';
import { Card, CardHeader } from '../../../ui/card';
import { paths } from '../../paths';
import { friendChallengeState } from '../training/friend-challenge-state';

const isReceived = ({ state, isSender }: FriendChallenge) => state === 'invited' && !isSender;
const isSent = ({ state, isSender }: FriendChallenge) => state === 'invited' && isSender;
const isRunning = ({ state }: FriendChallenge) => state === 'accepted';

interface WaitingCardProps {
  friends: readonly Friend[];
  challenges: readonly FriendChallenge[];
}

/** What waits for the person: who asked to be friends, who challenged them, and what they are in the middle of. */
export function WaitingCard({ friends, challenges }: WaitingCardProps) {
  const navigate = useNavigate();
  const asking = friends.filter(({ status }) => status === 'received');
  const requests = useAnswered(asking, friends);
  const received = useAnswered(challenges.filter(isReceived), challenges);
  const isNew = ({ id }: FriendChallenge) => received.rows.every(({ item }) => item.id !== id);
  const open = [...challenges.filter(isRunning).filter(isNew), ...challenges.filter(isSent)];
  if (requests.rows.length + received.rows.length + open.length === 0) return null;
  const start = (challenge: FriendChallenge) =>
    void navigate(paths.workout, { state: friendChallengeState(challenge) });
  const isAsked = requests.rows.length + received.rows.length > 0;
  return (
    <Card aria-labelledby="waiting">
      <CardHeader id="waiting" title={isAsked ? 'Waiting for you' : 'Challenges with friends'} />
      <ul>
        {requests.rows.map(({ item, answer }) => (
          <FriendRequestRow
            key={item.id}
            friend={item}
            answer={answer}
            onAnswered={(given) => requests.keep(item, given)}
          />
        ))}
        {received.rows.map(({ item, answer }) => (
          <ChallengeRow
            key={item.id}
            challenge={item}
            answer={answer}
            onAnswered={received.keep}
            onStart={start}
          />
        ))}
        {open.map((challenge) => (
          <ChallengeRow
            key={challenge.id}
            challenge={challenge}
            answer={null}
            onAnswered={received.keep}
            onStart={start}
            brief
          />
        ))}
      </ul>
    </Card>
  );
}
