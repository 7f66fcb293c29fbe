import { sessionSeconds } from '../../../shared/rules/routines';
import { estimatedCalories } from '../../../shared/rules/workout-rules';
import type { Place } from './arrange';
import { candidatesOf, type Candidate } from './candidates';
import { chooseExercises } from './choose';
import { planCoolDown } from './cool-down';
import { factsOf, type TrainingFacts } from './facts';
import { fitTime, loadOfPlaces, secondsAround } from './fit-time';
import { focusOf } from './focus';
import { planGentleSession } from './gentle-session';
import { moveReasons } from './move-reasons';
import { hardActivities } from './outside';
import { activityText } from './outside-texts';
import type { TrainingArea } from '../../../shared/rules/training/person';
import type { SessionInput } from './plan-input';
import type { PlannedSession, TrainingMove } from '../../../shared/rules/training/session';
import { phaseReason, sessionReasons } from './session-reasons';
import { titleOf } from './title';
import { planWarmUp, warmUpSeconds } from './warm-up';
import { minutesOf, toWholeMinutes, type Parts } from './whole-minutes';
import { noWish, type Wish } from './wish';

const longestCoolDown = 480;

function movesOf(places: readonly Place[], facts: TrainingFacts, wish: Wish): TrainingMove[] {
  const reasons = moveReasons(places, facts, wish);
  return places.map(({ candidate, workSeconds, restSeconds, set, sets }, index) => ({
    exerciseId: candidate.exercise.id,
    workSeconds,
    restSeconds,
    caloriesKcal: estimatedCalories(candidate.exercise.met, facts.person.weightKg, workSeconds),
    reason: reasons[index] ?? null,
    set,
    sets,
  }));
}

const inFocus = 0.22;
const mostUnnamed = 0.45;

/** The main part's areas by work seconds: those with a real part, or all where those leave much unnamed. */
function focusDone(places: readonly Place[]): TrainingArea[] {
  const seconds = new Map<TrainingArea, number>();
  for (const { candidate, workSeconds } of places) {
    seconds.set(candidate.area, (seconds.get(candidate.area) ?? 0) + workSeconds);
  }
  const all = [...seconds.values()].reduce((sum, each) => sum + each, 0);
  const sorted = [...seconds].toSorted(([, a], [, b]) => b - a);
  const named = sorted.filter(([, each]) => each >= inFocus * all);
  const unnamed = all - named.reduce((sum, [, each]) => sum + each, 0);
  return (unnamed > mostUnnamed * all ? sorted : named).map(([area]) => area);
}

/** Whether the warm-up is longer than that of someone who needs no special one. */
function isLonger({ warmUp, exercises }: Parts, facts: TrainingFacts): boolean {
  const work = exercises.reduce((sum, { workSeconds }) => sum + workSeconds, 0);
  return warmUp.reduce((sum, { seconds }) => sum + seconds, 0) > warmUpSeconds(work, facts, false);
}

function composed(places: readonly Place[], facts: TrainingFacts, wish: Wish): PlannedSession {
  const main = places.map(({ candidate }) => candidate.exercise);
  const around = secondsAround(places, facts);
  const exercises = movesOf(places, facts, wish);
  const warmUp = planWarmUp(facts, main, around.warmUp);
  const left = facts.minutes * 60 - sessionSeconds({ warmUp, plan: exercises, coolDown: [] });
  // When the load runs out before a time that was asked for, longer stretching fills it.
  const stretching = wish.keepsTime
    ? Math.max(around.coolDown, Math.min(longestCoolDown, left))
    : around.coolDown;
  const coolDown = planCoolDown(facts, main, Math.min(left, stretching));
  const parts = toWholeMinutes({ warmUp, exercises, coolDown }, facts, 10 + wish.extraRestSeconds);
  const areas = focusDone(places);
  const minutes = minutesOf(parts);
  const load = loadOfPlaces(places, facts);
  const isShortened = minutes < 0.8 * facts.minutes && load > 0.85 * facts.load;
  return {
    title: titleOf(areas, minutes, facts, wish),
    focus: areas,
    minutes,
    load: Math.round(load * 10) / 10,
    reasons: sessionReasons(facts, places, { isShortened, isWarmedLonger: isLonger(parts, facts) }),
    ...parts,
  };
}

const gentleReasons = {
  resting: 'Your hardest-working muscles are still resting, so this one loosens you up',
  plenty: "You've done plenty in the past seven days, so this one loosens you up",
  nothing: 'Gentle moves only today',
} as const;
const fewest = 3;

/** Whether resting muscles leave too few moves for anything but repetition. */
function tooFewAwake(chosen: readonly Candidate[], { minutes, resting }: TrainingFacts): boolean {
  return resting.size > 0 && chosen.length < fewest && minutes >= 10;
}

/** Plans from known facts, with the wishes of a change. */
export function planFrom(facts: TrainingFacts, wish: Wish): PlannedSession | null {
  const { exhaustedBy, outside, date, units } = facts;
  const after = exhaustedBy ?? hardActivities(outside, date)[0];
  const loosens = after ? `${activityText(after, date, units)}, so this one loosens you up` : null;
  const gentle = exhaustedBy && loosens && planGentleSession(facts, wish, loosens);
  if (gentle) return gentle;
  const candidates = candidatesOf(facts, wish);
  const focus = focusOf(facts, candidates, wish);
  const chosen = chooseExercises(facts, candidates, focus, wish);
  if (tooFewAwake(chosen, facts)) return planGentleSession(facts, wish, loosens ?? gentleReasons.resting);
  const places = fitTime(chosen, facts, wish);
  if (places.length > 0) return composed(places, facts, wish);
  const reason =
    chosen.length === 0 ? gentleReasons.nothing : (phaseReason(facts) ?? loosens ?? gentleReasons.plenty);
  return planGentleSession(facts, wish, reason);
}

/**
 * The session of a day for a person: warm-up, main part and cool-down within the time there is and within the week's load, a gentle
 * one where more would be unwise, null where nothing at all is allowed. Equal inputs give equal sessions.
 */
export function planSession(input: SessionInput): PlannedSession | null {
  return planFrom(factsOf(input), noWish);
}
