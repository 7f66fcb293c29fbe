import { describe, expect, it } from 'vitest';
import type { ExerciseSet } from '../../shared/contracts/workouts';
import { bestAfter, newRecordsOf, recordsAfter, type PersonalRecord } from './personal-record';

const move = (exerciseId: string) => ({
  exerciseId,
  name: exerciseId,
  workSeconds: 80,
  restSeconds: 40,
  caloriesKcal: 5,
});
const plan = [move('squat'), move('plank'), move('squat')];
const set = (position: number, reps: number | null, loadKg: number | null): ExerciseSet => ({
  position,
  reps,
  loadKg,
});

/** Saves each session's sets in turn, as the table would see it. */
function saved(...saves: { id: string; sets: ExerciseSet[] }[]) {
  const table = new Map<string, PersonalRecord>();
  let news: ReturnType<typeof newRecordsOf> = [];
  for (const { id, sets } of saves) {
    const stored = [...table.values()];
    const changed = recordsAfter({ id, plan, sets, at: `on ${id}` }, stored);
    news = newRecordsOf(id, stored, changed);
    for (const record of changed) table.set(record.exerciseId, { ...record, version: record.version + 1 });
  }
  return { squat: table.get('squat'), plank: table.get('plank'), size: table.size, news };
}

describe('A best', () => {
  const fifty = { value: 50, sessionId: 'monday', before: 40, at: 'on monday' };

  it.each([
    [
      'is set by a first entry',
      null,
      'monday',
      50,
      { value: 50, sessionId: 'monday', before: null, at: 'on monday' },
    ],
    [
      'is beaten by more',
      fifty,
      'friday',
      51,
      { value: 51, sessionId: 'friday', before: 50, at: 'on friday' },
    ],
    ['is not beaten by the same', fifty, 'friday', 50, fifty],
    ['is not beaten by less', fifty, 'friday', 20, fifty],
    ['stands when nothing was entered', fifty, 'friday', null, fifty],
    [
      'is corrected by its own session',
      fifty,
      'monday',
      45,
      { value: 45, sessionId: 'monday', before: 40, at: 'on monday' },
    ],
    [
      'falls back when its own session takes it back',
      fifty,
      'monday',
      null,
      { value: 40, sessionId: null, before: null, at: null },
    ],
    [
      'falls back when corrected below the one before',
      fifty,
      'monday',
      30,
      { value: 40, sessionId: null, before: null, at: null },
    ],
    ['goes when the only entry is taken back', { ...fifty, before: null }, 'monday', null, null],
  ])('%s', (_, stored, session, value, after) => {
    expect(bestAfter(stored, { id: session, at: `on ${session}` }, value)).toEqual(after);
  });
});

describe('Personal records', () => {
  it('take the highest over all sets of an exercise, wherever it stands in the plan', () => {
    const { squat, size } = saved({ id: 's1', sets: [set(0, 12, 20), set(2, 8, 30), set(2, 10, null)] });
    expect([squat?.load?.value, squat?.reps?.value, size]).toEqual([30, 12, 1]);
  });

  it('do not celebrate a first entry', () => {
    expect(saved({ id: 's1', sets: [set(0, 12, 20)] }).news).toEqual([]);
  });

  it('celebrate what was beaten, and only that', () => {
    const { news } = saved({ id: 's1', sets: [set(0, 12, 20)] }, { id: 's2', sets: [set(0, 10, 22.5)] });
    expect(news).toEqual([{ exerciseId: 'squat', kind: 'load', value: 22.5 }]);
  });

  it('celebrate once: the same save again is no news', () => {
    const second = { id: 's2', sets: [set(0, 13, 25)] };
    const { news, squat } = saved({ id: 's1', sets: [set(0, 12, 20)] }, second, second);
    expect(news).toEqual([]);
    expect(squat?.version).toBe(2);
  });

  it('forget a slip of the finger once it is corrected', () => {
    const slip = [
      { id: 's1', sets: [set(0, null, 40)] },
      { id: 's2', sets: [set(0, null, 450)] },
    ];
    const { squat } = saved(...slip, { id: 's2', sets: [set(0, null, 45)] });
    expect(squat?.load).toEqual({ value: 45, sessionId: 's2', before: 40, at: 'on s2' });
    expect(saved(...slip, { id: 's2', sets: [] }).squat?.load?.value).toBe(40);
  });

  it('ignore a load of zero', () => {
    expect(saved({ id: 's1', sets: [set(1, null, 0), set(0, null, null)] }).size).toBe(0);
  });
});
