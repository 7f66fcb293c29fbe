import { describe, expect, it } from 'vitest';
import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { announcementOf, spokenText } from './announcement';
import { noSide, sideOf } from './side';
import { advance, finishNow, pause, skip, startPlayer } from './player-state';
import { viewOf } from './player-view';

const plan: PlannedExercise[] = [
  { exerciseId: 'squat', name: 'Squats', workSeconds: 40, restSeconds: 20, caloriesKcal: 7 },
  { exerciseId: 'plank', name: 'Plank', workSeconds: 30, restSeconds: 0, caloriesKcal: 4 },
];
const begun = { ...startPlayer(plan, 0), leadInMs: 0 };
const viewAt = (seconds: number) => viewOf(advance(begun, seconds * 1000));

describe('what the player shows', () => {
  it('is the exercise, its place and what is left', () => {
    expect(viewAt(10)).toMatchObject({
      number: 1,
      total: 2,
      remaining: 1,
      secondsLeft: 30,
      share: 0.25,
      caloriesKcal: 0,
      activeSeconds: 10,
      countdown: null,
    });
  });

  it('is the next exercise during a rest', () => {
    const view = viewAt(45);
    expect(view).toMatchObject({ phase: 'rest', number: 2, remaining: 1, secondsLeft: 15, caloriesKcal: 7 });
    expect(view.exercise.name).toBe('Plank');
    expect(view.next).toBeNull();
  });

  it('counts the calories of an exercise when it is finished, so an end at any second agrees', () => {
    const calories = [0, 20, 39, 40, 50, 89, 90].map((seconds) => viewAt(seconds).caloriesKcal);
    expect(calories).toEqual([0, 0, 0, 7, 7, 7, 11]);
    const stopped = finishNow(advance(begun, 55_000), 55_000);
    expect(viewOf(stopped).caloriesKcal).toBe(viewAt(55).caloriesKcal);
  });

  it('has nothing of what was skipped', () => {
    const skipped = skip(advance(begun, 20_000), 20_000);
    expect(viewOf(skipped)).toMatchObject({ number: 2, finished: [], caloriesKcal: 0 });
  });

  it('counts 3, 2, 1 before the start and at the end of a rest', () => {
    const counts = [0, 500, 1_500, 2_500, 3_500].map(
      (now) => viewOf(advance(startPlayer(plan, 0), now)).countdown,
    );
    expect(counts).toEqual([3, 3, 2, 1, null]);
    expect([56, 57.5, 58.5, 59.5, 60].map((seconds) => viewAt(seconds).countdown)).toEqual([
      null,
      3,
      2,
      1,
      null,
    ]);
  });

  it('marks the last three seconds of an exercise', () => {
    expect([36.5, 37.5, 39.9].map((seconds) => viewAt(seconds).ending)).toEqual([false, true, true]);
  });

  it('praises for two seconds', () => {
    expect(viewAt(41.9).cheer).toMatchObject({ caloriesKcal: 7 });
    expect(viewAt(42.1).cheer).toBeNull();
  });

  it('knows that it is paused, and that it is over', () => {
    expect(viewOf(pause(begun, 5_000))).toMatchObject({ paused: true, phase: 'work' });
    expect(viewOf(finishNow(begun, 5_000))).toMatchObject({ paused: false, phase: 'done' });
  });
});

