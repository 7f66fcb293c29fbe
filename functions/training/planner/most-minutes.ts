import { readAvailableMinutes } from '../../../shared/rules/training/read-available-minutes';

/**
 * The time limit in someone's notes ('never more than 20 minutes'); null if there is none. Choosing longer sessions
 * later overrides it: `minutes` is the usual length.
 */
export function mostMinutesOf(
  notes: Parameters<typeof readAvailableMinutes>[0] | null,
  minutes: number,
): number | null {
  const limit = notes && readAvailableMinutes(notes);
  return limit === null ? null : Math.max(limit, minutes);
}
