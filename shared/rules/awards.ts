export type ActivityType =
  | 'workout_completed'
  | 'meal_log'
  | 'dance_session'
  | 'daily_goal'
  | 'streak_7'
  | 'streak_30'
  | 'milestone_10'
  | 'milestone_50';

/** The points of each award. */
export const awardPoints: Readonly<Record<ActivityType, number>> = {
  workout_completed: 50,
  meal_log: 10,
  dance_session: 75,
  daily_goal: 25,
  streak_7: 100,
  streak_30: 500,
  milestone_10: 150,
  milestone_50: 750,
};

const paidWorkoutsPerDay = 3;
const paidMealsPerDay = 4;
/** The goal of days without one of their own: those from before it followed the plan, and of people without a plan. */
export const usualGoalSeconds = 20 * 60;
const minimumTrackedShare = 0.5;

/** One ledger entry to write, keyed by the fact it rewards. `description` completes '+N points for …'. */
export interface Award {
  awardKey: string;
  activityType: ActivityType;
  /** 0 marks a fact as seen (a meal photo): such an entry is written, but not announced or listed. */
  points: number;
  description: string;
  activityId: string | null;
}

type StreakDays = 7 | 30;
type MilestoneWorkouts = 10 | 50;

export const mealsOf = (localDate: string) => `meal#${localDate}#`;

/** The ledger's sort keys. Dates are local, 'YYYY-MM-DD'. */
export const awardKeys = {
  workouts: 'workout#',
  workout: (localDate: string, sessionId: string) => `workout#${localDate}#${sessionId}`,
  milestones: 'milestone#',
  milestone: (workouts: MilestoneWorkouts) => `milestone#${workouts}`,
  dailyGoal: (localDate: string) => `daily-goal#${localDate}`,
  dance: (localDate: string) => `dance#${localDate}`,
  meal: (localDate: string, place: number) => `${mealsOf(localDate)}${place}`,
  mealPhoto: (hash: string) => `meal-photo#${hash}`,
  streak: (days: StreakDays, runStart: string) => `streak-${days}#${runStart}`,
};

export interface WorkoutFact {
  kind: 'workout';
  sessionId: string;
  localDate: string;
  counted: boolean;
  routineName: string;
}

export interface MealFact {
  kind: 'meal';
  logId: string;
  localDate: string;
  mealType: string;
  /** Hash of the photo's bytes, or null for a meal logged without one. */
  photoHash: string | null;
}

export interface DanceFact {
  kind: 'dance';
  sessionId: string;
  localDate: string;
  reachedLastMove: boolean;
  /** Share of the session in which a body was visible, 0 to 1. */
  trackedShare: number;
}

export type ActivityFact = WorkoutFact | MealFact | DanceFact;

/** What the caller read before deciding, with the fact itself already counted in. */
export interface AwardState {
  /** The paid keys among those that `ledgerQuestions` (settle-awards.ts) asks for. */
  ledgerKeys: ReadonlySet<string>;
  /** The `activityId`s of those entries: a meal's keys are numbered, so only this reveals a repeat. */
  paidActivityIds: ReadonlySet<string>;
  /** All workouts paid so far: only paid ones count toward milestones. */
  paidWorkouts: number;
  /** Active seconds of the fact's local day. */
  activeSeconds: number;
  /** That day's goal; null if it has none. */
  goalSeconds: number | null;
  streak: RunStanding;
}

/** The streak that the fact's day belongs to: its length, first and last active day so far. */
export interface RunStanding {
  current: number;
  runStart: string | null;
  runEnd: string | null;
}

function award(
  activityType: ActivityType,
  awardKey: string,
  description: string,
  activityId: string | null,
): Award {
  return { awardKey, activityType, points: awardPoints[activityType], description, activityId };
}

function workoutAward(fact: WorkoutFact, ledgerKeys: ReadonlySet<string>): Award[] {
  const paid = [...ledgerKeys].filter((key) => key.startsWith(awardKeys.workout(fact.localDate, ''))).length;
  if (!fact.counted || paid >= paidWorkoutsPerDay) return [];
  const key = awardKeys.workout(fact.localDate, fact.sessionId);
  return [award('workout_completed', key, `completing ${fact.routineName}`, fact.sessionId)];
}

