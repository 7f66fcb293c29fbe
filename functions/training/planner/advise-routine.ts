import { estimatedCalories } from '../../../shared/rules/workout-rules';
import type { Exercise } from '../../../shared/rules/exercise';
import {
  plannedSeconds,
  type PlannedMove,
  type Routine,
  type TimedMove,
} from '../../../shared/rules/routines';
import { isAllowed } from './allowed';
import { isOffered } from '../../../shared/rules/training/conditions';
import { areaOf } from './areas';
import { baseLevel, type Library } from './difficulty';
import { levelsOf, type Levels } from './levels';
import type { PlanInput } from './plan-input';
import { shortened } from './shorten-routine';
import { joined } from '../../../shared/rules/joined';
import { countText, painText } from './words';

export interface RoutineAdvice {
  /** What the coach would change and why, in one to three sentences. */
  advice: string;
  /** Swaps in the main part; `to` is null when nothing replaces the exercise. */
  swaps: readonly { from: string; to: string | null }[];
  exercises: readonly PlannedMove[];
  warmUp: readonly TimedMove[];
  coolDown: readonly TimedMove[];
}

/** What advice is given on: one of the routines, or the workout of a friend. */
export type Advised = Pick<Routine, 'name' | 'exercises' | 'warmUp' | 'coolDown'>;

interface AdviceInput extends PlanInput {
  /** The longest the main part may take; null or absent when there is no limit. */
  mostMinutes?: number | null;
}

interface Adviser {
  person: PlanInput['person'];
  library: Library;
  levels: Levels;
}

/** The nearest exercise that is allowed and no harder: its easier variants first, then the same area with the same muscles. */
function replacementFor(
  exercise: Exercise,
  taken: ReadonlySet<string>,
  { person, library, levels }: Adviser,
) {
  const fits = (each: Exercise) => !taken.has(each.id) && isAllowed(each, person) && isOffered(each, person);
  for (let steps = 0, at = library.get(exercise.easierId ?? ''); at !== undefined && steps < 6; steps += 1) {
    if (fits(at)) return at;
    at = library.get(at.easierId ?? '');
  }
  const area = areaOf(exercise);
  const most = Math.max(levels[area], baseLevel(exercise, library));
  const shared = ({ primaryMuscles }: Exercise) =>
    primaryMuscles.filter((muscle) => exercise.primaryMuscles.includes(muscle)).length;
  return [...library.values()]
    .filter((each) => areaOf(each) === area && fits(each) && baseLevel(each, library) <= most)
    .toSorted(
      (a, b) => shared(b) - shared(a) || Math.abs(a.met - exercise.met) - Math.abs(b.met - exercise.met),
    )[0];
}

function reasonText(
  { pains, conditions, excludedIds }: PlanInput['person'],
  left: readonly string[],
): string {
  if (pains.areas.length > 0) return `because of your ${painText(pains.areas, pains.names)}`;
  if (conditions.length > 0) return 'because of what you told me about your health';
  return left.every((id) => excludedIds.includes(id))
    ? 'because you marked them “Not for me”'
    : 'to go easy on your joints';
}

type Swaps = RoutineAdvice['swaps'];

function swapsText(routine: Advised, swaps: Swaps, { person, library }: Adviser): string {
  const name = (id: string) => (library.get(id)?.name ?? id).toLowerCase();
  const pairs = swaps.filter(({ to }) => to !== null).slice(0, 2);
  const told = joined(pairs.map(({ from, to }) => `${name(to ?? '')} for ${name(from)}`));
  const more = swaps.length - pairs.length;
  const rest = more > 0 ? `, plus ${more} more ${more === 1 ? 'change' : 'changes'}` : '';
  const left = swaps.map(({ from }) => from);
  const what = told === '' ? `leave out ${joined(left.slice(0, 2).map(name))}` : `swap in ${told}${rest}`;
  return `In ${routine.name}, I'd ${what}, ${reasonText(person, left)}.`;
}

const minutesOf = (moves: readonly PlannedMove[]) => Math.round(plannedSeconds(moves) / 60);

