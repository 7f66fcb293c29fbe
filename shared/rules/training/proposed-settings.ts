import { readAvailableMinutes } from './read-available-minutes';
import type { Weekday } from './person';

const usualMinutes = 20;

/** Defaults until the person chooses: three days a week, and the minutes from their notes. */
export function proposedSettings(notes: Parameters<typeof readAvailableMinutes>[0]) {
  const days: Weekday[] = [1, 3, 5];
  return { days, minutes: readAvailableMinutes(notes) ?? usualMinutes, equipment: [] };
}
