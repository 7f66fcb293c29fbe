import type { NotificationKind } from '../../../shared/contracts/notifications';

/** What a kind is counted as, in the order of what waits most for the person. */
const nouns: Record<NotificationKind | 'cheer', readonly [one: string, many: string]> = {
  friendRequest: ['friend request', 'friend requests'],
  challenge: ['challenge', 'challenges'],
  challengeResult: ['challenge update', 'challenge updates'],
  friendAccepted: ['new friend', 'new friends'],
  sharedWorkout: ['shared workout', 'shared workouts'],
  cheer: ['cheer', 'cheers'],
  tier: ['new tier', 'new tiers'],
  streakAtRisk: ['reminder', 'reminders'],
  trainingDay: ['reminder', 'reminders'],
};

/** The text that stands for several notifications: "4 new notifications", "1 friend request, 2 cheers, 1 new tier." */
export function digestText(counts: Readonly<Record<string, number>>): { title: string; message: string } {
  const parts = Object.entries(nouns).flatMap(([kind, [one, many]]) => {
    const count = counts[kind] ?? 0;
    return count > 0 ? [`${count} ${count === 1 ? one : many}`] : [];
  });
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  return { title: `${all} new notifications`, message: `${parts.join(', ')}.` };
}

/** The name that the due keys of those begin with for whom something waits. */
export const digestsDue = 'digest';