function mealAwards(
  fact: MealFact,
  { ledgerKeys, paidActivityIds }: Pick<AwardState, 'ledgerKeys' | 'paidActivityIds'>,
): Award[] {
  if (paidActivityIds.has(fact.logId)) return [];
  const photoKey = fact.photoHash === null ? null : awardKeys.mealPhoto(fact.photoHash);
  if (photoKey !== null && ledgerKeys.has(photoKey)) return [];
  const places = Array.from({ length: paidMealsPerDay }, (_, index) =>
    awardKeys.meal(fact.localDate, index + 1),
  );
  const key = places.find((place) => !ledgerKeys.has(place));
  if (key === undefined) return [];
  const meal = award('meal_log', key, `Logged ${fact.mealType}`, fact.logId);
  return photoKey === null ? [meal] : [meal, { ...meal, awardKey: photoKey, points: 0 }];
}

function danceAward(fact: DanceFact): Award[] {
  if (!fact.reachedLastMove || fact.trackedShare < minimumTrackedShare) return [];
  return [
    award('dance_session', awardKeys.dance(fact.localDate), 'finishing a dance session', fact.sessionId),
  ];
}

/** Whether the day's circle is closed. */
export const meetsGoal = ({
  activeSeconds,
  goalSeconds,
}: Pick<AwardState, 'activeSeconds' | 'goalSeconds'>) => goalSeconds !== null && activeSeconds >= goalSeconds;

function dailyGoalAward(localDate: string, state: AwardState): Award[] {
  if (!meetsGoal(state)) return [];
  return [award('daily_goal', awardKeys.dailyGoal(localDate), 'meeting your daily goal', null)];
}

function milestoneAwards(paidWorkouts: number): Award[] {
  return ([10, 50] as const)
    .filter((workouts) => paidWorkouts >= workouts)
    .map((workouts) =>
      award(`milestone_${workouts}`, awardKeys.milestone(workouts), `reaching ${workouts} workouts`, null),
    );
}

/** A streak that grew backward starts before the entry that paid it, so any key inside the streak counts. */
function paidWithinRun(
  days: StreakDays,
  start: string,
  end: string,
  ledgerKeys: ReadonlySet<string>,
): boolean {
  const [first, last] = [awardKeys.streak(days, start), awardKeys.streak(days, end)];
  return [...ledgerKeys].some((key) => key >= first && key <= last);
}

function streakAwards({ current, runStart, runEnd }: RunStanding, ledgerKeys: ReadonlySet<string>): Award[] {
  if (runStart === null) return [];
  return ([7, 30] as const)
    .filter((days) => current >= days && !paidWithinRun(days, runStart, runEnd ?? runStart, ledgerKeys))
    .map((days) => award(`streak_${days}`, awardKeys.streak(days, runStart), `a ${days}-day streak`, null));
}

/** What an activity earns by itself. */
export function ownAwards(
  fact: ActivityFact,
  state: Pick<AwardState, 'ledgerKeys' | 'paidActivityIds'>,
): Award[] {
  if (fact.kind === 'meal') return mealAwards(fact, state);
  const own = fact.kind === 'workout' ? workoutAward(fact, state.ledgerKeys) : danceAward(fact);
  return own.filter(({ awardKey }) => !state.ledgerKeys.has(awardKey));
}

/** What follows from everything done: milestones, streaks, the daily goal. */
export function followingAwards({ kind, localDate }: ActivityFact, state: AwardState): Award[] {
  if (kind === 'meal') return [];
  const { ledgerKeys, paidWorkouts, streak } = state;
  const due = [
    ...(kind === 'workout' ? milestoneAwards(paidWorkouts) : []),
    ...streakAwards(streak, ledgerKeys),
    ...dailyGoalAward(localDate, state),
  ];
  return due.filter(({ awardKey }) => !ledgerKeys.has(awardKey));
}

/**
 * The awards that an activity earns and that are not paid yet. Deciding the same fact again, once its entries are in
 * the ledger, yields nothing new; write each entry on condition that its key is absent.
 */
export function decideAwards(fact: ActivityFact, state: AwardState): Award[] {
  const own = ownAwards(fact, state);
  const paidWorkouts = state.paidWorkouts + (fact.kind === 'workout' ? own.length : 0);
  return [...own, ...followingAwards(fact, { ...state, paidWorkouts })];
}
