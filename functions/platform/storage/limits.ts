import type { ErrorCode } from '../../../shared/contracts/errors';

/** How often a person may do something within a window of time. */
interface Limit {
  maximum: number;
  seconds: number;
  /** The error above the limit. */
  refused: ErrorCode;
}

const hour = 3600;
const day = 86_400;

/**
 * How often people may do things. Whatever notifies another person has a daily limit in total and, ending in
 * `-to-one`, for each recipient: `tests/api/each-limit.test.ts` tries each. Not here, because they have rows of their
 * own: what a model costs (`AI_DAILY_…` in ai-config.ts), photos, enquiries, and daily steps.
 */
export const limits = {
  tickets: { maximum: 30, seconds: 60, refused: 'too_many_tickets' },
  workouts: { maximum: 60, seconds: hour, refused: 'too_many_workouts' },
  /** Files with what watches and other apps recorded. */
  imports: { maximum: 10, seconds: day, refused: 'too_many_imports' },
  'health-facts': { maximum: 50, seconds: day, refused: 'too_many_facts' },
  /** All messages get an answer; above these limits, which no one types by hand, they are not stored. */
  dangers: { maximum: 100, seconds: day, refused: 'too_many_messages' },
  'friend-ids': { maximum: 60, seconds: hour, refused: 'too_many_friend_requests' },
  'friend-requests': { maximum: 30, seconds: day, refused: 'too_many_friend_requests' },
  /** Only the first one of a day is announced. */
  'friend-requests-to-one': { maximum: 3, seconds: day, refused: 'too_many_friend_requests' },
  challenges: { maximum: 20, seconds: day, refused: 'too_many_challenges' },
  'challenges-to-one': { maximum: 3, seconds: day, refused: 'too_many_challenges' },
  /** More than an ordinary person ever creates, and too few to flood the list of public groups. */
  'groups-made': { maximum: 10, seconds: day, refused: 'too_many_new_groups' },
  shares: { maximum: 5, seconds: day, refused: 'too_many_shares' },
  'invitations-made': { maximum: 10, seconds: day, refused: 'too_many_new_invitations' },
  'invitation-codes': { maximum: 30, seconds: hour, refused: 'too_many_codes' },
  /** By network, behind which there may be a school. */
  'codes-by-visitors': { maximum: 120, seconds: hour, refused: 'too_many_codes' },
  'invitations-accepted': { maximum: 30, seconds: day, refused: 'too_many_friend_requests' },
  /** Only the first one of a day is announced. */
  'invitations-accepted-to-one': { maximum: 3, seconds: day, refused: 'too_many_friend_requests' },
  'name-searches': { maximum: 60, seconds: hour, refused: 'too_many_searches' },
  cheers: { maximum: 50, seconds: day, refused: 'too_many_cheers' },
  'cheers-to-one': { maximum: 5, seconds: day, refused: 'too_many_cheers' },
} satisfies Record<string, Limit>;

export type LimitName = keyof typeof limits;
