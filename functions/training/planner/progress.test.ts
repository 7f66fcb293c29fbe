import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '../../../shared/rules/local-date';
import { areaOf, serves } from './areas';
import { people } from '../../../tests/support/training-arbitraries';
import { candidatesOf } from './candidates';
import { factsOf } from './facts';
import { levelsOf } from './levels';
import { firstWeek } from './load';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import { trainFor, type TrainedDay } from './simulate.fixture';
import { library, monday, personWith } from './training.fixture';
import { noWish } from './wish';

const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const weekOf = ({ date }: TrainedDay) => Math.floor(daysBetween(monday, date) / 7);
const loadsByWeek = (days: readonly TrainedDay[], weeks: number) =>
  Array.from({ length: weeks }, (_, week) =>
    days.filter((day) => weekOf(day) === week).reduce((sum, { session }) => sum + session.load, 0),
  );
const levelAfter = (days: readonly TrainedDay[], area: 'legs' | 'push' | 'core') => {
  const last = days.at(-1)?.date ?? monday;
  const window = days.filter(({ date }) => date >= addDays(last, -28)).map(({ past }) => past);
  return levelsOf(window, library)[area];
};
const secondsIn = ({ session }: TrainedDay, area: string) =>
  session.exercises
    .filter(({ exerciseId }) => {
      const exercise = byId.get(exerciseId);
      return exercise !== undefined && areaOf(exercise) === area;
    })
    .reduce((sum, { workSeconds }) => sum + workSeconds, 0);

describe('Twelve weeks', () => {
  it('lift a beginner in every area, a little each week', () => {
    const days = trainFor(personWith({ minutes: 30 }), 12);
    for (const area of ['legs', 'push', 'core'] as const) expect(levelAfter(days, area)).toBeGreaterThan(3);
    const loads = loadsByWeek(days, 12);
    const most = Math.max(...loads);
    expect(most).toBeGreaterThan(1.15 * (loads[0] ?? 0));
    loads.forEach((load, week) => {
      const before = Math.max(firstWeek, ...loads.slice(Math.max(0, week - 3), week));
      expect(load).toBeLessThanOrEqual(1.1 * before + 0.5);
    });
  });

  it('hold a lighter week after three hard ones', () => {
    const loads = loadsByWeek(trainFor(personWith({ minutes: 30 }), 12), 12);
    const isLighter = loads.map(
      (load, week) => load < 0.75 * Math.max(...loads.slice(Math.max(0, week - 3), week)),
    );
    expect(isLighter.flatMap((each, week) => (each ? [week + 1] : []))).toEqual([4, 8, 12]);
  });

  it('go down for someone who finds everything too hard', () => {
    const days = trainFor(personWith({ minutes: 30 }), 6, (_, week) => ({
      effort: week < 3 ? 'right' : 'too_hard',
    }));
    const [before, after] = [days.filter((day) => weekOf(day) < 3), days];
    for (const area of ['legs', 'core'] as const) {
      expect(levelAfter(after, area)).toBeLessThan(levelAfter(before, area));
    }
    const loads = loadsByWeek(days, 6);
    expect(loads[5]).toBeLessThan(loads[2] ?? 0);
  });

  it('give legs to someone who skips them', () => {
    const isLegs = (id: string) => byId.get(id)?.category === 'lower';
    const skipping = trainFor(personWith({ minutes: 30 }), 4, ({ exercises }) => ({
      exercises: exercises.map(({ exerciseId, workSeconds }) => ({
        exerciseId,
        workSeconds,
        finished: !isLegs(exerciseId),
      })),
    }));
    const late = skipping.filter((day) => weekOf(day) >= 1);
    expect(late.filter((day) => secondsIn(day, 'legs') > 0).length).toBe(late.length);
    expect(late.flatMap(({ session }) => session.reasons).join()).toMatch(/another way to train your legs/);
  });

  it('begin again more gently after a gap', () => {
    const days = trainFor(personWith({ minutes: 30 }), 8, (_, week) =>
      week === 5 || week === 6 ? 'missed' : {},
    );
    const back = days.find((day) => weekOf(day) === 7);
    expect(back?.session.reasons.join()).toContain('A gentle way back in');
    const before = days.findLast((day) => weekOf(day) < 5);
    expect(back?.session.load).toBeLessThan(before?.session.load ?? 0);
  });

  it('bring other sessions from day to day, and the same exercises often enough to get better at them', () => {
    const days = trainFor(personWith({ minutes: 30 }), 4);
    const sets = days.map(({ session }) => [...new Set(session.exercises.map((each) => each.exerciseId))]);
    sets.slice(1).forEach((ids, index) => expect(ids).not.toEqual(sets[index]));
    const counts = sets
      .flat()
      .reduce((all, id) => all.set(id, (all.get(id) ?? 0) + 1), new Map<string, number>());
    expect([...counts.values()].filter((times) => times >= 4).length).toBeGreaterThanOrEqual(5);
    expect(counts.size).toBeGreaterThanOrEqual(12);
  });
});

/** Zones with at least one allowed exercise at today's level. */
function zonesWithin(person: TrainingPerson) {
  const candidates = candidatesOf(factsOf({ person, history: [], library, date: monday }), noWish);
  return person.targetZones.filter((zone) => candidates.some(({ exercise }) => serves(exercise, zone)));
}

describe('A week', () => {
  it('serves every zone of the goal that can be served', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(people, (anybody) => {
        const person: TrainingPerson = { ...anybody, trainingDays: [1, 3, 5] };
        const done = trainFor(person, 1).flatMap(({ session }) => session.exercises);
        const served = (zone: TrainingPerson['targetZones'][number]) =>
          done.some(({ exerciseId }) => {
            const exercise = byId.get(exerciseId);
            return exercise !== undefined && serves(exercise, zone);
          });
        expect(zonesWithin(person).filter((zone) => !served(zone))).toEqual([]);
      }),
      { numRuns: 250 },
    );
  });
});
