import type { TrainingPerson } from '../../shared/rules/training/person';
import type { Behavior } from '../../functions/training/planner/simulate.fixture';
import { library, personWith } from '../../functions/training/planner/training.fixture';

export interface Cohort {
  name: string;
  person: TrainingPerson;
  behave: Behavior;
}

const isLegs = (id: string) => library.find((exercise) => exercise.id === id)?.category === 'lower';

const toItsEnd: Behavior = () => ({});

/** Skips every leg exercise. */
const skippingLegs: Behavior = ({ exercises }) => ({
  exercises: exercises.map(({ exerciseId, workSeconds }) => ({
    exerciseId,
    workSeconds,
    finished: !isLegs(exerciseId),
  })),
});

/** Very different people, and how their sessions go. */
export const cohorts: readonly Cohort[] = [
  { name: 'beginner', person: personWith(), behave: toItsEnd },
  { name: 'beginner, 45 minutes', person: personWith({ minutes: 45 }), behave: toItsEnd },
  {
    name: 'too easy for four weeks',
    person: personWith({ minutes: 30 }),
    behave: (_, week) => ({ effort: week < 4 ? 'too_easy' : 'right' }),
  },
  {
    name: 'too hard from week 5',
    person: personWith({ minutes: 30 }),
    behave: (_, week) => ({ effort: week < 4 ? 'right' : 'too_hard' }),
  },
  { name: 'skips legs', person: personWith({ minutes: 30 }), behave: skippingLegs },
  {
    name: 'away in weeks 6 and 7',
    person: personWith({ minutes: 30 }),
    behave: (_, week) => (week === 5 || week === 6 ? 'missed' : {}),
  },
  {
    name: 'sore knees',
    person: personWith({ goalType: 'lose_weight', pains: { areas: ['knees'], muscles: [] } }),
    behave: toItsEnd,
  },
  {
    name: '68, high blood pressure',
    person: personWith({ age: 68, conditions: ['high_blood_pressure'], minutes: 25 }),
    behave: toItsEnd,
  },
  { name: 'pregnant', person: personWith({ conditions: ['pregnancy'] }), behave: toItsEnd },
  {
    name: 'BMI 36, five short days',
    person: personWith({
      bmi: 36,
      weightKg: 110,
      goalType: 'lose_weight',
      minutes: 15,
      trainingDays: [1, 2, 3, 4, 5],
    }),
    behave: toItsEnd,
  },
  {
    name: 'strong, with dumbbells',
    person: personWith({
      goalType: 'get_stronger',
      equipment: ['dumbbells', 'resistance_band'],
      minutes: 45,
      trainingDays: [1, 2, 4, 6],
    }),
    behave: (_, week) => ({ effort: week < 3 ? 'too_easy' : 'right' }),
  },
  {
    name: 'five minutes every day',
    person: personWith({ minutes: 5, trainingDays: [1, 2, 3, 4, 5, 6, 7] }),
    behave: toItsEnd,
  },
];
