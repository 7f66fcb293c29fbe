import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backdatingMs, beginningOf, believedSinceOf, trainedTimeOf, type Slot } from './trained-time';

const minute = 60_000;
const noon = Date.parse('2026-03-31T12:00:00Z');
const at = (minutes: number) => noon + minutes * minute;
const slot = (from: number, to: number): Slot => [at(from), at(to)];

/** Twenty minutes, begun online at noon and sent at their end. */
const claim = (changes: Partial<Parameters<typeof trainedTimeOf>[1]> = {}) => ({
  startedAt: at(0),
  finishedAt: at(20),
  activeSeconds: 1200,
  startedOffline: false,
  believedSince: at(-24 * 60),
  now: at(20),
  ...changes,
});

describe('The time of a session', () => {
  it.each([
    ['is what the device measured', {}, [], 1200, 20],
    ['is at most what passed since its start', { activeSeconds: 5000 }, [], 1200, 20],
    ['leaves out the seconds of another session', {}, [slot(5, 10)], 900, 20],
    ['is nothing where all of it is taken', {}, [slot(-30, 40)], 0, 20],
    ['of a slow clock ends when its seconds are over', { finishedAt: at(5), now: at(21) }, [], 1200, 20],
    ['of a fast clock ends now', { finishedAt: at(300) }, [], 1200, 20],
    ['sent late keeps the end that was said', { now: at(600) }, [], 1200, 20],
    ['moves on where another session has its place', { now: at(600) }, [slot(0, 15)], 1200, 35],
    [
      'of more than a day ago is a day ago',
      { startedAt: at(-3000), finishedAt: at(-2980), startedOffline: true, now: at(0) },
      [],
      1200,
      -24 * 60 + 20,
    ],
    [
      'of two sessions of more than a day ago lies side by side',
      { startedAt: at(-3000), finishedAt: at(-2980), startedOffline: true, now: at(0) },
      [slot(-24 * 60, -24 * 60 + 20)],
      1200,
      -24 * 60 + 40,
    ],
    [
      'begun offline by a clock that was fast lies before its end',
      { startedAt: at(20), finishedAt: at(35), startedOffline: true },
      [],
      1200,
      20,
    ],
    [
      'of an account that is two minutes old is two minutes',
      { startedAt: at(-100), finishedAt: at(0), startedOffline: true, now: at(0), believedSince: at(-2) },
      [],
      120,
      0,
    ],
  ])('%s', (_, changes, taken, seconds, end) => {
    const time = trainedTimeOf(taken, claim(changes));
    expect([time.activeSeconds, (time.finishedAt - noon) / minute]).toEqual([seconds, end]);
  });

  it('begins when the server hears of it, or within a day before where a device says so', () => {
    const now = new Date(noon);
    const said = (minutes: number) => beginningOf(new Date(at(minutes)).toISOString(), now);
    expect(beginningOf(undefined, now)).toEqual({ startedAt: '2026-03-31T12:00:00.000Z' });
    expect(said(-30)).toEqual({ startedAt: '2026-03-31T11:30:00.000Z', startedOffline: true });
    expect(said(-3000)).toEqual({ startedAt: '2026-03-30T12:00:00.000Z', startedOffline: true });
    expect(said(15)).toEqual({ startedAt: '2026-03-31T12:00:00.000Z', startedOffline: true });
    expect(said(-0.1)).toEqual({ startedAt: '2026-03-31T11:59:54.000Z' });
  });
});

interface Sent {
  startedAt: number;
  finishedAt: number;
  activeSeconds: number;
  startedOffline: boolean;
  arrives: number;
}

/** Books sessions in the order they arrive, as the server does. */
function book(sent: readonly Sent[], accountSince: string) {
  let taken: readonly Slot[] = [];
  return sent
    .toSorted((a, b) => a.arrives - b.arrives)
    .map((session) => {
      const now = session.arrives;
      const since = believedSinceOf(accountSince, new Date(now));
      const time = trainedTimeOf(taken, { ...session, believedSince: since, now });
      ({ taken } = time);
      return { ...time, claimed: session.activeSeconds };
    });
}

