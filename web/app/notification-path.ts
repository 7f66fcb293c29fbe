import type { NotificationKind } from '../../shared/contracts/notifications';
import { paths } from './paths';

const friends = `${paths.community}?tab=friends`;

const list = `${paths.community}?tab=notifications`;

const pathByKind: Readonly<Record<NotificationKind, string>> = {
  friendRequest: friends,
  friendAccepted: friends,
  challenge: paths.gameChallenges,
  challengeResult: paths.gameChallenges,
  sharedWorkout: list,
  tier: `${paths.community}?tab=leaderboard`,
  streakAtRisk: paths.workout,
  trainingDay: paths.workout,
  cheer: friends,
};

/** Where to see what a notification is about; the list of notifications for kinds without a page of their own. */
export const notificationPath = (kind: string): string => pathByKind[kind as NotificationKind] ?? list;
