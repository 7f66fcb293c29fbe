import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { people } from '../../../tests/support/training-arbitraries';
import { addDays } from '../../../shared/rules/local-date';
import type { TargetZone } from '../../../shared/rules/questionnaire/options';
import { sessionSeconds } from '../../../shared/rules/routines';
import { isUnfit } from '../../../shared/rules/training/conditions';
import { isRuledOut } from '../../../shared/rules/training/pains';
import type { TrainingPerson, Weekday } from '../../../shared/rules/training/person';
import type { PlannedSession } from '../../../shared/rules/training/session';
import { areaOf, serves } from './areas';
import { planSession } from './plan-session';
import { library, monday, personWith } from './training.fixture';
import { leastWork, shareOfWork } from './whole-minutes';
import { areaText, capitalized } from './words';

const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const weeks: readonly (readonly Weekday[])[] = [
  [1, 3, 5],
  [2, 4],
  [2, 4, 6],
  [1, 3, 5, 6],
  [1, 2, 3, 4, 5],
  [6, 7],
];

/** Adults as they sign up: usual sizes, minutes, and weeks; every other one has something that hurts. */
const newcomers: fc.Arbitrary<TrainingPerson> = fc
  .record({
    person: people,
    age: fc.integer({ min: 18, max: 70 }),
    bmi: fc.integer({ min: 19, max: 34 }),
    minutes: fc.constantFrom(10, 15, 20, 30, 45),
    trainingDays: fc.constantFrom(...weeks),
    isWell: fc.boolean(),
  })
  .map(({ person, isWell, ...usual }) => ({
    ...person,
    ...usual,
    excludedIds: [],
    favoriteIds: [],
    limits: [],
    isCareful: false,
    pains: isWell ? { areas: [], muscles: [] } : person.pains,
    conditions: isWell ? [] : person.conditions,
  }));

const sessionOf = (person: TrainingPerson, day = 0) =>
  planSession({ person, history: [], library, date: addDays(monday, day) });
const exerciseOf = ({ exerciseId }: { exerciseId: string }) => byId.get(exerciseId);
const allMoves = ({ warmUp, exercises, coolDown }: PlannedSession) =>
  [...warmUp, ...exercises, ...coolDown].flatMap((move) => exerciseOf(move) ?? []);

/** What the main part works, by area, as shares of its work. */
function sharesOf({ exercises }: PlannedSession): Map<string, number> {
  const all = exercises.reduce((sum, { workSeconds }) => sum + workSeconds, 0);
  const shares = new Map<string, number>();
  for (const move of exercises) {
    const exercise = exerciseOf(move);
    const area = exercise ? areaText(areaOf(exercise)) : '';
    shares.set(area, (shares.get(area) ?? 0) + move.workSeconds / all);
  }
  return shares;
}

const plainTitle = ({ title }: PlannedSession) =>
  capitalized((title.split(',')[0] ?? '').replace(/^Quick /, ''));

describe('The first session', () => {
  const sample = fc
    .sample(newcomers, { numRuns: 500, seed: 20_261_126 })
    .map((person, index) => ({ person, session: sessionOf(person, index % 7) }));
  const sessions = sample.flatMap(({ session }) => session ?? []);

  it('exists for all of five hundred new people, and no title is the title of more than 35 in a hundred', () => {
    expect(sessions).toHaveLength(500);
    const counts = new Map<string, number>();
    for (const session of sessions)
      counts.set(plainTitle(session), (counts.get(plainTitle(session)) ?? 0) + 1);
    for (const [title, count] of counts) expect([title, count / 500 <= 0.35]).toEqual([title, true]);
  });

  it('trains what its title says', () => {
    const isTrue = (session: PlannedSession) => {
      const shares = sharesOf(session);
      const title = plainTitle(session).toLowerCase();
      const named = title.split(' and ').reduce((sum, area) => sum + (shares.get(area) ?? 0), 0);
      return title === 'full body' ? shares.size >= 3 : named >= 0.55;
    };
    expect(sessions.filter((session) => !isTrue(session)).map(({ title }) => title)).toEqual([]);
  });

  it('contains nothing that has to be spared, from the warm-up to the last stretch', () => {
    for (const { person, session } of sample) {
      for (const exercise of session === null ? [] : allMoves(session)) {
        expect(isRuledOut(exercise, person.pains) || isUnfit(exercise, person)).toBe(false);
      }
    }
  });

  it.each<[TargetZone, string]>([
    ['toned_arms', 'Upper body'],
    ['chest', 'Upper body'],
    ['belly', 'Core'],
    ['butt', 'Legs'],
    ['legs', 'Legs'],
  ])('is about the one zone someone chose: %s', (zone, title) => {
    for (const goalType of ['tone_up', 'get_stronger', 'lose_weight'] as const) {
      const session = sessionOf(personWith({ targetZones: [zone], goalType }));
      expect(session?.title).toMatch(new RegExp(title, 'i'));
      const seconds = session?.exercises.map((move) => {
        const exercise = exerciseOf(move);
        return exercise && serves(exercise, zone) ? move.workSeconds : 0;
      });
      expect(seconds?.some((each) => each > 0)).toBe(true);
    }
  });
});

describe('The time of a session', () => {
  it('is whole minutes, warm-up and cool-down included', () => {
    fc.assert(
      fc.property(fc.oneof(people, newcomers), (person) => {
        const session = sessionOf(person);
        if (session === null) return;
        const { warmUp, exercises: plan, coolDown, minutes } = session;
        expect(sessionSeconds({ warmUp, plan, coolDown })).toBe(minutes * 60);
      }),
      { numRuns: 300 },
    );
  });

  it('is exercise for three fifths at least, and for more than half where it takes under ten minutes', () => {
    fc.assert(
      fc.property(newcomers, (person) => {
        const session = sessionOf(person);
        if (session === null || session.focus[0] === 'mobility') return;
        expect(shareOfWork(session)).toBeGreaterThanOrEqual(session.minutes < 10 ? 0.5 : leastWork);
      }),
      { numRuns: 500 },
    );
  });
});
