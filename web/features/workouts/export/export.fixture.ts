import type { PastSession, WorkoutSession } from '../../../../shared/contracts/workouts';
import { begunWorkout } from '../../../../shared/rules/begun-workout';
import { localDateSchema } from '../../../../shared/rules/local-date';
import type { ExerciseOf } from './trained-kind';

const library: Record<string, ReturnType<ExerciseOf>> = {
  squat: { name: 'Squat', category: 'lower' },
  'push-up': { name: 'Push-up', category: 'upper' },
  'biceps-curl': { name: 'Biceps curl', category: 'upper' },
  'high-knees': { name: 'High knees', category: 'cardio' },
  cobra: { name: 'Cobra', category: 'flexibility' },
};
export const exerciseIds = Object.keys(library);
export const exerciseOf: ExerciseOf = (id) => library[id];

export const move = (exerciseId: string, workSeconds = 40, restSeconds = 20) => ({
  exerciseId,
  name: library[exerciseId]?.name ?? exerciseId,
  workSeconds,
  restSeconds,
  caloriesKcal: 6,
});

/** A strength workout of 20 minutes, of which 18:30 were active, with changes. */
export function finishedSession(changes: Partial<WorkoutSession> = {}): PastSession {
  return {
    ...begunWorkout({
      id: '01JD3X6E9H0000000000000001',
      routineId: null,
      title: 'Full body',
      startedAt: '2026-11-30T18:05:00.250Z',
      plan: [move('squat'), move('push-up'), move('biceps-curl', 60, 0)],
    }),
    completedAt: '2026-11-30T18:25:00.900Z',
    finishedExercises: [0, 1, 2],
    activeSeconds: 1_110,
    durationMinutes: 18,
    caloriesBurned: 123,
    counted: true,
    localDate: localDateSchema.parse('2026-11-30'),
    effort: 'right',
    sets: [
      { position: 0, reps: 12, loadKg: 20 },
      { position: 0, reps: 10, loadKg: 22.5 },
      { position: 2, reps: 8, loadKg: 7.5 },
    ],
    points: 50,
    ...changes,
  };
}
