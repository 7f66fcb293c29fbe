import { exercises } from '../../exercises/library/catalogue';
import { localDateSchema } from '../../../shared/rules/local-date';
import type { PastTraining } from './history';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import type { PlannedSession } from '../../../shared/rules/training/session';

export const library = exercises;

/** A Monday. */
export const monday = localDateSchema.parse('2026-04-06');

/** A 30-year-old without limits who trains on Monday, Wednesday, and Friday, with these changes. */
export const personWith = (changes: Partial<TrainingPerson> = {}): TrainingPerson => ({
  age: 30,
  bmi: 24,
  weightKg: 70,
  goalType: 'tone_up',
  bodyType: 'mid_size',
  targetZones: ['belly', 'legs'],
  pains: { areas: [], muscles: [] },
  conditions: [],
  equipment: [],
  excludedIds: [],
  limits: [],
  isCareful: false,
  favoriteIds: [],
  minutes: 20,
  trainingDays: [1, 3, 5],
  ...changes,
});

/** A session as if completed on a day, with these changes. */
export const performed = (
  session: PlannedSession,
  date: PastTraining['date'],
  changes: Partial<PastTraining> = {},
): PastTraining => ({
  date,
  minutes: session.minutes,
  exercises: session.exercises.map(({ exerciseId, workSeconds }) => ({
    exerciseId,
    workSeconds,
    finished: true,
  })),
  effort: 'right',
  swaps: [],
  stoppedAt: null,
  counted: true,
  ...changes,
});
