/** A stretch of time, in epoch milliseconds. */
export type Slot = readonly [from: number, to: number];

/** How far back an offline device's times are believed. */
export const backdatingMs = 24 * 3_600_000;

/** The earliest instant a device's word is believed: a day ago, and never before the account existed. */
export function believedSinceOf(accountSince: string, now: Date): number {
  return Math.max(now.getTime() - backdatingMs, Date.parse(accountSince));
}

/** A start this close to its arrival was sent as it happened. */
const liveMs = 10_000;

/**
 * When a session began: now, by the server's clock, or what an offline device says; never in the future and at most a
 * day back.
 */
export function beginningOf(
  claimed: string | undefined,
  now: Date,
): { startedAt: string; startedOffline?: boolean } {
  const ago = claimed === undefined ? 0 : now.getTime() - Date.parse(claimed);
  const startedAt = new Date(now.getTime() - Math.min(backdatingMs, Math.max(0, ago)));
  const isLive = Math.abs(ago) <= liveMs;
  return { startedAt: startedAt.toISOString(), ...(!isLive && { startedOffline: true }) };
}

/** A session that claims time; instants in epoch milliseconds. */
export interface TimeClaim {
  startedAt: number;
  /** As the device says; may be any instant. */
  finishedAt: number;
  /** Trained without pauses, as the device measured it. */
  activeSeconds: number;
  /** Begun offline: the server saw no start, and a device's clock may be wrong by hours. */
  startedOffline: boolean | undefined;
  believedSince: number;
  now: number;
}

/** What a session gets: whole seconds no other session of the person has, within its start and end. */
export interface TrainedTime {
  startedAt: number;
  activeSeconds: number;
  finishedAt: number;
  taken: Slot[];
}

function freeWithin(taken: readonly Slot[], [from, to]: Slot): Slot[] {
  const free: Slot[] = [];
  let at = from;
  for (const [start, end] of taken) {
    if (start > at) free.push([at, Math.min(start, to)]);
    at = Math.max(at, end);
  }
  if (at < to) free.push([at, to]);
  return free.filter(([start, end]) => end > start);
}

function firstOf(free: readonly Slot[], milliseconds: number): Slot[] {
  let left = milliseconds;
  return free.flatMap(([from, to]) => {
    const slot: Slot = [from, from + Math.min(left, to - from)];
    left -= slot[1] - from;
    return slot[1] > from ? [slot] : [];
  });
}

function joined(slots: readonly Slot[]): Slot[] {
  const all: [number, number][] = [];
  for (const [from, to] of slots.toSorted(([a], [b]) => a - b)) {
    const last = all.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

const lengthOf = (slots: readonly Slot[]) => slots.reduce((sum, [from, to]) => sum + to - from, 0);

/**
 * Gives a session the first seconds since its start that no other session of the person has. So sessions never share a
 * second, and no one trains longer than the time that passed. It ends when it says, but not before those seconds are
 * over and not after now; what does not fit before now is cut.
 */
export function trainedTimeOf(taken: readonly Slot[], claim: TimeClaim): TrainedTime {
  const { startedAt, activeSeconds, startedOffline, believedSince: since, now } = claim;
  const said = Math.min(claim.finishedAt, now);
  const saidStart = Math.min(startedAt, said - activeSeconds * 1000);
  const start = startedOffline ? Math.max(saidStart, since) : startedAt;
  const free = freeWithin(taken, [Math.max(start, since), now]);
  const seconds = Math.min(activeSeconds, Math.floor(lengthOf(free) / 1000));
  const own = firstOf(free, seconds * 1000);
  const recent = taken.filter(([, to]) => to > now - backdatingMs);
  return {
    startedAt: start,
    activeSeconds: seconds,
    finishedAt: Math.max(said, own.at(-1)?.[1] ?? Math.max(start, since)),
    taken: joined([...recent, ...own]),
  };
}
