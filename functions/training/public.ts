import type { TrainingChoice, TrainingOverview } from '../../shared/contracts/training';
import type { PlannedExercise, TimedExercise } from '../../shared/contracts/workouts';
import type { PlannedMove, Routine } from '../../shared/rules/routines';
import { challengeByNumber } from '../../shared/rules/challenges/challenges';
import { heartRateGuide } from './planner/heart-rate-guide';
import { planCircuit } from './planner/circuit';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { adviseRoutine, type Advised } from './planner/advise-routine';
import { isAllowed } from './planner/allowed';
import type { Exercise } from '../../shared/rules/exercise';
import { localDateSchema, type LocalDate } from '../../shared/rules/local-date';
import type { Platform } from '../platform/platform';
import type { Storage } from '../platform/storage/storage';
import type { TransactItem } from '../platform/storage/transact';
import { createTrainingDeps, type Planning } from './create-training-deps';
import { currentPlan, storable } from './current-plan';
import { newGoal } from './day-goal';
import type { DayOffer } from './day-plans';
import { gather, type Gathered } from './gather';
import type { OwnSession } from './own-training';
import { basisOf } from './plan-basis';
import { planChangedItem } from './plan-changed-item';
import { plannedMinutes, weekMinutes } from './planned-minutes';
import { presentWeek } from './present-plan';
import { movesOf } from './present-session';
import { presentToday } from './present-today';
import { readBasis } from './read-basis';
import type { Trainee } from './trainee';
import { createTrainingDaysRepository } from './training-days-repository';
import type { Requester } from './training-deps';
import { createTrainingPlansRepository } from './training-plans-repository';
import { weekOf } from './week-of';

/** Reads what a person's training is planned from; the result derives today and the week, and stores nothing. */
export function createReadTraining(platform: Pick<Platform, 'storage' | 'log'>) {
  const deps = createTrainingDeps(platform);
  return async (userId: string) => {
    const gathered = await gather(deps, userId);
    return (trainee: Trainee): TrainingOverview => {
      const basis = basisOf(gathered, trainee);
      const plan = currentPlan(basis);
      const week = weekOf(basis, plan);
      const { library, person } = basis.input;
      return {
        today: presentToday(basis, plan, week),
        week: presentWeek(week),
        unsuitableIds: library.filter((exercise) => !isAllowed(exercise, person)).map(({ id }) => id),
        conditions: [...person.conditions],
        isCareful: person.isCareful,
        mostMinutes: basis.mostMinutes,
        programme: basis.programme,
        heartRate: heartRateGuide({
          age: person.age,
          conditions: person.conditions,
          slowsHeart: basis.spared.slowsHeart,
          isCareful: person.isCareful,
          workoutsCompleted: trainee.workoutsCompleted,
        }),
      };
    };
  };
}

/** The items that store training days and minutes chosen on `today`, with the event; equipment stays the same. */
export async function chosenTrainingItems(
  storage: Storage,
  requester: Requester,
  choice: TrainingChoice,
  today: LocalDate,
): Promise<TransactItem[]> {
  const plans = createTrainingPlansRepository(storage);
  const plan = await plans.read(requester.userId);
  const settings = { ...choice, equipment: plan.settings?.equipment ?? [] };
  return [
    plans.changeItem(requester.userId, plan, { settings, since: plan.since ?? today }),
    planChangedItem(storage, requester, { what: 'week', date: today, minutes: choice.minutes }),
  ];
}

/** The usual minutes of a session if the date is a training day; null on other days. */
export type ReadPlannedMinutes = (
  userId: string,
  answers: ProfileAnswers,
  date: LocalDate,
) => Promise<number | null>;

export function createReadPlannedMinutes(storage: Storage): ReadPlannedMinutes {
  const plans = createTrainingPlansRepository(storage);
  return (userId, answers, date) => plannedMinutes(plans, userId, answers, date);
}

/** The usual minutes of a week of someone's plan. */
export type ReadWeekMinutes = (userId: string, answers: ProfileAnswers) => Promise<number>;

export function createReadWeekMinutes(storage: Storage): ReadWeekMinutes {
  const plans = createTrainingPlansRepository(storage);
  return (userId, answers) => weekMinutes(plans, userId, answers);
}

export type { Gathered } from './gather';
export type { OutsideActivity } from './planner/outside';
export { doneOf } from './planner/outside-texts';
export { type OwnSession, type OwnTraining, ownTrainingOf } from './own-training';

/** What is stored about a person's training; `ownTrainingOf` derives their plan. */
export type ReadGathered = (userId: string) => Promise<Gathered>;

export function createReadGathered(platform: Pick<Platform, 'storage' | 'log'>): ReadGathered {
  const deps = createTrainingDeps(platform);
  return (userId) => gather(deps, userId);
}

/**
 * The transaction item that stores an offered session, so that it can be started on its day; today's own session
 * stays. Refused if the day changed since it was read, with `days` or now: ask for it again without them.
 */
export type OfferItem = (
  userId: string,
  date: LocalDate,
  offer: OwnSession,
  days?: Gathered['days'],
) => Promise<TransactItem>;

export function createOfferItem(storage: Storage): OfferItem {
  const days = createTrainingDaysRepository(storage);
  return async (userId, date, { trainingId, session }, read) => {
    const seen = read ? read.find(({ localDate }) => localDate === date) : await days.read(userId, date);
    return days.offerItem(userId, date, seen ?? null, { trainingId, session: storable(session) });
  };
}

