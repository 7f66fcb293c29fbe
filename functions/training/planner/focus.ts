import type { BodyArea } from '../../../shared/rules/exercise';
import { addDays, weekday } from '../../../shared/rules/local-date';
import { targetZones, type GoalType, type TargetZone } from '../../../shared/rules/questionnaire/options';
import { areaOf } from './areas';
import type { Candidate } from './candidates';
import type { TrainingFacts } from './facts';
import { isEndurance } from './outside';
import type { TrainingArea } from '../../../shared/rules/training/person';
import { programFocus } from '../../../shared/rules/training/programs';
import type { Wish } from './wish';

export type Weights = Record<Exclude<TrainingArea, 'mobility'>, number>;
type MainArea = keyof Weights;
const mainAreas: readonly MainArea[] = ['legs', 'push', 'core', 'cardio'];

/** Shares of a week's work by goal. All goals train all large muscle groups (WHO: on two days a week or more). */
const goalShares: Readonly<Record<GoalType, Weights>> = {
  lose_weight: { legs: 0.28, push: 0.18, core: 0.2, cardio: 0.34 },
  get_stronger: { legs: 0.33, push: 0.35, core: 0.22, cardio: 0.1 },
  tone_up: { legs: 0.3, push: 0.25, core: 0.27, cardio: 0.18 },
};
const zoneAreas: Readonly<Record<TargetZone, MainArea>> = {
  belly: 'core',
  butt: 'legs',
  legs: 'legs',
  chest: 'push',
  toned_arms: 'push',
};
/** Shared among the zones that someone chose: one zone decides much, all five little. */
const forZones = 0.3;
/** An area that hurts keeps this much of its share: what is left of it is easy, and the rest of the body can work. */
const whileItHurts = 0.6;
const painAreas: Readonly<Record<BodyArea, MainArea | null>> = {
  knees: 'legs',
  hips: 'legs',
  ankles: 'legs',
  shoulders: 'push',
  wrists: 'push',
  neck: 'push',
  lower_back: 'core',
};
/** The session's focus gets this many times its share. */
const emphasis = 2.2;
/** When training days are consecutive, the other areas get almost nothing. */
const besideSplit = 0.1;
const balance = 1.5;

/** Seconds finished in each area over the last seven days, and in total. */
function secondsDone({ history, date, library, outside }: TrainingFacts) {
  const seconds: Weights = { legs: 0, push: 0, core: 0, cardio: 0 };
  const from = addDays(date, -6);
  for (const past of history.filter((each) => each.date >= from)) {
    for (const { exerciseId, workSeconds, finished } of past.exercises) {
      const exercise = library.get(exerciseId);
      const area = exercise === undefined || !finished ? 'mobility' : areaOf(exercise);
      if (area !== 'mobility') seconds[area] += workSeconds;
    }
  }
  // Who runs, rides, or swims needs less of it here.
  for (const each of outside) if (each.date >= from && isEndurance(each)) seconds.cardio += 60 * each.minutes;
  return { seconds, all: mainAreas.reduce((sum, area) => sum + seconds[area], 0) };
}

/** How due each area is today: its share of a week, more if it fell short in the last seven days. */
function needs(facts: TrainingFacts, candidates: readonly Candidate[]): Weights {
  const { goalType, targetZones: zones, pains } = facts.person;
  const shares = { ...goalShares[goalType] };
  for (const zone of zones) shares[zoneAreas[zone]] += forZones / zones.length;
  for (const area of new Set(pains.areas.map((each) => painAreas[each]))) {
    if (area) shares[area] *= whileItHurts;
  }
  const { seconds, all } = secondsDone(facts);
  const need = (area: MainArea) => {
    if (!candidates.some((each) => each.area === area)) return 0;
    const lacks = all === 0 ? 0 : shares[area] - seconds[area] / all;
    return shares[area] * Math.max(0.25, 1 + balance * 2 * lacks);
  };
  return { legs: need('legs'), push: need('push'), core: need('core'), cardio: need('cardio') };
}

/** Whether the next day is a training day too; then today saves some muscles for it. */
export function trainsTomorrow({ person, date }: TrainingFacts): boolean {
  const tomorrow = weekday(addDays(date, 1));
  return person.trainingDays.some((day) => day === tomorrow);
}

/** Legs and upper body get separate days, so each rests for two. */
function spread(due: readonly MainArea[]): MainArea[] {
  const [first, ...rest] = due;
  if (first === undefined) return [];
  const isLarge = (area: MainArea) => area === 'legs' || area === 'push';
  const second = isLarge(first) ? rest.filter((area) => !isLarge(area)) : rest;
  return [...new Set([first, ...second, ...rest])];
}

/** Whoever wants everything gets everything, unless days in a row need their turns. */
const wantsAll = (facts: TrainingFacts) =>
  facts.person.targetZones.length === targetZones.length && !trainsTomorrow(facts);

export interface Focus {
  /** What the session focuses on, most important first. */
  areas: readonly MainArea[];
  weights: Weights;
}

/** Today's focus: the program's next one, or else the two areas most due; the others keep a small share. */
export function focusOf(facts: TrainingFacts, candidates: readonly Candidate[], wish: Wish): Focus {
  const weights = needs(facts, candidates);
  const due = mainAreas.filter((area) => weights[area] > 0).toSorted((a, b) => weights[b] - weights[a]);
  if (wish.isWholeBody || (facts.programme === null && wantsAll(facts))) {
    for (const area of due) weights[area] = 1;
    return { areas: due, weights };
  }
  const other = due.filter((area) => !wish.avoidFocus.includes(area));
  const turn = facts.programme === null ? [] : programFocus(facts.programme);
  const wanted = wish.avoidFocus.length === 0 ? turn : [];
  const splits = trainsTomorrow(facts);
  const own = splits ? spread(other) : other;
  const areas = [...new Set([...wanted, ...own, ...due])]
    .filter((area): area is MainArea => area !== 'mobility' && weights[area] > 0)
    .slice(0, 2);
  for (const area of mainAreas) {
    if (areas.includes(area)) weights[area] *= emphasis;
    else if (splits) weights[area] *= besideSplit;
  }
  return { areas, weights };
}
