import { describe, expect, it } from 'vitest';
import type { CountedSet } from './counting/counted-sets';
import {
  draftsOf,
  emptySet,
  groupedDrafts,
  heldError,
  loadError,
  repsError,
  setsOf,
  setText,
} from './set-drafts';

const draft = (reps: string, load: string) => ({ ...emptySet(2), reps, load });

describe('A set as typed', () => {
  it.each([
    ['12', '20', 12, 20],
    ['12', '', 12, null],
    ['', '22,5', null, 22.5],
    ['', '0', null, 0],
  ])('of %s reps with %s kg is sent so', (reps, load, sentReps, loadKg) => {
    expect(setsOf([draft(reps, load)], 'metric')).toEqual([{ position: 2, reps: sentReps, loadKg }]);
  });

  it('in pounds is sent in kilograms, and comes back as it was typed', () => {
    const [sent] = setsOf([draft('', '100')], 'imperial') ?? [];
    expect(sent?.loadKg).toBeCloseTo(45.36, 2);
    const stored = { position: 2, reps: null, loadKg: 45.36 };
    expect(draftsOf([stored], [], 'imperial')[0]?.load).toBe('100');
    expect(setText(stored, 'imperial')).toBe('100 lb');
  });

  it('is left out while it is empty', () => {
    expect(setsOf([draft('', ''), draft('5', '')], 'metric')).toHaveLength(1);
  });

  it.each([
    ['0', '', '1 to 500 reps.', null],
    ['501', '', '1 to 500 reps.', null],
    ['500', '500', null, null],
    ['', '500.1', null, 'Up to 500 kg.'],
  ])('of %s reps with %s kg is checked', (reps, load, aboutReps, aboutLoad) => {
    expect(repsError(draft(reps, load))).toBe(aboutReps);
    expect(loadError(draft(reps, load), 'metric')).toBe(aboutLoad);
    expect(setsOf([draft(reps, load)], 'metric') === null).toBe(Boolean(aboutReps ?? aboutLoad));
  });

  it('has its bound in the units of the person', () => {
    expect(loadError(draft('', '1200'), 'imperial')).toBe('Up to 1102 lb.');
  });

  it.each([
    [12, 20, '12 × 20 kg'],
    [12, null, '12 reps'],
    [null, 20, '20 kg'],
    [null, null, 'done'],
  ])('reads well: %s reps, %s kg', (reps, loadKg, text) => {
    expect(setText({ position: 0, reps, loadKg }, 'metric')).toBe(text);
  });
});

describe('What was counted by camera', () => {
  const counted = (changes: Partial<CountedSet>): CountedSet => ({
    sessionId: 'today',
    position: 0,
    exerciseId: 'squat',
    reps: 0,
    heldSeconds: 0,
    range: null,
    ...changes,
  });
  const squats = counted({ reps: 12, range: 91 });
  const plank = counted({ position: 1, exerciseId: 'plank', heldSeconds: 42 });

  it('is suggested for what is finished, can be changed, and goes into the sets', () => {
    const [first, second] = draftsOf([], [0, 1], 'metric', [
      squats,
      plank,
      counted({ position: 2, reps: 3 }),
    ]);
    expect([first?.reps, first?.isSuggested, second?.held]).toEqual(['12', true, '42']);
    expect(setsOf([{ ...first!, reps: '11' }, second!], 'metric')).toEqual([
      { position: 0, reps: 11, loadKg: null, range: 91 },
      { position: 1, reps: null, loadKg: null, heldSeconds: 42 },
    ]);
    expect(
      setsOf(
        [
          { ...first!, reps: '' },
          { ...second!, held: '' },
        ],
        'metric',
      ),
    ).toEqual([]);
  });

  it('gives way to what was saved, which keeps it through the next save', () => {
    const stored = [
      { position: 0, reps: 10, loadKg: 20, range: 88 },
      { position: 1, reps: null, loadKg: null, heldSeconds: 40 },
    ];
    const drafts = draftsOf(stored, [0, 1], 'metric', [squats, plank]);
    expect(drafts.map(({ isSuggested }) => isSuggested)).toEqual([false, false]);
    expect(setsOf(drafts, 'metric')).toEqual(stored);
  });

  it('reads well as a hold, of an hour at most', () => {
    expect(setText({ position: 0, reps: null, loadKg: null, heldSeconds: 42 }, 'metric')).toBe('42 s held');
    expect(setText({ position: 0, reps: null, loadKg: 5, heldSeconds: 42 }, 'metric')).toBe('42 s × 5 kg');
    expect(heldError({ ...emptySet(0), held: '3600' })).toBeNull();
    expect(heldError({ ...emptySet(0), held: '3601' })).toBe('Up to 3600 seconds.');
    expect(setsOf([{ ...emptySet(0), held: '3601' }], 'metric')).toBeNull();
  });
});

describe('The lines to fill in', () => {
  const plan = ['Squats', 'Plank', 'Burpees'].map((name) => ({
    exerciseId: name.toLowerCase(),
    name,
    workSeconds: 80,
    restSeconds: 40,
    caloriesKcal: 5,
  }));

  it('are one for each finished exercise, and what was saved', () => {
    const drafts = draftsOf([{ position: 2, reps: 9, loadKg: null }], [0, 2], 'metric');
    const groups = groupedDrafts(drafts, plan);
    expect(groups.map(({ name, lines }) => [name, lines.map(({ reps }) => reps)])).toEqual([
      ['Squats', ['']],
      ['Burpees', ['9']],
    ]);
  });
});
