import type { ActivityDay } from '../../shared/contracts/profile';
import type { WorkoutSession } from '../../shared/contracts/workouts';
import type { Exercise } from '../../shared/exercises/exercise';
import type { ProfileAnswers } from '../../shared/domain/questionnaire';
import type { UnitSystem } from '../../shared/domain/units';

/** What the person ate on one local day against the targets: kilocalories and grams. */
export interface NutritionToday {
  targets: Record<'calories' | 'protein' | 'carbs' | 'fats', number>;
  eaten: Record<'calories' | 'protein' | 'carbs' | 'fats', number>;
  mealsLogged: number;
}

/** Everything that the coach may know of one person when it answers. */
export interface CoachFacts {
  /** The person's own day, YYYY-MM-DD, and the hour of it, 0 to 23. */
  today: string;
  hour: number;
  units: UnitSystem;
  /** Null before onboarding; with the health notes. */
  answers: ProfileAnswers | null;
  /** Whether whoever gets these facts may read the health notes: the app's own rules always, a model with consent. */
  mayReadHealthNotes: boolean;
  progress: {
    workoutsCompleted: number;
    caloriesLost: number;
    workoutTimeMinutes: number;
    stepsToday: number;
    totalPoints: number;
    currentStreak: number;
    longestStreak: number;
    freezesHeld: number;
    /** Active days of the last 84, oldest first. */
    days: ActivityDay[];
  };
  /** Null when the person is on no board. */
  globalRank: number | null;
  /** Completed sessions, newest first, at most ten. */
  recentSessions: WorkoutSession[];
  exercises: readonly Exercise[];
  favouriteIds: readonly string[];
  excludedIds: readonly string[];
  /** Null where nothing is known of meals. */
  nutrition: NutritionToday | null;
}

/** One earlier message of the same conversation. */
export interface PastMessage {
  role: 'user' | 'assistant';
  content: string;
}

/** A reply before it is stored: ids of the library only, none that the person's pains rule out. */
export interface CoachReply {
  reply: string;
  /** Clips to show, at most four. */
  exerciseIds: string[];
  workout: { title: string; minutes: number; exerciseIds: string[] } | null;
}
