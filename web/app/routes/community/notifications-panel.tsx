import { useQueryClient } from '@tanstack/react-query';
import { useFriendChallenges } from '../../../features/friend-challenges/use-friend-challenges';
import { useChangeFriend } from '../../../features/friends/use-friends';
import { notificationsKey } from '../../../features/notifications/api/notifications-query';
import type { Notification } from '../../../../shared/contracts/notifications';
import { NotificationsCard } from '../../../features/notifications/components/notifications-card';
import type { Answer } from '../../../features/notifications/components/row-answer';
import { notificationPath } from '../../notification-path';
import { TrainTheSame } from './train-the-same';

const trainSame = ({ sharedWorkout }: Notification) =>
  sharedWorkout && <TrainTheSame shared={sharedWorkout} />;

/** Answers what a notification asks; a refusal has its toast, and the list then shows that it is done. */
function useAnswer(): Answer {
  const queries = useQueryClient();
  const { mutateAsync: changeFriend } = useChangeFriend();
  const { answer } = useFriendChallenges();
  return async ({ person, friendChallengeId }, accepts) => {
    const id = person?.id ?? '';
    const sent = friendChallengeId
      ? answer.mutateAsync({ id: friendChallengeId, accepts })
      : changeFriend({ action: accepts ? 'accept' : 'decline', id });
    await sent.catch(() => undefined);
    await queries.invalidateQueries({ queryKey: notificationsKey });
  };
}

export function NotificationsPanel() {
  return <NotificationsCard pathOf={notificationPath} answer={useAnswer()} action={trainSame} />;
}
