import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begunWorkout } from '../../../../shared/rules/begun-workout';
import { advance, startPlayer } from './player-state';
import { forgetPlace, keepPlace, markPlaying, playedHere } from './kept-place';
import { resumePoint } from './resume-point';

const session = begunWorkout({
  id: '01JD0000000000000000000000',
  routineId: 'core-blast',
  title: 'Core Blast',
  startedAt: '2026-11-20T12:00:00.000Z',
  plan: ['squat', 'lunge', 'plank'].map((exerciseId) => ({
    exerciseId,
    name: exerciseId,
    workSeconds: 40,
    restSeconds: 20,
    caloriesKcal: 5,
  })),
});
const after = (seconds: number) => advance({ ...startPlayer(session.plan, 0), leadInMs: 0 }, seconds * 1000);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('where an open workout goes on', () => {
  it('is the second at which this device was', () => {
    keepPlace(session.id, after(70));
    const known = { ...session, finishedExercises: [0], activeSeconds: 60 };
    expect(resumePoint(known)).toMatchObject({
      position: 1,
      phaseMs: 10_000,
      activeMs: 70_000,
      finished: [0],
    });
  });

  it('is what the server knows, on another device', () => {
    const known = { ...session, finishedExercises: [0, 1], activeSeconds: 125 };
    expect(resumePoint(known)).toEqual({
      part: 'routine',
      position: 2,
      phase: 'work',
      phaseMs: 0,
      activeMs: 125_000,
      finished: [0, 1],
    });
  });

  it('is what the server knows where another device has come further', () => {
    keepPlace(session.id, after(30));
    expect(resumePoint({ ...session, finishedExercises: [0], activeSeconds: 61 }).position).toBe(1);
  });

  it('is the beginning of a workout of which nothing is finished', () => {
    keepPlace('01JD0000000000000000000001', after(70));
    expect(resumePoint(session)).toMatchObject({ position: 0, activeMs: 0, finished: [] });
  });

  it('survives rubbish in the storage', () => {
    localStorage.setItem('workout-player', '{"sessionId":');
    expect(resumePoint(session).position).toBe(0);
  });
});

describe('where a reload leads', () => {
  beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }));
  afterEach(() => vi.useRealTimers());

  it('is the player for a day, while its workout is open', () => {
    markPlaying(session.id);
    keepPlace(session.id, after(10));
    vi.setSystemTime('2026-11-21T11:59:00Z');
    expect(playedHere()).toBe(session.id);
    vi.setSystemTime('2026-11-21T12:01:00Z');
    expect(playedHere()).toBeNull();
    keepPlace(session.id, after(10));
    forgetPlace(session.id);
    expect(playedHere()).toBeNull();
  });

  it('is the list once the player was left', () => {
    const leave = markPlaying(session.id);
    keepPlace(session.id, after(10));
    leave();
    expect(playedHere()).toBeNull();
  });
});
