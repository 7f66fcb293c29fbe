import type { ReadRequest } from './read-data';

/** Someone in Berlin in the summer of 2026 who wants everything. */
export const readRequest = (changes: Partial<ReadRequest> = {}): ReadRequest => ({
  timeZone: 'Europe/Berlin',
  since: null,
  wanted: { activities: true, steps: true, weights: true, restingHeartRates: true },
  now: new Date('2026-07-01T12:00:00Z'),
  ...changes,
});