/** A planned session in the form that a workout stores. */
export interface TrainingToStart {
  title: string;
  /** It is the day's plan, not only an offer. */
  isPlan?: boolean;
  plan: PlannedExercise[];
  warmUp: TimedExercise[];
  coolDown: TimedExercise[];
}

/** The planned session with this ID, either stored or the current one; null if it is neither. */
export type FindTraining = (userId: string, trainingId: string) => Promise<TrainingToStart | null>;

export function createFindTraining(planning: Planning): FindTraining {
  const deps = createTrainingDeps(planning);
  return async (userId, trainingId) => {
    const date = localDateSchema.safeParse(trainingId.slice(0, 10));
    if (!date.success) return null;
    const day = await deps.days.read(userId, date.data);
    const isIt = (plan: DayOffer) => plan.trainingId === trainingId;
    const offer = day?.offers.find(isIt);
    const plan = offer ?? day?.plans.find(isIt) ?? currentPlan((await readBasis(deps, userId)).basis);
    if (plan?.trainingId !== trainingId) return null;
    const { title, warmUp, coolDown } = plan.session;
    const moves = movesOf(plan.session.exercises, await deps.listLibrary());
    return { title, ...(!offer && { isPlan: true }), plan: moves, warmUp, coolDown };
  };
}

/**
 * The goal that an activity fixes for its day: the length of the day's plan, or `own` if that plan is what was done;
 * null if there is none, undefined if it is fixed already.
 */
export type ReadNewGoal = (
  userId: string,
  date: LocalDate,
  own?: number,
) => Promise<number | null | undefined>;

export function createReadNewGoal(planning: Planning): ReadNewGoal {
  const deps = createTrainingDeps(planning);
  return (userId, date, own) => newGoal(deps, userId, date, own);
}

/** Says for each exercise whether the planner may give it to the person. */
export type ReadIsAllowed = (userId: string) => Promise<(exercise: Exercise) => boolean>;

export function createReadIsAllowed(planning: Planning): ReadIsAllowed {
  const deps = createTrainingDeps(planning);
  return async (userId) => {
    const { person } = (await readBasis(deps, userId)).basis.input;
    return (exercise) => isAllowed(exercise, person);
  };
}

/** A routine as the coach would change it for the person; null if she would change nothing. */
export type FindChangedRoutine = (userId: string, routine: Routine) => Promise<TrainingToStart | null>;

export function createFindChangedRoutine(planning: Planning): FindChangedRoutine {
  const deps = createTrainingDeps(planning);
  return async (userId, routine) => {
    const { input, mostMinutes } = (await readBasis(deps, userId)).basis;
    const advised = adviseRoutine(routine, { ...input, mostMinutes });
    if (!advised) return null;
    const moves = advised.exercises.map((move) => ({ ...move, reason: null, set: 1, sets: 1 }));
    return {
      title: `${routine.name}, for you`,
      plan: movesOf(moves, input.library),
      warmUp: [...advised.warmUp],
      coolDown: [...advised.coolDown],
    };
  };
}

/** Someone else's workout as it suits a person. */
export interface SuitedWorkout {
  /** What the coach changed and why; null if it suits as it is. */
  advice: string | null;
  exercises: readonly PlannedMove[];
}

/** Null if nothing in it suits the person. */
export type FindSuited = (userId: string, workout: Advised) => Promise<SuitedWorkout | null>;

export function createFindSuited(planning: Planning): FindSuited {
  const deps = createTrainingDeps(planning);
  return async (userId, workout) => {
    const { input, mostMinutes } = (await readBasis(deps, userId)).basis;
    const known = new Map(input.library.map((exercise) => [exercise.id, exercise]));
    const exercises = workout.exercises.filter(({ exerciseId }) => known.has(exerciseId));
    if (exercises.length === 0) return null;
    const advised = adviseRoutine({ ...workout, exercises }, { ...input, mostMinutes });
    if (advised) return advised;
    // No advice means that it suits as it is, or that nothing would be left.
    const suits = exercises.some(({ exerciseId }) => {
      const exercise = known.get(exerciseId);
      return exercise !== undefined && isAllowed(exercise, input.person);
    });
    return suits ? { advice: null, exercises } : null;
  };
}

/** A ladder challenge's half hour, adapted for the person; null if nothing suits them or there is no such challenge. */
export type FindChallenge = (userId: string, number: number) => Promise<TrainingToStart | null>;

export function createFindChallenge(planning: Planning): FindChallenge {
  const deps = createTrainingDeps(planning);
  return async (userId, number) => {
    const challenge = challengeByNumber(number);
    if (!challenge) return null;
    const { input } = (await readBasis(deps, userId)).basis;
    const circuit = planCircuit(challenge, input);
    if (!circuit) return null;
    const { moves, warmUp, coolDown } = circuit;
    const plan = movesOf(
      moves.map((move) => ({ ...move, reason: null })),
      input.library,
    );
    return { title: challenge.title, plan, warmUp, coolDown };
  };
}

/** The item that revokes the address of someone's calendar. */
export function endCalendarItem(storage: Storage, userId: string): TransactItem {
  return createTrainingPlansRepository(storage).calendarItem(userId, null);
}
