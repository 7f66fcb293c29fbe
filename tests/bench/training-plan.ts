import { addDays, localDateSchema } from '../../shared/rules/local-date';
import type { PastTraining } from '../../functions/training/planner/history';
import type { TrainingPerson } from '../../shared/rules/training/person';
import { planSession } from '../../functions/training/planner/plan-session';
import { planWeek } from '../../functions/training/planner/plan-week';
import type { Exercise } from '../../shared/rules/exercise';
import { exercises } from '../../functions/exercises/library/catalogue';
import { milliseconds, percentile } from './statistics';

const librarySize = 500;
const today = localDateSchema.parse('2026-04-08');

/** The catalog repeated, each copy with its own exercises and easier and harder variants. */
function largeLibrary(): Exercise[] {
  return Array.from({ length: librarySize }, (_, index) => {
    const original = exercises[index % exercises.length];
    if (!original) throw new Error('The catalogue is empty.');
    const copy = Math.floor(index / exercises.length);
    const own = (id: string | null) => (id === null || copy === 0 ? id : `${id}-${copy}`);
    return {
      ...original,
      id: own(original.id) ?? original.id,
      easierId: own(original.easierId),
      harderId: own(original.harderId),
    };
  });
}

const person: TrainingPerson = {
  age: 34,
  bmi: 25,
  weightKg: 74,
  goalType: 'tone_up',
  bodyType: 'mid_size',
  targetZones: ['belly', 'legs', 'toned_arms'],
  pains: { areas: ['knees'], muscles: [] },
  conditions: [],
  equipment: ['dumbbells', 'resistance_band'],
  excludedIds: ['burpee'],
  limits: [],
  isCareful: false,
  favoriteIds: ['plank'],
  minutes: 45,
  trainingDays: [1, 2, 4, 5, 7],
};

/** A session on most of the last 28 days, each planned after the ones before it. */
function trainedFor(library: readonly Exercise[]): PastTraining[] {
  const history: PastTraining[] = [];
  for (let back = 28; back > 0; back -= 1) {
    const date = addDays(today, -back);
    const session = back % 7 < 5 ? planSession({ person, history, library, date }) : null;
    if (session === null) continue;
    const moves = session.exercises.map(({ exerciseId, workSeconds }) => ({
      exerciseId,
      workSeconds,
      finished: true,
    }));
    history.push({
      date,
      minutes: session.minutes,
      exercises: moves,
      effort: 'right',
      swaps: [],
      stoppedAt: null,
      counted: true,
    });
  }
  return history;
}

function timesOf(rounds: number, plan: () => unknown): number[] {
  return Array.from({ length: rounds }, () => {
    const began = performance.now();
    plan();
    return performance.now() - began;
  });
}

/** How long a session and a week take to plan for someone who trains most days, in a library of 500 exercises. */
export async function benchTrainingPlan(short: boolean): Promise<string[]> {
  const library = largeLibrary();
  const history = trainedFor(library);
  const sessions = timesOf(short ? 5 : 300, () => planSession({ person, history, library, date: today }));
  const weeks = timesOf(short ? 1 : 40, () => planWeek({ person, history, library, today, since: null }));
  const p = (times: readonly number[], share: number) => milliseconds(percentile(times, share));
  return [
    `a session of 45 minutes from ${librarySize} exercises: p50 ${p(sessions, 0.5)}, p95 ${p(sessions, 0.95)} (goal ≤ 5 ms)`,
    `a week of it: p50 ${p(weeks, 0.5)}`,
  ];
}
