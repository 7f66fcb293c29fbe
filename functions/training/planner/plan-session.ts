import { plannedSeconds, type TimedMove } from '../../../shared/rules/routines';
import { estimatedCalories } from '../../../shared/rules/workout-rules';
import type { Place } from './arrange';
import { candidatesOf, type Candidate } from './candidates';
import { chooseExercises } from './choose';
import { coolDownSeconds, planCoolDown } from './cool-down';
import { factsOf, type TrainingFacts } from './facts';
import { fitTime, loadOfPlaces } from './fit-time';
import { focusOf, type Focus } from './focus';
import { planGentleSession } from './gentle-session';
import { moveReasons } from './move-reasons';
import type { TrainingArea } from '../../../shared/rules/training/person';
import type { SessionInput } from './plan-input';
import type { PlannedSession, TrainingMove } from '../../../shared/rules/training/session';
import { phaseReason, sessionReasons } from './session-reasons';
import { titleOf } from './title';
import { planWarmUp, warmUpSeconds } from './warm-up';
import { noWish, type Wish } from './wish';

const longestCoolDown = 480;
const secondsOf = (moves: readonly TimedMove[]) => moves.reduce((sum, { seconds }) => sum + seconds, 0);

function movesOf(places: readonly Place[], facts: TrainingFacts): TrainingMove[] {
  const reasons = moveReasons(places, facts);
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

/** The main part's areas, by work seconds. */
function focusDone(places: readonly Place[]): TrainingArea[] {
  const seconds = new Map<TrainingArea, number>();
  for (const { candidate, workSeconds } of places) {
    seconds.set(candidate.area, (seconds.get(candidate.area) ?? 0) + workSeconds);
  }
  const all = [...seconds.values()].reduce((sum, each) => sum + each, 0);
  return [...seconds]
    .filter(([, each]) => each >= inFocus * all)
    .toSorted(([, a], [, b]) => b - a)
    .map(([area]) => area);
}

function composed(places: readonly Place[], focus: Focus, facts: TrainingFacts, wish: Wish): PlannedSession {
  const main = places.map(({ candidate }) => candidate.exercise);
  const warmUp = planWarmUp(facts, main, warmUpSeconds(facts));
  const spent = secondsOf(warmUp) + plannedSeconds(places);
  const left = facts.minutes * 60 - spent;
  // When the load runs out before the time, half of the rest goes into longer stretching.
  const stretching = Math.max(
    coolDownSeconds(facts),
    Math.min(longestCoolDown, wish.keepsTime ? left : left / 2),
  );
  const coolDown = planCoolDown(facts, main, Math.min(left, stretching));
  const areas = focusDone(places);
  const minutes = Math.ceil((spent + secondsOf(coolDown)) / 60);
  const isShortened = minutes < 0.7 * facts.minutes;
  return {
    title: titleOf(areas, minutes, facts, wish),
    focus: areas,
    minutes,
    load: Math.round(loadOfPlaces(places, facts) * 10) / 10,
    reasons: sessionReasons(facts, focus, places, isShortened),
    warmUp,
    exercises: movesOf(places, facts),
    coolDown,
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
  const candidates = candidatesOf(facts, wish);
  const focus = focusOf(facts, candidates, wish);
  const chosen = chooseExercises(facts, candidates, focus, wish);
  if (tooFewAwake(chosen, facts)) return planGentleSession(facts, wish, gentleReasons.resting);
  const seconds = facts.minutes * 60 - warmUpSeconds(facts) - coolDownSeconds(facts);
  const places = fitTime(chosen, { seconds, load: facts.load }, facts, wish);
  if (places.length > 0) return composed(places, focus, facts, wish);
  const reason = chosen.length === 0 ? gentleReasons.nothing : (phaseReason(facts) ?? gentleReasons.plenty);
  return planGentleSession(facts, wish, reason);
}

/**
 * The session of a day for a person: warm-up, main part and cool-down within the time there is and within the week's load, a gentle
 * one where more would be unwise, null where nothing at all is allowed. Equal inputs give equal sessions.
 */
export function planSession(input: SessionInput): PlannedSession | null {
  return planFrom(factsOf(input), noWish);
}
