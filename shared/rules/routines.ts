import type { skillLevels } from './exercise';

export type RoutineId =
  | 'full-body'
  | 'core-blast'
  | 'lower-body-hiit'
  | 'upper-body-power'
  | 'cardio-blast'
  | 'flexibility-flow';

/** One step of a plan: work, then rest while the next exercise is shown. */
export interface PlannedMove {
  exerciseId: string;
  workSeconds: number;
  /** 0 after the last exercise. */
  restSeconds: number;
  caloriesKcal: number;
}

/** An exercise of a warm-up or cool-down, which adds no calories to the routine. */
export interface TimedMove {
  exerciseId: string;
  seconds: number;
}

export interface Routine {
  id: RoutineId;
  name: string;
  description: string;
  durationText: string;
  totalCalories: number;
  level: (typeof skillLevels)[number];
  focus: 'Full body' | 'Core' | 'Lower body' | 'Upper body' | 'Cardio' | 'Flexibility';
  exercises: readonly PlannedMove[];
  warmUp: readonly TimedMove[];
  coolDown: readonly TimedMove[];
}

type Row = readonly [exerciseId: string, workSeconds: number, restSeconds: number, caloriesKcal: number];

const circuit = (rows: readonly Row[]): PlannedMove[] =>
  rows.map(([exerciseId, workSeconds, restSeconds, caloriesKcal]) => ({
    exerciseId,
    workSeconds,
    restSeconds,
    caloriesKcal,
  }));

const timed = (seconds: number, ...exerciseIds: string[]): TimedMove[] =>
  exerciseIds.map((exerciseId) => ({ exerciseId, seconds }));

/**
 * The six built-in workouts. Work on both sides lasts an even number of seconds; beginners hold for 20 seconds at
 * most.
 */
