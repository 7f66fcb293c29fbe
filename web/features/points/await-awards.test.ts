import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PointsTransaction } from '../../../shared/contracts/points';
import { createAwardFeed, type Award } from './award-feed';
import { awaitAwards } from './await-awards';

const entry = (activityType: string, activityId: string | null, createdAt: string): PointsTransaction => ({
  id: activityType,
  points: 50,
  activityType,
  activityId,
  description: activityType,
  createdAt,
});
const now = '2026-11-20T12:00:00.000Z';
const earlier = '2026-11-20T08:00:00.000Z';
const before = [entry('meal_log', 'meal-1', earlier)];
const paid = [entry('workout_completed', 'session-1', now), entry('streak_7', null, now), ...before];

function wait(ledgers: (PointsTransaction[] | Error)[]) {
  const announced: string[] = [];
  const feed = createAwardFeed(({ activityType }: Award) => void announced.push(activityType));
  const readLedger = vi.fn(async () => {
    const next = ledgers.length > 1 ? ledgers.shift() : ledgers[0];
    if (next instanceof Error) throw next;
    return { transactions: next ?? [], totalPoints: 100 };
  });
  const onNothing = vi.fn();
  const stop = awaitAwards({ sessionId: 'session-1', feed, readLedger, onNothing });
  return { announced, feed, readLedger, onNothing, stop };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('waiting for the points of a workout', () => {
  it('reads nothing while the frame may still come, and never when it came', async () => {
    const { feed, readLedger, onNothing } = wait([paid]);
    await vi.advanceTimersByTimeAsync(2_900);
    expect(readLedger).not.toHaveBeenCalled();
    const { points, description, activityType, activityId } = paid[0] ?? entry('', null, now);
    const awards = [{ points, description, activityType, activityId }];
    feed.takeFrame({ type: 'points.awarded', eventId: 'event-1', awards, totalPoints: 100 });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readLedger).not.toHaveBeenCalled();
    expect(onNothing).not.toHaveBeenCalled();
  });

  it('reads the ledger every second after three, and reports what was written with the workout', async () => {
    const { announced, readLedger } = wait([before, new Error('offline'), paid]);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(readLedger).toHaveBeenCalledTimes(1);
    expect(announced).toEqual([]);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(announced).toEqual(['workout_completed', 'streak_7']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readLedger).toHaveBeenCalledTimes(3);
  });

  it('gives up after ten reads', async () => {
    const { readLedger, onNothing } = wait([before]);
    await vi.advanceTimersByTimeAsync(11_900);
    expect(onNothing).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readLedger).toHaveBeenCalledTimes(10);
    expect(onNothing).toHaveBeenCalledTimes(1);
  });

  it('stops when no one is waiting anymore', async () => {
    const { readLedger, onNothing, stop } = wait([before]);
    await vi.advanceTimersByTimeAsync(4_000);
    stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(readLedger).toHaveBeenCalledTimes(2);
    expect(onNothing).not.toHaveBeenCalled();
  });
});
