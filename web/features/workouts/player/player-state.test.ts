import { describe, expect, it } from 'vitest';
import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { plannedSeconds } from '../../../../shared/rules/routines';
import {
  advance,
  finishNow,
  pause,
  previous,
  resume,
  skip,
  startPlayer,
  type PlayerState,
} from './player-state';

const exercise = (exerciseId: string, restSeconds: number, caloriesKcal: number): PlannedExercise => ({
  exerciseId,
  name: exerciseId,
  workSeconds: 40,
  restSeconds,
  caloriesKcal,
});

/** 40 + 20, 40 + 0, 40 + 20, 40: three minutes and 20 seconds. */
const plan = [
  exercise('squat', 20, 7),
  exercise('lunge', 0, 5),
  exercise('plank', 20, 4),
  exercise('crunch', 0, 6),
];
const noon = Date.UTC(2026, 10, 20, 12);
const second = 1_000;
const minute = 60 * second;

/** A player past its lead-in: the first exercise starts at noon. */
const playing = () => ({ ...startPlayer(plan, noon), leadInMs: 0 });
const at = (state: PlayerState, seconds: number) => advance(state, noon + seconds * second);

describe('the player', () => {
  it('counts three seconds in before the clock starts', () => {
    const state = startPlayer(plan, noon);
    expect(at(state, 2)).toMatchObject({ leadInMs: 1_000, activeMs: 0, phaseMs: 0 });
    expect(at(state, 5)).toMatchObject({ leadInMs: 0, activeMs: 2_000, phaseMs: 2_000 });
  });

  it('works, rests and begins the next exercise, by the clock', () => {
    const state = playing();
    expect(at(state, 39)).toMatchObject({ position: 0, phase: 'work', finished: [] });
    expect(at(state, 40)).toMatchObject({ position: 0, phase: 'rest', phaseMs: 0, finished: [0] });
    expect(at(state, 59)).toMatchObject({ position: 0, phase: 'rest' });
    expect(at(state, 60)).toMatchObject({ position: 1, phase: 'work', phaseMs: 0 });
  });

  it('goes straight on where no rest is planned', () => {
    expect(at(playing(), 100)).toMatchObject({ position: 2, phase: 'work', finished: [0, 1] });
  });

  it('ends after the last exercise, with everything finished', () => {
    const state = at(playing(), plannedSeconds(plan));
    expect(state).toMatchObject({ phase: 'done', finished: [0, 1, 2, 3], countedTo: null });
    expect(state.activeMs).toBe(plannedSeconds(plan) * second);
  });

  it('counts no time after the end', () => {
    const state = at(playing(), 9 * 60);
    expect(state.activeMs).toBe(plannedSeconds(plan) * second);
    expect(advance(state, noon + 30 * minute)).toBe(state);
  });

  it('is the same after one late tick as after many punctual ones', () => {
    let punctual: PlayerState = playing();
    for (let now = noon; now <= noon + 170 * second; now += 200) punctual = advance(punctual, now);
    expect(at(playing(), 170)).toEqual(punctual);
  });

  it('tells the last of several exercises that ended in one jump', () => {
    expect(at(playing(), 145).cheer).toEqual({ number: 3, caloriesKcal: 4, atActiveMs: 140_000 });
  });

  it('pauses instead of training on while the device slept', () => {
    const asleep = advance(at(playing(), 10), noon + 3 * 60 * minute);
    expect(asleep).toMatchObject({ countedTo: null, activeMs: 10_000, finished: [], phase: 'work' });
    const awake = resume(asleep, noon + 3 * 60 * minute);
    expect(advance(awake, noon + 3 * 60 * minute + 5 * second).activeMs).toBe(15_000);
  });

  it('trains on through a jump of minutes, as a tab in the background makes them', () => {
    expect(at(playing(), 2 * 60)).toMatchObject({ position: 2, phase: 'work', phaseMs: 20_000 });
  });

  it('does not run backwards when the clock is set back', () => {
    const state = advance(at(playing(), 30), noon - 60 * minute);
    expect(state.activeMs).toBe(30_000);
    expect(advance(state, noon - 60 * minute + 4 * second).activeMs).toBe(34_000);
  });
});

