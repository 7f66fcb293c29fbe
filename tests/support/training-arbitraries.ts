import { limits } from '../../shared/rules/training/limits';
import * as fc from 'fast-check';
import { bodyTypes, goalTypes, targetZones } from '../../shared/rules/questionnaire/options';
import { addDays } from '../../shared/rules/local-date';
import type { PastTraining } from '../../functions/training/planner/history';
import type { Condition, TrainingPerson, Weekday } from '../../shared/rules/training/person';
import { library, monday } from '../../functions/training/planner/training.fixture';

const conditions: readonly Condition[] = [
  'pregnancy',
  'postnatal',
  'high_blood_pressure',
  'heart',
  'osteoporosis',
  'vertigo',
  'asthma',
  'hernia',
];
const bodyAreas = ['knees', 'lower_back', 'shoulders', 'wrists', 'neck', 'ankles', 'hips'] as const;
const muscles = ['hamstrings', 'calves', 'chest', 'abs', 'biceps'] as const;
const weekdays: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];
const ids = library.map(({ id }) => id);
const some = <Value>(values: readonly Value[], maxLength: number) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength });

/** Anyone: any age, size, and health, with any wish. */
export const people: fc.Arbitrary<TrainingPerson> = fc.record({
  age: fc.integer({ min: 13, max: 100 }),
  bmi: fc.option(fc.integer({ min: 16, max: 48 })),
  weightKg: fc.option(fc.integer({ min: 40, max: 180 })),
  goalType: fc.constantFrom(...goalTypes),
  bodyType: fc.constantFrom(...bodyTypes),
  targetZones: fc.uniqueArray(fc.constantFrom(...targetZones), { minLength: 1 }),
  pains: fc.record({ areas: some(bodyAreas, 2), muscles: some(muscles, 1) }),
  conditions: fc.oneof(
    { weight: 2, arbitrary: fc.constant([]) },
    { weight: 1, arbitrary: some(conditions, 2) },
  ),
  equipment: some(['dumbbells', 'resistance_band'] as const, 2),
  excludedIds: some(ids, 12),
  limits: some(limits, 1),
  isCareful: fc.boolean(),
  favoriteIds: some(ids, 4),
  minutes: fc.integer({ min: 5, max: 90 }),
  trainingDays: fc.uniqueArray(fc.constantFrom(...weekdays), { minLength: 1 }),
});

const pastMoves = fc.array(
  fc.record({
    exerciseId: fc.constantFrom(...ids),
    workSeconds: fc.constantFrom(25, 30, 40, 45, 60, 80),
    finished: fc.integer({ min: 0, max: 9 }).map((chance) => chance > 0),
  }),
  { maxLength: 10 },
);

const past: fc.Arbitrary<PastTraining> = fc.record({
  date: fc.integer({ min: 0, max: 40 }).map((back) => addDays(monday, -back)),
  minutes: fc.integer({ min: 1, max: 60 }),
  exercises: pastMoves,
  effort: fc.constantFrom('too_easy', 'right', 'too_hard', null),
  swaps: fc.array(
    fc.record({
      from: fc.constantFrom(...ids),
      to: fc.constantFrom(...ids),
      why: fc.constantFrom('too_hard', 'too_easy'),
    }),
    { maxLength: 2 },
  ),
  stoppedAt: fc.option(fc.integer({ min: 0, max: 10 })),
  counted: fc.boolean(),
});

/** Any history: sessions of today, the last weeks, and earlier, in order. */
export const histories: fc.Arbitrary<readonly PastTraining[]> = fc
  .array(past, { maxLength: 8 })
  .map((sessions) => sessions.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)));
