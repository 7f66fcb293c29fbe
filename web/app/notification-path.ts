import { paths } from './paths';

const friends = `${paths.community}?tab=friends`;

const pathByKind: Readonly<Record<string, string>> = {
  friendRequest: friends,
  friendAccepted: friends,
  challenge: paths.gameChallenges,
  challengeResult: paths.gameChallenges,
  tier: `${paths.community}?tab=leaderboard`,
  streakAtRisk: paths.workout,
  trainingDay: paths.workout,
};

/** Where what a notification is about can be seen; the list of them for kinds that have no page of their own. */
export const notificationPath = (kind: string): string =>
  pathByKind[kind] ?? `${paths.community}?tab=notifications`;