describe('pausing', () => {
  it('stops the clock where it is and goes on from there', () => {
    const paused = pause(playing(), noon + 15 * second);
    expect(paused).toMatchObject({ activeMs: 15_000, countedTo: null });
    expect(at(paused, 500)).toBe(paused);
    const resumed = resume(paused, noon + 500 * second);
    expect(at(resumed, 510)).toMatchObject({ activeMs: 25_000, phaseMs: 25_000 });
  });

  it('counts what had passed since the last tick', () => {
    expect(pause(playing(), noon + 45 * second)).toMatchObject({ phase: 'rest', finished: [0] });
  });

  it('takes the call away', () => {
    expect(pause(at(playing(), 41), noon + 41 * second).cheer).toBeNull();
  });

  it('is nothing twice, and nothing at the end', () => {
    const running = playing();
    expect(resume(running, noon + second)).toBe(running);
    const over = finishNow(running, noon);
    expect(resume(over, noon + second)).toBe(over);
  });

  it('holds the count before the start too', () => {
    const paused = pause(startPlayer(plan, noon), noon + second);
    expect(at(resume(paused, noon + 60 * second), 61)).toMatchObject({ leadInMs: 1_000, activeMs: 0 });
  });
});

describe('skipping', () => {
  it('begins the next exercise and finishes nothing', () => {
    const state = skip(playing(), noon + 10 * second);
    expect(state).toMatchObject({ position: 1, phase: 'work', phaseMs: 0, finished: [], activeMs: 10_000 });
  });

  it('ends a rest early and keeps what was finished', () => {
    expect(skip(playing(), noon + 45 * second)).toMatchObject({ position: 1, phase: 'work', finished: [0] });
  });

  it('ends the workout at the last exercise, which then is not finished', () => {
    const last = at(playing(), 170);
    expect(last.position).toBe(3);
    expect(skip(last, noon + 175 * second)).toMatchObject({ phase: 'done', finished: [0, 1, 2] });
  });

  it('through everything ends with nothing finished', () => {
    let state: PlayerState = startPlayer(plan, noon);
    for (let tap = 0; tap < plan.length; tap += 1) state = skip(state, noon + tap * second);
    expect(state).toMatchObject({ phase: 'done', finished: [] });
    expect(skip(state, noon + 9 * second)).toBe(state);
  });

  it('works while paused and stays paused', () => {
    const state = skip(pause(playing(), noon), noon + 30 * second);
    expect(state).toMatchObject({ position: 1, countedTo: null, activeMs: 0 });
  });
});

describe('going back', () => {
  it('begins the exercise before', () => {
    expect(previous(at(playing(), 70), noon + 70 * second)).toMatchObject({ position: 0, phase: 'work' });
  });

  it('from a rest repeats the exercise just done', () => {
    expect(previous(at(playing(), 45), noon + 45 * second)).toMatchObject({
      position: 0,
      phase: 'work',
      phaseMs: 0,
    });
  });

  it('at the first exercise begins it again', () => {
    expect(previous(at(playing(), 12), noon + 12 * second)).toMatchObject({ position: 0, phaseMs: 0 });
  });

  it('keeps what is finished, and a second time adds no calories', () => {
    const again = previous(at(playing(), 45), noon + 45 * second);
    const state = at(again, 85);
    expect(state).toMatchObject({ phase: 'rest', finished: [0] });
    expect(state.cheer).toMatchObject({ number: 2, caloriesKcal: 0 });
  });
});

describe('ending at any moment', () => {
  it('keeps what is finished and the time that has passed', () => {
    expect(finishNow(playing(), noon + 75 * second)).toMatchObject({
      phase: 'done',
      finished: [0],
      activeMs: 75_000,
    });
  });

  it('works while paused and during the count', () => {
    expect(finishNow(pause(playing(), noon), noon + 99 * second)).toMatchObject({
      phase: 'done',
      activeMs: 0,
    });
    expect(finishNow(startPlayer(plan, noon), noon + second)).toMatchObject({ phase: 'done', activeMs: 0 });
  });
});

describe('a resumed player', () => {
  it('counts in and goes on inside the exercise', () => {
    const place = { position: 2, phase: 'work' as const, phaseMs: 25_000, activeMs: 90_000, finished: [0] };
    const state = startPlayer(plan, noon, place);
    expect(at(state, 3)).toMatchObject({ activeMs: 90_000, leadInMs: 0 });
    expect(at(state, 18)).toMatchObject({ phase: 'rest', finished: [0, 2], activeMs: 105_000 });
  });
});
