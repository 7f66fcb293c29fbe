import type { ErrorCode } from '../../../shared/contracts/errors';

/** How often a person may do something within a window of time. */
interface Limit {
  maximum: number;
  seconds: number;
  /** What is answered above it. */
  refused: ErrorCode;
}

const hour = 3600;
const day = 86_400;

/**
 * What is bounded. Whatever another person is told has a limit a day, of all together and, ending in `-to-one`, for each of them:
 * `tests/api/each-limit.test.ts` tries each. Not here: what costs money (`ai-usage`), enquiries and the steps of a day, by their own rows.
 */
export const limits = {
  tickets: { maximum: 30, seconds: 60, refused: 'too_many_tickets' },
  workouts: { maximum: 60, seconds: hour, refused: 'too_many_workouts' },
  'health-facts': { maximum: 50, seconds: day, refused: 'too_many_facts' },
  /** All are answered; above these, which no one types, they are not kept. */
  dangers: { maximum: 100, seconds: day, refused: 'too_many_messages' },
  'friend-ids': { maximum: 60, seconds: hour, refused: 'too_many_friend_requests' },
  'friend-requests': { maximum: 30, seconds: day, refused: 'too_many_friend_requests' },
  'friend-requests-to-one': { maximum: 3, seconds: day, refused: 'too_many_friend_requests' },
  /** Whoever asks again is not told of again. */
  'friend-news-to-one': { maximum: 1, seconds: day, refused: 'too_many_friend_requests' },
  challenges: { maximum: 20, seconds: day, refused: 'too_many_challenges' },
  'challenges-to-one': { maximum: 3, seconds: day, refused: 'too_many_challenges' },
  /** As much as an ordinary person never makes, and no one fills the list of public groups. */
  'groups-made': { maximum: 10, seconds: day, refused: 'too_many_new_groups' },
  shares: { maximum: 5, seconds: day, refused: 'too_many_shares' },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
