import { estimatedCalories } from '../workout-rules';
import type { Exercise } from '../../exercises/exercise';
import type { PlannedMove, Routine, TimedMove } from '../routines';
import { isAllowed } from './allowed';
import { areaOf } from './areas';
import { baseLevel, type Library } from './difficulty';
import { levelsOf, type Levels } from './levels';
import type { PlanInput } from './plan-input';
import { joined, painText } from './words';

export interface RoutineAdvice {
  /** What the coach would change and why, in one or two sentences. */
  advice: string;
  /** What comes in place of what; null where nothing comes. */
  swaps: readonly { from: string; to: string | null }[];
  exercises: readonly PlannedMove[];
  warmUp: readonly TimedMove[];
  coolDown: readonly TimedMove[];
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
  const fits = (each: Exercise) => !taken.has(each.id) && isAllowed(each, person);
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
  if (pains.areas.length > 0) return `because of your ${painText(pains.areas)}`;
  if (conditions.length > 0) return 'because of what you told me about your health';
  return left.every((id) => excludedIds.includes(id)) ? 'because you ruled them out' : 'to spare your joints';
}

function adviceText(routine: Routine, swaps: RoutineAdvice['swaps'], { person, library }: Adviser): string {
  const name = (id: string) => (library.get(id)?.name ?? id).toLowerCase();
  const pairs = swaps.filter(({ to }) => to !== null).slice(0, 2);
  const told = joined(pairs.map(({ from, to }) => `${name(to ?? '')} for ${name(from)}`));
  const more = swaps.length - pairs.length;
  const rest = more > 0 ? `, and ${more} more ${more === 1 ? 'change' : 'changes'}` : '';
  const left = swaps.map(({ from }) => from);
  const what = told === '' ? `leave out ${joined(left.slice(0, 2).map(name))}` : `swap in ${told}${rest}`;
  return `In ${routine.name} I would ${what}, ${reasonText(person, left)}.`;
}

/** What replaces each exercise of a routine that the person should not do; null where nothing can. */
function changesFor(
  { warmUp, exercises, coolDown }: Routine,
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

/** The main part with what replaces its exercises, their calories, and no rest at its end. */
function mainPart({ exercises }: Routine, changes: Changes, { person }: Adviser): PlannedMove[] {
  const moves = exercises.flatMap((move) => {
    const to = changes.get(move.exerciseId);
    if (to === undefined) return [move];
    if (to === null) return [];
    const caloriesKcal = estimatedCalories(to.met, person.weightKg, move.workSeconds);
    return [{ ...move, exerciseId: to.id, caloriesKcal }];
  });
  return moves.map((move, index) => (index === moves.length - 1 ? { ...move, restSeconds: 0 } : move));
}

/**
 * What the coach would change in a routine that contradicts the person, with the routine as changed: work and rest stay. Null
 * when nothing contradicts them, or when nothing would be left. Levels are no reason: whoever picks a routine wants it.
 */
export function adviseRoutine(
  routine: Routine,
  { person, history, library }: PlanInput,
): RoutineAdvice | null {
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  const adviser = { person, library: byId, levels: levelsOf(history, library) };
  const changes = changesFor(routine, adviser);
  const exercises = mainPart(routine, changes, adviser);
  if (changes.size === 0 || exercises.length === 0) return null;
  const swaps = [...changes].map(([from, to]) => ({ from, to: to?.id ?? null }));
  return {
    advice: adviceText(routine, swaps, adviser),
    swaps,
    exercises,
    warmUp: changed(routine.warmUp, changes),
    coolDown: changed(routine.coolDown, changes),
  };
}
