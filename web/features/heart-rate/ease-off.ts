export interface Watch {
  /** Since when each reading was above the limit, and far above it; null if the last one was not. */
  aboveSince: number | null;
  farSince: number | null;
  lastAt: number;
  toldAt: number | null;
}

export type Advice = 'ease' | 'pause';

export const startWatch: Watch = { aboveSince: null, farSince: null, lastAt: 0, toldAt: null };

const patienceMs = 10_000;
const quietMs = 60_000;
/** A strap that was silent for longer says nothing about the time between. */
const gapMs = 10_000;
/** So far above the limit, a break helps more than going slower. */
const farAbove = 1.1;

/** What to say at a reading: after ten seconds above the limit, at most once a minute. */
export function watched(
  watch: Watch,
  { at, beats, limit }: { at: number; beats: number; limit: number },
): { watch: Watch; advice: Advice | null } {
  const isNew = at - watch.lastAt > gapMs;
  const since = (isSo: boolean, before: number | null) => (isSo ? ((isNew ? null : before) ?? at) : null);
  const aboveSince = since(beats > limit, watch.aboveSince);
  const farSince = since(beats > limit * farAbove, watch.farSince);
  const lasts = (from: number | null) => from !== null && at - from >= patienceMs;
  const isQuiet = watch.toldAt !== null && at - watch.toldAt < quietMs;
  const advice = isQuiet || !lasts(aboveSince) ? null : lasts(farSince) ? 'pause' : 'ease';
  return { watch: { aboveSince, farSince, lastAt: at, toldAt: advice ? at : watch.toldAt }, advice };
}