describe('what is announced', () => {
  it('changes with the exercise and not with the second', () => {
    expect(announcementOf(viewAt(1))).toBe('Exercise 1 of 2: Squats, 40 seconds.');
    expect(announcementOf(viewAt(30))).toBe(announcementOf(viewAt(1)));
    expect(announcementOf(viewAt(1), noSide, 'Chest up')).toBe(
      'Exercise 1 of 2: Squats, 40 seconds. Chest up.',
    );
    expect(announcementOf(viewAt(1), noSide, 'Breathe!')).toMatch(/ Breathe!$/);
    expect(announcementOf(viewAt(50))).toBe('Rest for 20 seconds. Next up: Plank.');
    expect(announcementOf(viewOf(pause(begun, 1_000)))).toBe('Paused.');
  });

  it('is spoken with a cue, and not at all while paused', () => {
    expect(spokenText(viewAt(1), 'Hips back first')).toBe('Squats. Hips back first');
    expect(spokenText(viewAt(1), undefined)).toBe('Squats');
    expect(spokenText(viewOf(pause(begun, 1_000)), 'Hips back first')).toBeNull();
  });

  describe('of an exercise with two sides', () => {
    const lifted = { sides: 'each', shownSide: 'left' } as const;
    const shownRight = { sides: 'each', shownSide: 'right' } as const;
    const sideAt = (seconds: number, exercise: Parameters<typeof sideOf>[1] = lifted) =>
      sideOf(viewAt(seconds), exercise);

    it('is the left for half of the work, then the right', () => {
      expect([0, 19.9, 20, 39.9].map((seconds) => sideAt(seconds).name)).toEqual([
        'Left side',
        'Left side',
        'Right side',
        'Right side',
      ]);
      expect(sideAt(45).name).toBeNull();
    });

    it('mirrors the clip for the side that it does not show, also where it shows the right', () => {
      expect([1, 21].map((seconds) => sideAt(seconds).isMirrored)).toEqual([false, true]);
      expect([1, 21].map((seconds) => sideAt(seconds, shownRight).isMirrored)).toEqual([true, false]);
    });

    it('shows in a rest the side that comes first', () => {
      expect(sideAt(45).isMirrored).toBe(false);
      expect(sideAt(45, shownRight).isMirrored).toBe(true);
    });

    it('says to change once, for three seconds, and after a pause not again', () => {
      expect([19.9, 20, 22.9, 23].map((seconds) => sideAt(seconds).isChanging)).toEqual([
        false,
        true,
        true,
        false,
      ]);
      expect(announcementOf(viewAt(1), sideAt(1))).toBe('Exercise 1 of 2: Squats, left side, 40 seconds.');
      expect(announcementOf(viewAt(21), sideAt(21))).toBe('Switch sides.');
      expect(announcementOf(viewAt(30), sideAt(30))).toBe('Right side.');
      expect(spokenText(viewAt(1), 'Hips level', sideAt(1))).toBe('Squats. Left side. Hips level');
      expect(spokenText(viewAt(21), 'Hips level', sideAt(21))).toBe('Switch sides. Right side.');
      expect(spokenText(viewAt(30), 'Hips level', sideAt(30))).toBe('');
    });

    it('is in step with a clip that switches sides itself, and called out until the rhythm is known', () => {
      const lunge = { sides: 'each' } as const;
      const turnAt = (turn: number | null) => sideOf(viewAt(10), lunge, turn);
      expect([0, 1, 2, 3, 20].map((turn) => turnAt(turn).name)).toEqual([
        'Left side',
        'Right side',
        'Left side',
        'Right side',
        'Left side',
      ]);
      const said = [null, 0, 1, 2, 3, 7, 8, 9].map((turn) =>
        spokenText(viewAt(10), 'Big step', turnAt(turn)),
      );
      const opening = 'Squats. Left, then right. Big step';
      expect(said).toEqual([opening, opening, opening, 'Left.', 'Right.', 'Right.', '', '']);
      const announced = [null, 0, 1, 9].map((turn) => announcementOf(viewAt(10), turnAt(turn)));
      expect(new Set(announced)).toEqual(
        new Set(['Exercise 1 of 2: Squats, alternating sides, 40 seconds.']),
      );
    });

    it("is 'both' without the clip that switches sides itself, and none without sides", () => {
      expect(sideAt(30, { sides: 'each' })).toMatchObject({ name: 'Both sides', isMirrored: false });
      expect(sideAt(45, { sides: 'each' }).name).toBeNull();
      expect(sideAt(30, { sides: 'alternating' })).toEqual(noSide);
      expect(sideOf(viewAt(30), undefined)).toEqual(noSide);
    });
  });
});
