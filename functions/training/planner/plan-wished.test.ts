import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { histories, people } from '../../../tests/support/training-arbitraries';
import { isAllowed } from './allowed';
import { isInMaternityCare } from '../../../shared/rules/training/conditions';
import { planSession } from './plan-session';
import { anyWish, planWished, type SessionWish } from './plan-wished';
import { library, monday, performed, personWith } from './training.fixture';
import { addDays } from '../../../shared/rules/local-date';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import type { TrainingHistory } from './history';

const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const wish = (changes: Partial<SessionWish> = {}): SessionWish => ({
  ...anyWish,
  ...changes,
});
const legs = wish({ isMain: ({ category }) => category === 'lower', isNamed: true, about: 'legs' });
const plan = (
  wished: SessionWish,
  person: TrainingPerson = personWith(),
  history: TrainingHistory = [],
  minutes = 20,
) => planWished({ person, history, library, date: monday, minutes }, wished);
const mainOf = (session: ReturnType<typeof plan>) =>
  (session?.exercises ?? []).flatMap(({ exerciseId }) => byId.get(exerciseId) ?? []);
const legDay = () => {
  const yesterday = addDays(monday, -1);
  const session = planWished({ person: personWith(), history: [], library, date: yesterday }, legs);
  return session === null ? [] : [performed(session, yesterday)];
};

describe('A session someone asks for', () => {
  it('contains nothing unsuitable and keeps to the time, whoever asks', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(people, histories, fc.integer({ min: 5, max: 90 }), (person, history, minutes) => {
        const session = plan(legs, person, history, minutes);
        if (session === null) return;
        expect(isInMaternityCare(person)).toBe(false);
        expect(session.minutes).toBeLessThanOrEqual(minutes);
        const moves = [...session.warmUp, ...session.exercises, ...session.coolDown];
        for (const { exerciseId } of moves) {
          const exercise = byId.get(exerciseId);
          expect(exercise !== undefined && isAllowed(exercise, person)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('is about the part of the body that was named, and called after it', () => {
    const session = plan(legs);
    expect(session?.title).toBe('Legs');
    expect(new Set(mainOf(session).map(({ category }) => category))).toEqual(new Set(['lower']));
  });

  it('that should rest is lighter and says so; the day’s own session leaves it alone', () => {
    const history = legDay();
    const asked = plan(legs, personWith(), history);
    const own = planSession({ person: personWith(), history, library, date: monday });
    expect(asked?.reasons[0]).toBe('Lighter: your legs worked hard less than two days ago');
    expect(asked?.load).toBeLessThan(plan(legs)?.load ?? 0);
    expect(mainOf(own).map(({ category }) => category)).not.toContain('lower');
  });

  it('is for the whole body where that was asked for', () => {
    const areas = new Set(mainOf(plan(wish({ isWholeBody: true }))).map(({ category }) => category));
    expect(areas).toEqual(new Set(['lower', 'upper', 'core', 'cardio']));
  });

  it('leaves out what is ruled out for it, in warm-up and cooldown too', () => {
    const session = plan(wish({ allows: ({ equipment }) => !equipment.includes('mat') }));
    if (session === null) throw new Error('Nothing was planned.');
    const ids = [...session.warmUp, ...session.exercises, ...session.coolDown];
    expect(ids.length).toBeGreaterThan(4);
    expect(ids.flatMap(({ exerciseId }) => byId.get(exerciseId)?.equipment)).not.toContain('mat');
  });

  it('is easier or harder than the usual one', () => {
    const load = (effort: SessionWish['effort']) => plan({ ...legs, effort })?.load ?? 0;
    expect(load('easier')).toBeLessThan(load(null));
    const work = (effort: SessionWish['effort']) =>
      new Map(plan({ ...legs, effort })?.exercises.map((move) => [move.exerciseId, move.workSeconds]));
    const usual = work(null);
    const longer = [...work('harder')].map(([id, seconds]) => seconds - (usual.get(id) ?? seconds));
    expect(Math.min(...longer)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...longer)).toBeGreaterThanOrEqual(5);
  });

  it('stretches where stretching was asked for', () => {
    const session = plan(wish({ isGentle: true, about: 'stretching' }));
    expect(session).toMatchObject({ title: 'Stretching', focus: ['mobility'], load: 0 });
  });

  it('keeps what should stay and replaces the rest', () => {
    const first = new Set(mainOf(plan(legs)).map(({ id }) => id));
    const kept = mainOf(plan({ ...legs, keepIds: [...first] }, personWith(), [], 12));
    const other = mainOf(plan({ ...legs, avoidIds: [...first] }));
    expect(kept.every(({ id }) => first.has(id))).toBe(true);
    expect(other.some(({ id }) => !first.has(id))).toBe(true);
  });

  it('is none where nothing fits, and none in pregnancy', () => {
    expect(plan(wish({ allows: () => false }))).toBeNull();
    expect(plan(legs, personWith({ conditions: ['pregnancy'] }))).toBeNull();
  });
});