const accountSince = new Date(at(-300)).toISOString();
const within = (min: number, max: number) => fc.integer({ min, max });

/** An honest client: trains, rests, trains again, one thing at a time, some of it sent hours later and out of order. */
const honest = fc
  .array(
    fc.record({
      restSeconds: within(0, 3000),
      activeSeconds: within(1, 1800),
      pauseSeconds: within(0, 600),
      lateSeconds: fc.oneof(fc.constant(0), within(0, 20 * 3600)),
      startedOffline: fc.boolean(),
    }),
    { minLength: 1, maxLength: 25 },
  )
  .map((days) => {
    let at = Date.parse(accountSince);
    return days.map(({ restSeconds, activeSeconds, pauseSeconds, lateSeconds, startedOffline }): Sent => {
      const startedAt = at + restSeconds * 1000;
      at = startedAt + (activeSeconds + pauseSeconds) * 1000;
      const late = Math.min(lateSeconds * 1000, backdatingMs - (at - startedAt));
      return { startedAt, finishedAt: at, activeSeconds, startedOffline, arrives: at + late };
    });
  });

/** A dishonest client: claims anything at any time. */
const dishonest = fc.array(
  fc
    .record({
      startedAt: within(-3000, 3000),
      finishedAt: within(-3000, 3000),
      activeSeconds: within(0, 172_800),
      startedOffline: fc.boolean(),
      arrives: within(-300, 1200),
    })
    .map(({ startedAt, finishedAt, arrives, ...rest }): Sent => ({
      ...rest,
      // The server records a start when it arrives, or no later than now.
      startedAt: at(Math.min(startedAt, arrives)),
      finishedAt: at(finishedAt),
      arrives: at(arrives),
    })),
  { maxLength: 40 },
);

describe('Whatever devices say', () => {
  it('an honest one keeps every second', () => {
    fc.assert(
      fc.property(honest, (sent) => {
        for (const { activeSeconds, claimed } of book(sent, accountSince))
          expect(activeSeconds).toBe(claimed);
      }),
      { seed: 37, numRuns: 300 },
    );
  });

  it('no one has more seconds in any period than it lasted, nor more than the account has existed', () => {
    fc.assert(
      fc.property(dishonest, (sent) => {
        const booked = book(sent, accountSince);
        const latest = Math.max(at(-300), ...sent.map(({ arrives }) => arrives));
        const total = booked.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);
        expect(total * 1000).toBeLessThanOrEqual(latest - Date.parse(accountSince));
        for (const { startedAt: from } of booked)
          for (const { finishedAt: to } of booked) {
            const inside = booked.filter((each) => each.startedAt >= from && each.finishedAt <= to);
            const seconds = inside.reduce((sum, { activeSeconds }) => sum + activeSeconds, 0);
            expect(seconds * 1000).toBeLessThanOrEqual(Math.max(0, to - from));
          }
      }),
      { seed: 37, numRuns: 300 },
    );
  });

  it('none ends in the future, nor before it can have been trained', () => {
    fc.assert(
      fc.property(dishonest, (sent) => {
        const inOrder = sent.toSorted((a, b) => a.arrives - b.arrives);
        for (const [n, { finishedAt, activeSeconds }] of book(sent, accountSince).entries()) {
          const { arrives } = inOrder[n] ?? { arrives: 0 };
          expect(finishedAt).toBeLessThanOrEqual(Math.max(arrives, Date.parse(accountSince)));
          expect(finishedAt - activeSeconds * 1000).toBeGreaterThanOrEqual(Date.parse(accountSince));
        }
      }),
      { seed: 37, numRuns: 300 },
    );
  });
});
