import { addDays } from '../../../shared/rules/local-date';
import type { BodyArea, Exercise } from '../../../shared/rules/exercise';
import { areaOf, serves } from './areas';
import type { Place } from './arrange';
import type { TrainingFacts } from './facts';
import { isRuledOut } from '../../../shared/rules/training/pains';
import { daysRested, restingMuscles } from './recovery';
import type { Wish } from './wish';
import { areaText, capitalized, countText, painText } from './words';

const swapDays = 21;
const mostOfAKind = 2;

interface Reason {
  /** A kind of reason appears at most twice per session. */
  kind: string;
  text: string;
}

const zoneTexts = { belly: 'belly', butt: 'butt', legs: 'legs', chest: 'chest', toned_arms: 'arms' } as const;

function bySwap({ id }: Exercise, { history, date, library }: TrainingFacts): Reason | null {
  const from = addDays(date, -swapDays);
  const swap = history
    .filter((past) => past.swaps.length > 0 && past.date >= from)
    .flatMap(({ swaps }) => swaps)
    .findLast(({ from: before, to }) => to === id && before !== id);
  const swapped = library.get(swap?.from ?? '');
  return swapped === undefined
    ? null
    : { kind: 'swap', text: `You swapped ${swapped.name.toLowerCase()} for these` };
}

/** The painful area that rules out a variant of this exercise or, for cardio, everything that jumps. */
function sparedArea(exercise: Exercise, { person, library }: TrainingFacts): BodyArea | undefined {
  const variants = [exercise.easierId, exercise.harderId]
    .map((id) => library.get(id ?? ''))
    .filter((each) => each !== undefined);
  return person.pains.areas.find((area) =>
    variants.some((variant) => isRuledOut(variant, { areas: [area], muscles: [] })),
  );
}

function byPain(exercise: Exercise, facts: TrainingFacts): Reason | null {
  const area = sparedArea(exercise, facts);
  if (area === undefined) return null;
  const text = exercise.category === 'cardio' ? 'No jumps, for your' : 'Easy on your';
  return { kind: 'pain', text: `${text} ${painText([area], facts.person.pains.names)}` };
}

/** Whether the session as a whole is less or more than usual; no move then says the opposite. */
function directionOf({ phase, history }: TrainingFacts, { levelShift }: Wish): 'less' | 'more' | null {
  const effort = history.at(-1)?.effort;
  if (phase !== 'build' || levelShift < 0 || effort === 'too_hard') return 'less';
  return levelShift > 0 || effort === 'too_easy' ? 'more' : null;
}

/** Up to this many seconds are a little. */
const little = 10;

/** How it compares with last time. */
function byLastTime(
  { candidate, workSeconds }: Place,
  { lastWork, library }: TrainingFacts,
  direction: ReturnType<typeof directionOf>,
): Reason | null {
  const { exercise } = candidate;
  const before = lastWork.get(exercise.id);
  if (before !== undefined) {
    const kind = workSeconds > before ? 'more' : 'less';
    if (workSeconds === before || (direction !== null && kind !== direction)) return null;
    const isLittle = Math.abs(workSeconds - before) <= little;
    return { kind, text: capitalized(`${isLittle ? 'a little ' : ''}${kind} than last time`) };
  }
  const easier = library.get(exercise.easierId ?? '');
  return easier !== undefined && lastWork.has(easier.id) && direction !== 'less'
    ? { kind: 'step', text: `A step up from ${easier.name.toLowerCase()}` }
    : null;
}

/** Whether other moves worked a muscle of the area since yesterday. */
function isTired(
  area: Place['candidate']['area'],
  { history, library, date, outside }: TrainingFacts,
): boolean {
  const resting = restingMuscles(history, library, date, outside);
  return [...library.values()].some(
    (exercise) => areaOf(exercise) === area && exercise.primaryMuscles.some((muscle) => resting.has(muscle)),
  );
}

function byRest({ area }: Place['candidate'], facts: TrainingFacts): Reason | null {
  if (area === 'cardio') return null;
  const days = daysRested(area, facts.history, facts.library, facts.date, facts.outside);
  if (days === null || days < 2 || isTired(area, facts)) return null;
  const text = `${capitalized(areaText(area))} had ${countText(days - 1, 'day')} of rest`;
  return { kind: `rest ${area}`, text };
}

/** Always finds a reason, if only what the exercise is for. */
function plainReason({ exercise, area }: Place['candidate'], { person, history }: TrainingFacts): Reason[] {
  const zone = person.targetZones.find((each) => serves(exercise, each));
  const isNew = !history.some(({ exercises }) =>
    exercises.some(({ exerciseId }) => exerciseId === exercise.id),
  );
  const goal = {
    lose_weight: 'Gets your heart going',
    get_stronger: 'Wakes up the whole body',
    tone_up: 'Gets you warm all over',
  }[person.goalType];
  const muscle = (exercise.primaryMuscles[0] ?? '').replaceAll('_', ' ');
  return [
    ...(zone === undefined ? [] : [{ kind: `zone ${zone}`, text: `For your ${zoneTexts[zone]}` }]),
    ...(area === 'cardio' ? [{ kind: 'goal', text: goal }] : []),
    ...(isNew && history.length > 0
      ? [{ kind: 'new', text: `Something different for your ${areaText(area)}` }]
      : []),
    { kind: `muscle ${muscle}`, text: `Works your ${muscle}` },
  ];
}

function reasonsOf(place: Place, facts: TrainingFacts, wish: Wish): Reason[] {
  const { exercise } = place.candidate;
  const isFavorite = facts.person.favoriteIds.includes(exercise.id);
  return [
    bySwap(exercise, facts),
    byPain(exercise, facts),
    byLastTime(place, facts, directionOf(facts, wish)),
    isFavorite ? { kind: 'favourite', text: 'One of your favorites' } : null,
    byRest(place.candidate, facts),
    ...plainReason(place.candidate, facts),
  ].filter((reason) => reason !== null);
}

/** One reason per exercise, at its first set: the strongest that has not appeared twice. */
export function moveReasons(places: readonly Place[], facts: TrainingFacts, wish: Wish): (string | null)[] {
  const said = new Map<string, number>();
  return places.map((place) => {
    if (place.set > 1) return null;
    const reasons = reasonsOf(place, facts, wish);
    const fresh = reasons.find(({ kind }) => (said.get(kind) ?? 0) < mostOfAKind) ?? reasons.at(-1);
    if (fresh === undefined) return null;
    said.set(fresh.kind, (said.get(fresh.kind) ?? 0) + 1);
    return fresh.text;
  });
}