export const routines: readonly Routine[] = [
  {
    id: 'full-body',
    name: 'Full Body',
    description: 'Every part of you gets a turn. If you do one workout this week, make it this one.',
    durationText: '28 min',
    totalCalories: 105,
    level: 'beginner',
    focus: 'Full body',
    exercises: circuit([
      ['march-in-place', 80, 35, 5],
      ['jumping-jack', 60, 55, 10],
      ['squat', 80, 40, 9],
      ['reverse-lunge', 80, 35, 8],
      ['standing-twist', 85, 35, 7],
      ['butt-kick', 60, 55, 10],
      ['sumo-squat', 80, 35, 8],
      ['inchworm', 75, 45, 7],
      ['knee-push-up', 60, 55, 6],
      ['plank', 20, 60, 3],
      ['glute-bridge', 85, 35, 8],
      ['dead-bug', 85, 35, 6],
      ['crunch', 80, 40, 6],
      ['bird-dog', 85, 35, 6],
      ['donkey-kick', 70, 0, 6],
    ]),
    warmUp: timed(30, 'arm-circle', 'hip-hinge', 'side-bend'),
    coolDown: timed(40, 'cobra', 'seated-forward-fold', 'childs-pose'),
  },
  {
    id: 'core-blast',
    name: 'Core Blast',
    description: 'Eight moves for a core that holds you up all day. Slow wins here.',
    durationText: '16 min',
    totalCalories: 42,
    level: 'intermediate',
    focus: 'Core',
    exercises: circuit([
      ['dead-bug', 85, 40, 5],
      ['crunch', 80, 45, 5],
      ['bicycle-crunch', 75, 50, 7],
      ['leg-raise', 75, 50, 5],
      ['heel-tap', 80, 45, 5],
      ['russian-twist', 80, 45, 6],
      ['forearm-plank', 60, 65, 4],
      ['bird-dog', 85, 0, 5],
    ]),
    warmUp: timed(30, 'march-in-place', 'standing-twist', 'cat-cow'),
    coolDown: timed(40, 'cobra', 'seated-twist', 'childs-pose'),
  },
  {
    id: 'lower-body-hiit',
    name: 'Lower Body HIIT',
    description: 'Short, honest efforts for legs and glutes. The stairs will feel different tomorrow.',
    durationText: '22 min',
    totalCalories: 79,
    level: 'advanced',
    focus: 'Lower body',
    exercises: circuit([
      ['squat', 90, 50, 8],
      ['reverse-lunge', 90, 50, 8],
      ['jump-squat', 60, 80, 9],
      ['side-lunge', 90, 50, 8],
      ['sumo-squat', 90, 50, 8],
      ['skater-hop', 70, 70, 10],
      ['curtsy-lunge', 90, 50, 8],
      ['pulse-squat', 70, 70, 8],
      ['glute-bridge', 90, 50, 6],
      ['single-leg-glute-bridge', 60, 0, 6],
    ]),
    warmUp: timed(30, 'march-in-place', 'hip-hinge', 'calf-raise', 'butt-kick'),
    coolDown: timed(40, 'quad-stretch', 'hamstring-stretch', 'butterfly-stretch'),
  },
  {
    id: 'upper-body-power',
    name: 'Upper Body Power',
    description: 'Push, press, and hold: chest, arms, and shoulders in seven moves. A chair is all you need.',
    durationText: '16 min',
    totalCalories: 44,
    level: 'intermediate',
    focus: 'Upper body',
    exercises: circuit([
      ['shadow-boxing', 90, 60, 9],
      ['triceps-dip', 70, 80, 6],
      ['push-up', 70, 85, 7],
      ['shoulder-tap', 75, 80, 6],
      ['superman', 40, 80, 4],
      ['wide-push-up', 65, 90, 6],
      ['knee-push-up', 75, 0, 6],
    ]),
    warmUp: timed(30, 'march-in-place', 'arm-circle', 'wall-push-up'),
    coolDown: timed(40, 'childs-pose', 'chest-opener', 'shoulder-stretch', 'triceps-stretch'),
  },
  {
    id: 'cardio-blast',
    name: 'Cardio Blast',
    description: 'Eight ways to get your heart going without leaving the room. Breathe, smile, repeat.',
    durationText: '18 min',
    totalCalories: 68,
    level: 'intermediate',
    focus: 'Cardio',
    exercises: circuit([
      ['march-in-place', 90, 55, 6],
      ['jumping-jack', 90, 55, 9],
      ['butt-kick', 90, 55, 9],
      ['skater-hop', 75, 70, 9],
      ['high-knees', 75, 70, 10],
      ['shadow-boxing', 90, 55, 8],
      ['mountain-climber', 65, 80, 9],
      ['plank-jack', 65, 0, 8],
    ]),
    warmUp: timed(30, 'arm-circle', 'hip-hinge', 'calf-raise'),
    coolDown: timed(40, 'quad-stretch', 'hamstring-stretch', 'side-bend'),
  },
  {
    id: 'flexibility-flow',
    name: 'Flexibility Flow',
    description: 'Long, quiet stretches from head to toe. Come as stiff as you are.',
    durationText: '16 min',
    totalCalories: 24,
    level: 'beginner',
    focus: 'Flexibility',
    exercises: circuit([
      ['side-bend', 100, 20, 3],
      ['chest-opener', 105, 15, 3],
      ['hamstring-stretch', 100, 20, 3],
      ['cat-cow', 105, 15, 3],
      ['cobra', 105, 15, 3],
      ['hip-flexor-stretch', 100, 20, 3],
      ['butterfly-stretch', 105, 15, 3],
      ['childs-pose', 120, 0, 3],
    ]),
    warmUp: timed(30, 'march-in-place', 'arm-circle'),
    coolDown: timed(60, 'childs-pose'),
  },
];

/** The routine with this ID, or undefined. */
export function routineById(id: string): Routine | undefined {
  return routines.find((routine) => routine.id === id);
}

/** The seconds of a plan from the first exercise to the end of the last. */
export function plannedSeconds(plan: readonly Pick<PlannedMove, 'workSeconds' | 'restSeconds'>[]): number {
  return plan.reduce((sum, { workSeconds, restSeconds }) => sum + workSeconds + restSeconds, 0);
}

/** Seconds of a whole session done as shown: warm-up, main part with its rests, and cool-down. All of them are active. */
export function sessionSeconds(session: {
  warmUp: readonly TimedMove[];
  plan: Parameters<typeof plannedSeconds>[0];
  coolDown: readonly TimedMove[];
}): number {
  const around = [...session.warmUp, ...session.coolDown].reduce((sum, { seconds }) => sum + seconds, 0);
  return around + plannedSeconds(session.plan);
}
