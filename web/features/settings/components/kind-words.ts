import type { NotificationKind } from '../../../../shared/contracts/notifications';

/** The settings' words for each kind of notification. */
export const kindWords: Record<NotificationKind, { label: string; about: string }> = {
  friendRequest: { label: 'Friend requests', about: 'Someone would like to train with you.' },
  friendAccepted: { label: 'New friends', about: 'Someone accepts your request or invitation.' },
  challenge: { label: 'Challenges', about: 'A friend challenges you.' },
  challengeResult: { label: 'Challenge results', about: 'How a challenge with a friend ended.' },
  sharedWorkout: { label: 'Shared workouts', about: 'A friend shows you what they did.' },
  tier: { label: 'New tiers', about: 'Your points take you to the next tier.' },
  streakAtRisk: { label: 'Streak at risk', about: 'While there’s still time to save it.' },
  trainingDay: { label: 'Training days', about: 'On training days you haven’t finished yet.' },
  cheer: { label: 'Cheers', about: 'A friend cheers you on, once a day at most.' },
};
