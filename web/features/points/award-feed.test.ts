import { describe, expect, it, vi } from 'vitest';
import { createAwardFeed, type Award } from './award-feed';

const workout: Award = {
  points: 50,
  description: 'completing Full Body',
  activityType: 'workout_completed',
  activityId: 'session-1',
};
const streak: Award = {
  points: 100,
  description: 'a 7-day streak',
  activityType: 'streak_7',
  activityId: null,
};
const frame = (eventId: string, awards: Award[], totalPoints = 150) => ({
  type: 'points.awarded' as const,
  eventId,
  awards,
  totalPoints,
});

function feedWithEars() {
  const announce = vi.fn((_award: Award) => undefined);
  const listener = vi.fn();
  const feed = createAwardFeed(announce);
  feed.subscribe(listener);
  return { feed, announce, listener };
}

describe('news of points', () => {
  it('announces each award of a frame once, however often the frame comes', () => {
    const { feed, announce, listener } = feedWithEars();
    feed.takeFrame(frame('event-1', [workout, streak]));
    feed.takeFrame(frame('event-1', [workout, streak]));
    expect(announce.mock.calls.map(([award]) => award)).toEqual([workout, streak]);
    expect(listener).toHaveBeenCalledExactlyOnceWith({ awards: [workout, streak], totalPoints: 150 });
  });

  it('announces the same award again when it was earned again', () => {
    const { feed, announce } = feedWithEars();
    feed.takeFrame(frame('event-1', [streak]));
    feed.takeFrame(frame('event-2', [streak]));
    expect(announce).toHaveBeenCalledTimes(2);
  });

  it('ignores a frame that comes after the ledger reported the same', () => {
    const { feed, announce, listener } = feedWithEars();
    const entry = { ...workout, id: 'workout#1', createdAt: '2026-11-20T12:00:00.000Z' };
    feed.takeLedger([entry], 50);
    feed.takeFrame(frame('event-1', [workout], 50));
    expect(announce).toHaveBeenCalledTimes(1);
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('stops calling listeners that have left', () => {
    const feed = createAwardFeed(() => undefined);
    const listener = vi.fn();
    feed.subscribe(listener)();
    feed.takeFrame(frame('event-1', [workout]));
    expect(listener).not.toHaveBeenCalled();
  });
});
