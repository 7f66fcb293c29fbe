import { describe, expect, it } from 'vitest';
import { addDays } from '../../../shared/rules/local-date';
import type { Place } from './arrange';
import { factsOf } from './facts';
import { feltReason } from './felt-reason';
import type { PastTraining } from './history';
import { planSession } from './plan-session';
import { library, monday, performed, personWith } from './training.fixture';

const moveOf = (id: string) => {
  const exercise = library.find((each) => each.id === id);
  if (exercise === undefined) throw new Error(`There is no ${id}.`);
  return exercise;
};

function placesOf(moves: Record<string, number>): Place[] {
  return Object.entries(moves).map(([id, workSeconds]) => ({
    candidate: { exercise: moveOf(id), area: 'legs', base: 0, level: 1 },
    workSeconds,
    restSeconds: 0,
    set: 1,
    sets: 1,
  }));
}

const past = (swaps: PastTraining['swaps'], changes: Partial<PastTraining> = {}): PastTraining => ({
  date: addDays(monday, -2),
  minutes: 20,
  exercises: swaps.map(({ to }) => ({ exerciseId: to, workSeconds: 30, finished: true })),
  effort: 'right',
  swaps,
  stoppedAt: null,
  counted: true,
  ...changes,
});

const told = (moves: Record<string, number>, ...history: PastTraining[]) =>
  feltReason(placesOf(moves), factsOf({ person: personWith(), history, library, date: monday }));

const hardSquats = past([{ from: 'squat', to: 'chair-squat', why: 'too_hard' }]);
const easySquats = past([{ from: 'squat', to: 'pulse-squat', why: 'too_easy' }]);

describe('The reason of a session after a single rating', () => {
  it('names what is shorter or longer, with both numbers', () => {
    expect(told({ squat: 20 }, hardSquats)).toBe('Squats: 20 s, you found 30 too hard');
    expect(told({ squat: 40 }, easySquats)).toBe('Squats: 40 s, you found 30 too easy');
  });

  it('names what comes instead, or what is left out', () => {
    expect(told({ 'chair-squat': 30 }, hardSquats)).toBe(
      'Chair squats instead of squats, which felt too hard',
    );
    expect(told({ 'jump-squat': 30 }, easySquats)).toBe('Jump squats instead of squats, which felt too easy');
    expect(told({ plank: 30 }, hardSquats)).toBe('Without squats, which felt too hard');
  });

  it('is silent where nothing changed, or where it was said before', () => {
    expect(told({ squat: 30 }, easySquats)).toBeNull();
    expect(told({ plank: 30 }, easySquats)).toBeNull();
    const since = past([], { date: addDays(monday, -1), exercises: [] });
    expect(told({ plank: 30 }, hardSquats, since)).toBeNull();
    expect(told({ squat: 20 }, past([], { effort: 'too_hard' }))).toBeNull();
  });

  it('puts what was too hard first', () => {
    const both = past([...easySquats.swaps, { from: 'plank', to: 'plank', why: 'too_hard' }]);
    expect(told({ squat: 40, plank: 20 }, both)).toBe('High plank: 20 s, you found 30 too hard');
  });

  it('is told in the next session', () => {
    const first = planSession({ person: personWith(), history: [], library, date: monday });
    const before = first?.exercises.find(({ exerciseId }) => exerciseId === 'calf-raise');
    if (!first || !before) throw new Error('Calf raises were not planned.');
    const swaps = [{ from: 'calf-raise', to: 'calf-raise', why: 'too_hard' as const }];
    const history = [performed(first, monday, { swaps })];
    const next = planSession({ person: personWith(), history, library, date: addDays(monday, 2) });
    expect(next?.reasons.join()).toMatch(/calf raises/i);
  });
});
