import type { Exercise, Muscle } from '../../../shared/rules/exercise';
import { areaOf, serves } from './areas';
import type { TargetZone } from '../../../shared/rules/questionnaire/options';
import type { Place } from './arrange';
import type { TrainingFacts } from './facts';
import { feltReason } from './felt-reason';
import { loadOfPlaces } from './fit-time';
import { loadOf, outsideShare } from './load';
import type { Condition, TrainingArea } from '../../../shared/rules/training/person';
import { hardActivities, isTraining, loadOfActivity, workedBy } from './outside';
import { activityText } from './outside-texts';
import { joined } from '../../../shared/rules/joined';
import { areaText, painText } from './words';

const most = 3;

const conditionTexts: Readonly<Record<Condition, string>> = {
  pregnancy: 'Calm and upright: nothing on your back or belly',
  postnatal: 'Gentle on your core after giving birth',
  high_blood_pressure: 'No long holds, head up: easy on your blood pressure',
  heart: 'Calm, steady effort: easy on your heart',
  osteoporosis: 'No jumps, rounding, or twisting: easy on your bones',
  vertigo: 'Steady on both feet, head up',
  asthma: 'A longer warm-up for your lungs',
  hernia: 'No pressure on your belly',
  diabetes: 'Steady effort: easy on your blood sugar',
  wheelchair: 'All seated, for arms and core',
  seated: 'All seated',
  unsteady: 'On a steady base, with something to hold on to',
};

const areaZone = { belly: 'belly', butt: 'butt', legs: 'legs', chest: 'chest', toned_arms: 'arms' } as const;

/** Why this session is lighter than usual; null if it is not. */
export function phaseReason({ phase }: TrainingFacts): string | null {
  if (phase === 'lighter_week') return 'Three strong weeks behind you, so this one is lighter';
  if (phase === 'lighter_after_hard') return 'The last two felt too hard, so today is lighter';
  if (phase === 'build') return null;
  return 'A gentle way back in';
}

/** How the rating of the last session changes this one, if it does. */
function lastReason(places: readonly Place[], facts: TrainingFacts): string | null {
  const { history, phase, lastWork, library } = facts;
  const last = history.at(-1);
  if (phase !== 'build') return null;
  if (last === undefined) return 'A calm first session to see what suits you';
  const done = last.exercises.filter(({ finished }) => finished);
  // What was hardly begun says little about the whole.
  if (!last.counted || 2 * done.length < last.exercises.length) return null;
  const before = loadOf(done, library);
  const isMore = loadOfPlaces(places, facts) > before;
  const isLonger = places.some(
    ({ candidate, workSeconds }) => workSeconds > (lastWork.get(candidate.exercise.id) ?? workSeconds),
  );
  if (last.effort === 'too_easy' && (isMore || isLonger))
    return 'Last time was too easy, so today is a step up';
  if (last.effort === 'too_hard' && !isMore && !isLonger)
    return 'Last time was too hard, so today is a step down';
  return null;
}

/** Another way to train what was left out last time. */
function skippedReason(places: readonly Place[], { history, library }: TrainingFacts): string | null {
  const last = history.at(-1);
  const skipped = last?.exercises.find(({ exerciseId, finished }) => {
    const exercise = library.get(exerciseId);
    return (
      !finished &&
      exercise !== undefined &&
      places.some(({ candidate }) => candidate.area === areaOf(exercise)) &&
      places.every(({ candidate }) => candidate.exercise.id !== exerciseId)
    );
  });
  const exercise = library.get(skipped?.exerciseId ?? '');
  return exercise === undefined
    ? null
    : `No ${exercise.name.toLowerCase()} today: another way to train your ${areaText(areaOf(exercise))}`;
}

/** An activity outside whose muscles rest, or which makes this session shorter. */
function outsideReason(places: readonly Place[], facts: TrainingFacts, isShortened: boolean): string | null {
  const { outside, date, units } = facts;
  for (const activity of hardActivities(outside, date)) {
    const off = workedBy(activity).areas.filter((area) =>
      places.every(({ candidate }) => candidate.area !== area),
    );
    const isMany = off.length > 1 || off[0] === 'legs';
    const rest = `your ${joined(off.map(areaText))} ${isMany ? 'rest' : 'rests'} today`;
    if (off.length > 0) return `${activityText(activity, date, units)}, so ${rest}`;
  }
  if (!isShortened || outsideShare(outside, date) === 0) return null;
  const [today] = outside
    .filter((each) => each.date === date && isTraining(each))
    .toSorted((a, b) => loadOfActivity(b) - loadOfActivity(a));
  return today
    ? `${activityText(today, date, units)}, so this one is shorter`
    : 'You moved a lot outside Vita this week, so this one is shorter';
}

