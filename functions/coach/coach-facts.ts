import type { OwnFood } from '../../shared/contracts/foods';
import type { ActivityDay } from '../../shared/contracts/profile';
import type { TrainingSettings } from '../../shared/contracts/training';
import type { PlannedSession } from '../../shared/rules/training/session';
import type { PlannedWeek } from '../training/planner/week';
import type { EatenDay, ReadFoods } from '../nutrition/public';
import type { OwnTraining } from '../training/public';
import type { WorkoutSummary } from '../workouts/public';
import type { Exercise } from '../../shared/rules/exercise';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { UnitSystem } from '../../shared/rules/units';
import type { ConcernName } from './safety/answers';
import type { Pains } from '../understanding/health/pains';
import type { Spared } from '../spared/public';
import type { Choice, ProposedMeal, ProposedWorkout } from '../../shared/contracts/coach';
import type { PlanRequest } from './reply/requests/plan-request';
import type { Memory, Period } from './memory';

/** What the person ate on one local day compared with the targets: kilocalories and grams. */
export interface NutritionToday {
  targets: Record<'calories' | 'protein' | 'carbs' | 'fats', number>;
  eaten: Record<'calories' | 'protein' | 'carbs' | 'fats', number>;
  mealsLogged: number;
  meals: EatenDay['meals'];
  /** The same, in the form the rules for the next suggestion read. */
  soFar: Omit<EatenDay, 'meals'>;
}

/** What is stored about one person, as far as the coach needs it. */
export interface StoredFacts {
  /** The person's local day, YYYY-MM-DD, and its hour, 0 to 23. */
  today: string;
  hour: number;
  units: UnitSystem;
  /** IANA name of the time zone they are in. */
  timeZone: string;
  /** Null before onboarding; includes the health notes. */
  answers: ProfileAnswers | null;
  progress: {
    workoutsCompleted: number;
    caloriesLost: number;
    workoutTimeMinutes: number;
    stepsToday: number;
    totalPoints: number;
    currentStreak: number;
    longestStreak: number;
    freezesHeld: number;
    /** The streak as awards count it, without days that activity outside kept; absent if it is the same. */
    streakTowardAwards?: number | undefined;
    /** Active days of the last 84, oldest first. */
    days: ActivityDay[];
  };
  /** Null when the person is on no leaderboard. */
  globalRank: number | null;
  /** Completed sessions, newest first, at most ten. */
  recentSessions: WorkoutSummary[];
  exercises: readonly Exercise[];
  favoriteIds: readonly string[];
  excludedIds: readonly string[];
  /** Null when nothing is known about meals. */
  nutrition: NutritionToday | null;
}

/** Everything the coach's own rules know about one person when they answer; none of it leaves. A model gets ModelFacts instead. */
export interface CoachFacts extends StoredFacts {
  /** What must be spared, and why: everything known about their health. */
  spared: Spared;
  /** The part of it that hurts. */
  notes: { pains: Pains };
  exercisesById: ReadonlyMap<string, Exercise>;
  /** What the planner makes for them; null before onboarding. */
  training: OwnTraining | null;
  /** The foods a message names; absent when it can't be about food. */
  foods?: NamedFoods;
}

type ReadItems = ReadFoods['items'];

/** What was said about food before a message. */
export interface FoodBefore {
  /**
   * The last proposed meal, its foods, those the message names, wanted or not, and its only food as the message names it more precisely;
   * null when none is close enough.
   */
  card: { meal: ProposedMeal; items: ReadItems; named: ReadItems; refined: ReadItems } | null;
  /** The ideas requested recently, as requested, oldest first. */
  wishes: readonly string[];
  /** The ideas in the last reply that gave some, and all that were shown, by name. */
  ideas: readonly string[];
  shown: readonly string[];
}

/** The foods a message names, and what it may continue from. */
export interface NamedFoods extends ReadFoods {
  /** What is asked, written out, when the message continues from earlier numbers: 'and in two?'. */
  question?: string;
  before?: FoodBefore;
  /** The foods and recipes that the person saved. */
  ownFoods?: readonly OwnFood[];
}

/** Adds what is read once and needed often: what to spare, the library by id, the person's plan. */
export function coachFactsOf(stored: StoredFacts, training: OwnTraining | null, spared: Spared): CoachFacts {
  return {
    ...stored,
    training,
    spared,
    notes: { pains: { areas: new Set(spared.pains.areas), muscles: new Set(spared.pains.muscles) } },
    exercisesById: new Map(stored.exercises.map((exercise) => [exercise.id, exercise])),
  };
}

/** One earlier message of the same conversation. */
export interface PastMessage {
  role: 'user' | 'assistant';
  content: string;
  /** For a reply, when it contained one. */
  workout?: Pick<ProposedWorkout, 'minutes' | 'exercises'> | null;
  /** For a reply, the meal it proposed. */
  meal?: ProposedMeal | undefined;
  /** For a reply, the danger it responded to. */
  concern?: ConcernName | null;
  /** For a reply, what could be tapped instead of answering. */
  choices?: readonly Choice[] | undefined;
  /** For a reply, the state of the conversation after it; absent for replies from before it was stored. */
  memory?: Memory | null | undefined;
}

/** A choice, with what the coach takes it for. */
export interface OfferedChoice extends Choice {
  /** The intent's name; null when its message is read like any other. */
  intent: string | null;
}

/** A raw reply, from rules or a model; fit-reply.ts removes what must not be shown. */
export interface CoachReply {
  reply: string;
  /** Clips to show, best match first. */
  exerciseIds: string[];
  workout: {
    title: string;
    minutes: number;
    exerciseIds: string[];
    /** The planner's session behind it; absent for workouts a model names until fit-reply.ts has them planned. */
    proposed?: ProposedSession;
    /** What was asked for, including all changes; absent when a model named it or nothing was asked. */
    request?: PlanRequest;
  } | null;
  /** The week as planned, or as it would be with other settings. */
  week?: { days: PlannedWeek['days']; settings: TrainingSettings | null };
  /** A meal to be logged with a tap. */
  meal?: ProposedMeal;
  /** The choices the person can tap. */
  choices?: OfferedChoice[];
  /** The language of the text, a BCP 47 tag, when it isn't English. */
  language?: string;
  /** From the coach's own rules: the intent that was answered, and the period of its numbers. */
  told?: { intent: string; period?: Period | undefined };
}

/** A session with the id that starts it; null until the reply is stored. */
export interface ProposedSession {
  trainingId: string | null;
  session: PlannedSession;
}
