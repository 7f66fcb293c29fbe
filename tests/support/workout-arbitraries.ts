import * as fc from 'fast-check';
import type { Swap, WorkoutSession } from '../../shared/contracts/workouts';
import { localDateSchema } from '../../shared/rules/local-date';
import { workoutSession } from './workout-deps';

const ids = ['squat', 'plank', 'forearm-plank', 'single-leg-glute-bridge', 'dead-bug'];
const anId = fc.constantFrom(...ids);
const instants = fc
  .date({ min: new Date('2026-10-01'), max: new Date('2026-11-20'), noInvalidDate: true })
  .map((at) => at.toISOString());

const moves = fc.array(
  fc.record({
    exerciseId: anId,
    name: fc.constant('A move'),
    workSeconds: fc.constantFrom(25, 30, 45, 80),
    restSeconds: fc.constant(20),
    caloriesKcal: fc.constant(5),
  }),
  { minLength: 1, maxLength: 200, size: 'medium' },
);
const swaps: fc.Arbitrary<Swap[]> = fc.array(
  fc.record({
    position: fc.integer({ min: 0, max: 3 }),
    from: anId,
    to: anId,
    why: fc.constantFrom('too_hard', 'too_easy', 'other', 'hurts'),
  }),
  { maxLength: 6 },
);

/** Any session: open, completed, or ended by another one, which leaves it without a day. */
export const workoutSessions: fc.Arbitrary<WorkoutSession> = fc
  .record({
    plan: moves,
    swaps,
    title: fc.string({ maxLength: 60 }),
    completedAt: fc.option(instants),
    hasDay: fc.boolean(),
    finishedShare: fc.array(fc.boolean(), { minLength: 200, maxLength: 200 }),
    durationMinutes: fc.nat(90),
    caloriesBurned: fc.nat(900),
    counted: fc.boolean(),
    activeSeconds: fc.nat(5_000),
    effort: fc.constantFrom(null, 'too_easy', 'right', 'too_hard'),
  })
  .map(({ hasDay, finishedShare, ...fields }) =>
    workoutSession({
      ...fields,
      finishedExercises: [...fields.plan.keys()].filter((position) => finishedShare[position]),
      localDate: hasDay && fields.completedAt ? localDateSchema.parse(fields.completedAt.slice(0, 10)) : null,
    }),
  );
