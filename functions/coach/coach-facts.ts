import type { ActivityDay } from '../../shared/contracts/profile';
import type { WorkoutSession } from '../../shared/contracts/workouts';
import type { TrainingSettings } from '../../shared/contracts/training';
import type { PlannedSession } from '../../shared/rules/training/session';
import type { PlannedWeek } from '../training/planner/week';
import type { EatenDay, ReadFoods } from '../nutrition/public';
import type { OwnTraining } from '../training/public';
import type { Exercise } from '../../shared/rules/exercise';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { UnitSystem } from '../../shared/rules/units';
import type { ConcernName } from './safety/answers';
import type { Pains } from '../understanding/health/pains';
import type { Spared } from '../spared/public';
import type { Choice, ProposedMeal, ProposedWorkout } from '../../shared/contracts/coach';
import type { PlanRequest } from './reply/requests/plan-request';
import type { Memory, Period } from './memory';

/** What the person ate on one local day against the targets: kilocalories and grams. */
export interface NutritionToday {
  targets: Record<'calories' | 'protein' | 'carbs' | 'fats', number>;
  eaten: Record<'calories' | 'protein' | 'carbs' | 'fats', number>;
  mealsLogged: number;
  meals: EatenDay['meals'];
  /** The same as the rules on what could come next read it. */
  soFar: Omit<EatenDay, 'meals'>;
}

/** What is stored of one person, as far as it concerns the coach. */
export interface StoredFacts {
  /** The person's own day, YYYY-MM-DD, and the hour of it, 0 to 23. */
  today: string;
  hour: number;
  units: UnitSystem;
  /** IANA name of the zone they are in. */
  timeZone: string;
  /** Null before onboarding; with the health notes. */
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

/**
 * Everything that the coach's own rules know of one person when they answer; nothing of it leaves. A model gets
 * ModelFacts instead.
 */
export interface CoachFacts extends StoredFacts {
  /** What must be spared, and why: everything that is known of their health. */
  spared: Spared;
  /** Of it, what hurts. */
  notes: { pains: Pains };
  exercisesById: ReadonlyMap<string, Exercise>;
  /** What the one planner makes for them; null before onboarding. */
  training: OwnTraining | null;
  /** The foods that the message names; absent where it cannot be about food. */
  foods?: NamedFoods;
}

type ReadItems = ReadFoods['items'];

/** What was said of food before a message. */
export interface FoodBefore {
  /**
   * The last meal that was proposed, its foods, those that the message names, wanted or not, and its only food as the message
   * names it closer; null where none is near.
   */
  card: { meal: ProposedMeal; items: ReadItems; named: ReadItems; refined: ReadItems } | null;
  /** The ideas that were asked for lately, as they were asked, oldest first. */
  wishes: readonly string[];
  /** The ideas of the last reply that gave some, and all that were shown, by their names. */
  ideas: readonly string[];
  shown: readonly string[];
}

/** The foods that a message names, and what it may go on from. */
export interface NamedFoods extends ReadFoods {
  /** What is asked, written out, where the message goes on with the figures before: 'and in two?'. */
  question?: string;
  before?: FoodBefore;
}

/** Adds what is read once and asked for often: what to spare, the library by its ids, the person's plan. */
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
  /** Of a reply, where it held one. */
  workout?: Pick<ProposedWorkout, 'minutes' | 'exercises'> | null;
  /** Of a reply, the meal that it proposed. */
  meal?: ProposedMeal | undefined;
  /** Of a reply, the danger that it answered lately. */
  concern?: ConcernName | null;
  /** Of a reply, what could be tapped in place of an answer. */
  choices?: readonly Choice[] | undefined;
  /** Of a reply, where the conversation stood after it; absent from those of before it was kept. */
  memory?: Memory | null | undefined;
}

/** A choice with what the coach takes it for. */
export interface OfferedChoice extends Choice {
  /** The intent's name; null where its message is read like any other. */
  intent: string | null;
}

/** A reply as it was found, by rules or by a model; fit-reply.ts takes out what must not be shown. */
export interface CoachReply {
  reply: string;
  /** Clips to show, the most fitting first. */
  exerciseIds: string[];
  workout: {
    title: string;
    minutes: number;
    exerciseIds: string[];
    /** The planner's session behind it; absent from what a model names, until fit-reply.ts has it planned. */
    proposed?: ProposedSession;
    /** What was asked for, over all changes; absent where a model named it or nothing was. */
    request?: PlanRequest;
  } | null;
  /** The week as planned, or as it would be with other settings. */
  week?: { days: PlannedWeek['days']; settings: TrainingSettings | null };
  /** What was eaten, to be logged by a tap. */
  meal?: ProposedMeal;
  /** Between which of these somebody may choose by tapping. */
  choices?: OfferedChoice[];
  /** The language of the text, a BCP 47 tag, where it is another than English. */
  language?: string;
  /** Of the coach's own rules: the intent that was answered, and the time its figures are of. */
  told?: { intent: string; period?: Period | undefined };
}

/** A session with the id that starts it; null until the reply is stored. */
export interface ProposedSession {
  trainingId: string | null;
  session: PlannedSession;
}
