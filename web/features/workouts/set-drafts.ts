import type { ExerciseSet, PlannedExercise } from '../../../shared/contracts/workouts';
import { readQuantity, type Quantity } from '../../../shared/rules/numbers/read-quantity';
import { poundsFromKg, toOneDecimal, type UnitSystem } from '../../../shared/rules/units';
import type { CountedSet } from './counting/counted-sets';
import { loadQuantity, repsQuantity, secondsQuantity } from './set-quantities';

/** One set as typed: in the person's units, empty if nothing was entered. */
export interface SetDraft {
  key: string;
  position: number;
  reps: string;
  load: string;
  /** The saved load: it stays when its text does, which is rounded. */
  savedKg: number | null;
  /** Seconds of a hold; null when repetitions are counted. */
  held: string | null;
  /** Percent of the coach's range, from the camera. */
  range: number | null;
  /** Counted by camera and not saved yet. */
  isSuggested: boolean;
}

export const loadUnit = (units: UnitSystem): string => (units === 'metric' ? 'kg' : 'lb');

/** A load of `kg` kilograms as people type it, to half a pound or 10 g. */
export function loadText(kg: number, units: UnitSystem): string {
  return String(units === 'metric' ? kg : toOneDecimal(poundsFromKg(kg)));
}

let made = 0;
export function emptySet(position: number): SetDraft {
  return {
    key: `set ${(made += 1)}`,
    position,
    reps: '',
    load: '',
    savedKg: null,
    held: null,
    range: null,
    isSuggested: false,
  };
}

function suggestedSet({ position, reps, heldSeconds, range }: CountedSet): SetDraft {
  const isHold = reps === 0;
  return {
    ...emptySet(position),
    reps: isHold ? '' : String(reps),
    held: isHold ? String(heldSeconds) : null,
    range,
    isSuggested: true,
  };
}

/** The saved sets; for every finished exercise without one, a line with what was counted, or empty. */
export function draftsOf(
  sets: readonly ExerciseSet[],
  finished: readonly number[],
  units: UnitSystem,
  counted: readonly CountedSet[] = [],
): SetDraft[] {
  const saved = sets.map(({ position, reps, loadKg, heldSeconds, range = null }) => ({
    ...emptySet(position),
    reps: reps === null ? '' : String(reps),
    load: loadKg === null ? '' : loadText(loadKg, units),
    savedKg: loadKg,
    held: heldSeconds === undefined ? null : String(heldSeconds),
    range,
  }));
  const missing = finished.filter((position) => !sets.some((each) => each.position === position));
  const lineOf = (position: number) => {
    const found = counted.find((each) => each.position === position);
    return found ? suggestedSet(found) : emptySet(position);
  };
  return [...saved, ...missing.map(lineOf)].toSorted((a, b) => a.position - b.position);
}

/** A whole number within the bounds, null for an empty field, NaN for anything else. */
function wholeIn(typed: string, quantity: Quantity): number | null {
  const value = readQuantity(typed, quantity);
  const { minimum, maximum } = quantity;
  const isGood = value === null || (Number.isInteger(value) && value >= minimum && value <= maximum);
  return isGood ? value : Number.NaN;
}
const repsOf = ({ reps }: SetDraft) => wholeIn(reps, repsQuantity);
const heldOf = ({ held }: SetDraft) => (held === null ? null : wholeIn(held, secondsQuantity));

export const repsError = (draft: SetDraft): string | null =>
  Number.isNaN(repsOf(draft)) ? `1 to ${repsQuantity.maximum} reps.` : null;

export const heldError = (draft: SetDraft): string | null =>
  Number.isNaN(heldOf(draft)) ? `Up to ${secondsQuantity.maximum} seconds.` : null;

function loadKgOf({ load, savedKg }: SetDraft, units: UnitSystem): number | null {
  const isSaved = savedKg !== null && load === loadText(savedKg, units);
  return isSaved ? savedKg : readQuantity(load, loadQuantity(units));
}

export function loadError(draft: SetDraft, units: UnitSystem): string | null {
  const { maximum } = loadQuantity(units);
  const kg = loadKgOf(draft, units);
  if (kg === null || kg <= maximum) return null;
  return `Up to ${Math.floor(Number(loadText(maximum, units)))} ${loadUnit(units)}.`;
}

/** The filled lines, ready to send; null while one is out of range. */
export function setsOf(drafts: readonly SetDraft[], units: UnitSystem): ExerciseSet[] | null {
  if (drafts.some((draft) => repsError(draft) ?? heldError(draft) ?? loadError(draft, units))) return null;
  return drafts
    .map((draft) => ({
      ...draft,
      reps: repsOf(draft),
      heldSeconds: heldOf(draft),
      loadKg: loadKgOf(draft, units),
    }))
    .filter(({ reps, loadKg, heldSeconds }) => reps !== null || loadKg !== null || heldSeconds !== null)
    .map(({ position, reps, loadKg, heldSeconds, range }) => ({
      position,
      reps,
      loadKg,
      ...(heldSeconds !== null && { heldSeconds }),
      ...(range !== null && reps !== null && { range }),
    }));
}

/** '12 × 20 kg', '12 reps', '20 kg' or '42 s held'. */
export function setText({ reps, loadKg, heldSeconds }: ExerciseSet, units: UnitSystem): string {
  const load = loadKg === null ? null : `${loadText(loadKg, units)} ${loadUnit(units)}`;
  if (reps !== null) return load === null ? `${reps} reps` : `${reps} × ${load}`;
  if (heldSeconds === undefined) return load ?? 'done';
  return load === null ? `${heldSeconds} s held` : `${heldSeconds} s × ${load}`;
}

/** Each exercise's lines, in the plan's order. */
export function groupedDrafts(drafts: readonly SetDraft[], plan: readonly PlannedExercise[]) {
  return plan.flatMap(({ name }, position) => {
    const lines = drafts.filter((each) => each.position === position);
    return lines.length > 0 ? [{ position, name, lines }] : [];
  });
}