/** Exercises dropped so the routine fits the person's time. */
function timeText({ name, exercises }: Advised, leftOut: number, mostMinutes: number): string {
  const moves = countText(leftOut, 'exercise');
  return `${name} takes ${minutesOf(exercises)} minutes. Without ${moves}, it fits your ${mostMinutes}.`;
}

function aroundText({ name }: Advised, changes: Changes, { person }: Adviser): string {
  return `In ${name}, I'd only change the warm-up and cooldown, ${reasonText(person, [...changes.keys()])}.`;
}

/** What replaces each exercise the person should not do; null when nothing can. */
function changesFor(
  { warmUp, exercises, coolDown }: Advised,
  adviser: Adviser,
): Map<string, Exercise | null> {
  const ids = [...warmUp, ...exercises, ...coolDown].map(({ exerciseId }) => exerciseId);
  const taken = new Set(ids);
  const changes = new Map<string, Exercise | null>();
  for (const id of new Set(ids)) {
    const exercise = adviser.library.get(id);
    if (exercise === undefined || isAllowed(exercise, adviser.person)) continue;
    const replacement = replacementFor(exercise, taken, adviser) ?? null;
    changes.set(id, replacement);
    if (replacement !== null) taken.add(replacement.id);
  }
  return changes;
}

type Changes = ReadonlyMap<string, Exercise | null>;

function changed<Move extends { exerciseId: string }>(moves: readonly Move[], changes: Changes): Move[] {
  return moves.flatMap((move) => {
    const to = changes.get(move.exerciseId);
    if (to === undefined) return [move];
    return to === null ? [] : [{ ...move, exerciseId: to.id }];
  });
}

function mainPart({ exercises }: Advised, changes: Changes, { person }: Adviser): PlannedMove[] {
  return exercises.flatMap((move) => {
    const to = changes.get(move.exerciseId);
    if (to === undefined) return [move];
    if (to === null) return [];
    const caloriesKcal = estimatedCalories(to.met, person.weightKg, move.workSeconds);
    return [{ ...move, exerciseId: to.id, caloriesKcal }];
  });
}

/** The changes to the main part: unsuitable exercises first, then those dropped for time. */
function swapsOf(
  { exercises }: Advised,
  changes: Changes,
  kept: ReadonlySet<string>,
): { unsuitable: Swaps; leftOut: Swaps } {
  const ids = [...new Set(exercises.map(({ exerciseId }) => exerciseId))];
  const all = ids.map((from) => {
    const change = changes.get(from);
    return { from, to: change === undefined ? from : (change?.id ?? null) };
  });
  return {
    unsuitable: all.filter(({ from, to }) => to === null || (from !== to && kept.has(to))),
    leftOut: all.flatMap(({ from, to }) => (to !== null && !kept.has(to) ? [{ from, to: null }] : [])),
  };
}

/**
 * What the coach would change in a routine that does not suit the person or takes too long, and the routine as
 * changed; work and rest times stay. Null when it suits, or when nothing would be left. Level is no reason to change
 * a routine: whoever picks it wants it.
 */
export function adviseRoutine(
  routine: Advised,
  { person, history, library, mostMinutes = null }: AdviceInput,
): RoutineAdvice | null {
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  const adviser = { person, library: byId, levels: levelsOf(history, library) };
  const changes = changesFor(routine, adviser);
  const exercises = shortened(mainPart(routine, changes, adviser), mostMinutes, byId);
  const { unsuitable, leftOut } = swapsOf(
    routine,
    changes,
    new Set(exercises.map(({ exerciseId }) => exerciseId)),
  );
  const isAsItIs = changes.size === 0 && leftOut.length === 0;
  if (isAsItIs || exercises.length === 0) return null;
  const sentences = [
    unsuitable.length > 0 && swapsText(routine, unsuitable, adviser),
    leftOut.length > 0 && mostMinutes !== null && timeText(routine, leftOut.length, mostMinutes),
  ].filter((sentence) => sentence !== false);
  return {
    advice: sentences.length > 0 ? sentences.join(' ') : aroundText(routine, changes, adviser),
    swaps: [...unsuitable, ...leftOut],
    exercises,
    warmUp: changed(routine.warmUp, changes),
    coolDown: changed(routine.coolDown, changes),
  };
}
