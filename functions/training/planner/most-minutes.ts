import { readAvailableMinutes } from '../../../shared/rules/training/read-available-minutes';

/**
 * The minutes that a workout may not go over by someone's notes ('never more than 20 minutes'), null where they set no limit.
 * Whoever chose longer sessions since then has said so later: `minutes` is their usual length.
 */
export function mostMinutesOf(
  notes: Parameters<typeof readAvailableMinutes>[0] | null,
  minutes: number,
): number | null {
  const limit = notes && readAvailableMinutes(notes);
  return limit === null ? null : Math.max(limit, minutes);
}
