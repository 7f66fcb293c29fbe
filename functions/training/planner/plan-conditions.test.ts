import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isContraindicated } from '../../../shared/rules/training/conditions';
import type { Condition } from '../../../shared/rules/training/person';
import { planSession } from './plan-session';
import { anyWish, planWished } from './plan-wished';
import type { PlannedSession } from '../../../shared/rules/training/session';
import { library, monday, personWith } from './training.fixture';

const conditions: readonly Condition[] = [
  'pregnancy',
  'postnatal',
  'high_blood_pressure',
  'heart',
  'diabetes',
  'osteoporosis',
  'vertigo',
  'asthma',
  'hernia',
  'wheelchair',
  'seated',
  'unsteady',
];
const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
const exercisesOf = (session: PlannedSession | null) =>
  session === null
    ? []
    : [...session.warmUp, ...session.exercises, ...session.coolDown].flatMap(
        ({ exerciseId }) => byId.get(exerciseId) ?? [],
      );
const people = fc.record({
  conditions: fc.subarray([...conditions], { minLength: 1, maxLength: 3 }),
  age: fc.integer({ min: 18, max: 90 }),
  minutes: fc.integer({ min: 5, max: 60 }),
  goalType: fc.constantFrom('lose_weight' as const, 'get_stronger' as const, 'tone_up' as const),
});

describe('A plan for someone with a condition', () => {
  it('contains nothing the condition rules out, whoever they are', () => {
    fc.assert(
      fc.property(people, (changes) => {
        const input = { person: personWith(changes), history: [], library, date: monday };
        const planned = [planSession(input), planWished(input, anyWish)].flatMap(exercisesOf);
        const forbidden = planned.filter((exercise) =>
          changes.conditions.some((condition) => isContraindicated(exercise, condition)),
        );
        expect(forbidden.map(({ id }) => id)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('is seated for someone in a wheelchair, from warm-up to cooldown', () => {
    const person = personWith({ conditions: ['wheelchair'], minutes: 20 });
    const session = planSession({ person, history: [], library, date: monday });
    const positions = exercisesOf(session).map(({ position }) => position);
    expect(session?.title).toContain('seated');
    expect(new Set(positions)).toEqual(new Set(['chair']));
    expect(session?.warmUp.length).toBeGreaterThan(0);
    expect(new Set(session?.exercises.map(({ exerciseId }) => exerciseId)).size).toBeGreaterThanOrEqual(4);
  });

  it('offers seated exercises to no one else', () => {
    const session = planSession({ person: personWith({ minutes: 60 }), history: [], library, date: monday });
    expect(exercisesOf(session).filter(({ isGentle }) => isGentle)).toEqual([]);
  });
});