function restingReason(places: readonly Place[], { resting, library }: TrainingFacts): string | null {
  if (resting.size === 0) return null;
  const restingIn = (area: TrainingArea) =>
    [...library.values()].flatMap((exercise) => {
      const [main] = exercise.primaryMuscles;
      return areaOf(exercise) === area && main !== undefined && resting.has(main) ? [main] : [];
    });
  const isOff = (area: TrainingArea, muscles: readonly Muscle[]) =>
    places.every(
      ({ candidate: { area: own, exercise } }) =>
        own !== area && !exercise.primaryMuscles.some((muscle) => muscles.includes(muscle)),
    );
  const off = (['legs', 'push', 'core'] as const).filter((area) => {
    const muscles = restingIn(area);
    return muscles.length > 0 && isOff(area, muscles);
  });
  if (off.length === 0) return null;
  return `Your ${joined(off.map(areaText))} ${off.length === 1 && off[0] !== 'legs' ? 'is' : 'are'} resting after the last session`;
}

/** The first exercise that is longer than last time; a lighter session says nothing about more. */
function moreReason(places: readonly Place[], facts: TrainingFacts): string | null {
  if (!isBuilding(facts)) return null;
  for (const { candidate, workSeconds } of places) {
    const before = facts.lastWork.get(candidate.exercise.id) ?? workSeconds;
    if (workSeconds > before) return `${candidate.exercise.name}: ${workSeconds} seconds, up from ${before}`;
  }
  return null;
}

function healthReasons({ person, levels }: TrainingFacts, main: readonly Exercise[]): string[] {
  const { areas, muscles, names } = person.pains;
  const pains = [...areas, ...muscles].length;
  const hasJumps = main.some(({ impact }) => impact === 'high');
  const around =
    pains === 0
      ? []
      : areas.length === 0
        ? [`Planned around your ${joined(muscles.map((muscle) => muscle.replaceAll('_', ' ')))}`]
        : [`${hasJumps ? 'Only' : 'No jumps, only'} moves that are easy on your ${painText(areas, names)}`];
  const noJumps =
    pains === 0 && person.conditions.length === 0 && (person.age >= 60 || (person.bmi ?? 0) >= 30);
  return [
    ...around,
    ...person.conditions.map((condition) => conditionTexts[condition]),
    ...(person.isCareful ? ['Calm moves only, with what you told me in mind'] : []),
    ...(noJumps && levels.cardio >= 0 ? ['No jumps: your joints will thank you'] : []),
  ];
}

const isBuilding = ({ phase, history }: TrainingFacts) =>
  phase === 'build' && history.at(-1)?.effort !== 'too_hard';

/** From this share of the work on, a session is for a zone. */
const servedFrom = 0.15;

function shareServing(places: readonly Place[], zone: TargetZone): number {
  const secondsOf = (each: readonly Place[]) => each.reduce((sum, { workSeconds }) => sum + workSeconds, 0);
  return secondsOf(places.filter(({ candidate }) => serves(candidate.exercise, zone))) / secondsOf(places);
}

/** Reasons for the whole session, at most three, strongest first. */
export function sessionReasons(
  facts: TrainingFacts,
  places: readonly Place[],
  { isShortened, isWarmedLonger }: { isShortened: boolean; isWarmedLonger: boolean },
): string[] {
  const main = places.map(({ candidate }) => candidate.exercise);
  const zones = facts.unservedZones
    .filter((zone) => shareServing(places, zone) >= servedFrom)
    .map((zone) => areaZone[zone]);
  const health = healthReasons(facts, main).filter(
    (reason) => isWarmedLonger || reason !== conditionTexts.asthma,
  );
  const outside = outsideReason(places, facts, isShortened);
  const reasons = [
    ...health.slice(0, 2),
    outside,
    phaseReason(facts),
    feltReason(places, facts),
    lastReason(places, facts),
    skippedReason(places, facts),
    outside === null && isShortened && isBuilding(facts) && facts.history.at(-1)?.effort !== 'too_easy'
      ? 'Shorter on purpose: we build up a little each week'
      : null,
    moreReason(places, facts),
    outside === null ? restingReason(places, facts) : null,
    zones.length === 0 ? null : `For your ${joined(zones)}, as you asked`,
  ];
  return [...new Set(reasons.filter((reason) => reason !== null))].slice(0, most);
}
