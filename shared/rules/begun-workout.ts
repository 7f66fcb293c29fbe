import type { WorkoutSession } from '../contracts/workouts';

type Begun = Pick<WorkoutSession, 'id' | 'routineId' | 'title' | 'startedAt' | 'plan'> &
  Partial<WorkoutSession>;

/** A session that has just started, with nothing done yet. */
export const begunWorkout = (begun: Begun): WorkoutSession => ({
  completedAt: null,
  finishedExercises: [],
  activeSeconds: 0,
  durationMinutes: 0,
  caloriesBurned: 0,
  counted: false,
  notCountedReason: null,
  localDate: null,
  effort: null,
  sets: [],
  trainingId: null,
  warmUp: [],
  coolDown: [],
  swaps: [],
  ...begun,
});
