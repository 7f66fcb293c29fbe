import { sparedOf, type HealthFact } from '../../spared/public';
import type { ActivityDay } from '../../../shared/contracts/profile';
import { begunWorkout } from '../../../shared/rules/begun-workout';
import { exercises } from '../../exercises/library/catalogue';
import { localDateSchema } from '../../../shared/rules/local-date';
import type { ProfileAnswers } from '../../../shared/rules/questionnaire';
import { routineById, type RoutineId } from '../../../shared/rules/routines';
import { ownTrainingOf, type Gathered, type OwnTraining } from '../../training/public';
import { summaryOf, type WorkoutSummary } from '../../workouts/public';
import { coachFactsOf, type CoachFacts, type StoredFacts } from '../coach-facts';

/** A day of activity; a day without a workout has steps only. */
export function activityDay(date: string, workouts = 1, fields: Partial<ActivityDay> = {}): ActivityDay {
  return {
    date: localDateSchema.parse(date),
    workouts,
    activeMinutes: workouts * 16,
    caloriesKcal: workouts * 44,
    steps: 0,
    ...fields,
  };
}

/** A completed session of a routine on a day. */
export function pastSession(routineId: RoutineId, date: string): WorkoutSummary {
  const routine = routineById(routineId);
  if (!routine) throw new Error(`no routine ${routineId}`);
  const session = begunWorkout({
    id: `01J0000000000000000000${date.slice(5, 7)}${date.slice(8)}`,
    routineId,
    title: routine.name,
    startedAt: `${date}T17:00:00.000Z`,
    completedAt: `${date}T17:16:00.000Z`,
    plan: routine.exercises.map((move) => ({
      ...move,
      name: exercises.find(({ id }) => id === move.exerciseId)?.name ?? '',
    })),
    finishedExercises: routine.exercises.map((_, index) => index),
    activeSeconds: 960,
    durationMinutes: 16,
    caloriesBurned: routine.totalCalories,
    counted: true,
    localDate: localDateSchema.parse(date),
    effort: 'right',
  });
  return summaryOf(session);
}

const answers: ProfileAnswers = {
  ageRange: '30-39',
  gender: 'female',
  goalType: 'tone_up',
  bodyType: 'mid_size',
  targetZones: ['belly', 'legs'],
  age: 34,
  heightCm: 168,
  weightKg: 71.5,
  targetWeightKg: 66,
  medicalConditions: null,
  bodyPains: null,
  workLifeEffects: 'Desk job',
  fitnessBarriers: 'Little time',
};

const facts: StoredFacts = {
  today: '2026-05-14',
  hour: 9,
  units: 'metric',
  timeZone: 'Europe/Vienna',
  answers,
  progress: {
    workoutsCompleted: 9,
    caloriesLost: 1342,
    workoutTimeMinutes: 188,
    stepsToday: 4210,
    totalPoints: 412,
    currentStreak: 5,
    longestStreak: 11,
    freezesHeld: 1,
    days: [
      activityDay('2026-05-04'),
      activityDay('2026-05-09'),
      activityDay('2026-05-10'),
      activityDay('2026-05-11'),
      activityDay('2026-05-12', 2),
      activityDay('2026-05-13'),
      activityDay('2026-05-14', 0, { steps: 4210 }),
    ],
  },
  globalRank: 6,
  recentSessions: [
    pastSession('lower-body-hiit', '2026-05-13'),
    pastSession('core-blast', '2026-05-12'),
    pastSession('upper-body-power', '2026-05-11'),
  ],
  exercises,
  favoriteIds: ['glute-bridge'],
  excludedIds: ['burpee'],
  nutrition: {
    targets: { calories: 1900, protein: 110, carbs: 210, fats: 60 },
    eaten: { calories: 860, protein: 47, carbs: 96, fats: 28 },
    mealsLogged: 2,
    meals: [
      { mealType: 'breakfast', foods: ['Porridge', 'Banana'], caloriesKcal: 310 },
      { mealType: 'lunch', foods: ['Chicken salad'], caloriesKcal: 550 },
    ],
    soFar: {
      mealsLogged: 2,
      totals: { caloriesKcal: 860, proteinG: 47, carbsG: 96, fatsG: 28, fibreG: 12 },
      waterMillilitres: 750,
      goals: {
        goalType: 'balanced',
        activityLevel: 'moderate',
        targetCaloriesKcal: 1900,
        targetProteinG: 110,
        targetCarbsG: 210,
        targetFatsG: 60,
      },
      fibreTargetG: 27,
      waterTargetMillilitres: 2_000,
      hasOwnGoals: true,
    },
  },
};

/** The training of a person who has chosen nothing. */
export const nothingChosen: Gathered['plan'] = {
  version: 0,
  settings: null,
  since: null,
  moves: [],
  programme: null,
  calendarHash: null,
};

/** The plan that the planner makes of these facts, with nothing chosen yet. */
function trainingOf(
  stored: StoredFacts,
  { ledger = [], days = [], outside = [] }: Pick<FactsChanges, 'ledger' | 'days' | 'outside'>,
): OwnTraining | null {
  const { answers: own, today, exercises: library, favoriteIds, excludedIds, recentSessions } = stored;
  if (own === null) return null;
  const gathered = {
    plan: nothingChosen,
    days,
    marks: { favorites: [...favoriteIds], exclusions: [...excludedIds] },
    sessions: recentSessions,
    library: library.map((exercise) => ({ ...exercise, videoUrl: null })),
    ledger,
    outside,
  };
  const bmi = Math.round((own.weightKg / (own.heightCm / 100) ** 2) * 10) / 10;
  const trainee = { today: localDateSchema.parse(today), timeZone: 'UTC', answers: own, bmi };
  return ownTrainingOf(gathered, { ...trainee, workoutsCompleted: stored.progress.workoutsCompleted });
}

export interface FactsChanges extends Partial<Omit<StoredFacts, 'answers' | 'progress'>> {
  answers?: Partial<ProfileAnswers> | null;
  progress?: Partial<StoredFacts['progress']>;
  /** What they told about their health. */
  ledger?: HealthFact[];
  /** What was planned and offered in the last few days. */
  days?: Gathered['days'];
  /** What they did outside of the product. */
  outside?: Gathered['outside'];
}

/** Thursday 14 May 2026, 9 in the morning, for a person in the middle of a streak; with the given changes. */
export function coachFacts({
  answers: answered,
  progress,
  ledger = [],
  days = [],
  outside = [],
  ...rest
}: FactsChanges = {}): CoachFacts {
  const stored: StoredFacts = {
    ...facts,
    ...rest,
    answers: answered === null ? null : { ...answers, ...answered },
    progress: { ...facts.progress, ...progress },
  };
  const spared = sparedOf(stored.answers, ledger, localDateSchema.parse(stored.today));
  return coachFactsOf(stored, trainingOf(stored, { ledger, days, outside }), spared);
}
