import { describe, expect, it } from 'vitest';
import { draftsOf, emptySet, groupedDrafts, loadError, repsError, setsOf, setText } from './set-drafts';

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
