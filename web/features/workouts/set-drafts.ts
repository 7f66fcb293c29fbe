import type { ExerciseSet, PlannedExercise } from '../../../shared/contracts/workouts';
import { kgFromPounds, poundsFromKg, toOneDecimal, type UnitSystem } from '../../../shared/rules/units';
import type { CountedSet } from './counting/counted-sets';
import { typedOrZero, typedWhole } from '../../lib/typed-number';

/** One set as typed: in the person's units, empty if nothing was entered. */
export interface SetDraft {
  key: string;
  position: number;
  reps: string;
  load: string;
  /** Seconds of a hold; null when repetitions are counted. */
  held: string | null;
  /** Percent of the coach's range, from the camera. */
  range: number | null;
  /** Counted by camera and not saved yet. */
  isSuggested: boolean;
}

const maximumReps = 500;
const maximumSeconds = 3600;
const maximumLoadKg = 500;

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

const numberOf = typedOrZero;

export function repsError({ reps }: SetDraft): string | null {
  if (reps === '') return null;
  return typedWhole(reps) >= 1 && typedWhole(reps) <= maximumReps ? null : `1 to ${maximumReps} reps.`;
}

export function heldError({ held }: SetDraft): string | null {
  if (held === null || held === '') return null;
  return typedWhole(held) <= maximumSeconds ? null : `Up to ${maximumSeconds} seconds.`;
}

function loadKgOf({ load }: SetDraft, units: UnitSystem): number | null {
  if (load === '') return null;
  return units === 'metric' ? numberOf(load) : kgFromPounds(numberOf(load));
}

export function loadError(draft: SetDraft, units: UnitSystem): string | null {
  const kg = loadKgOf(draft, units);
  if (kg === null || (kg >= 0 && kg <= maximumLoadKg)) return null;
  return `Up to ${Math.floor(Number(loadText(maximumLoadKg, units)))} ${loadUnit(units)}.`;
}

/** The filled lines, ready to send; null while one is out of range. */
export function setsOf(drafts: readonly SetDraft[], units: UnitSystem): ExerciseSet[] | null {
  if (drafts.some((draft) => repsError(draft) ?? heldError(draft) ?? loadError(draft, units))) return null;
  return drafts
    .filter(({ reps, load, held }) => reps !== '' || load !== '' || held)
    .map((draft) => ({
      position: draft.position,
      reps: draft.reps === '' ? null : numberOf(draft.reps),
      loadKg: loadKgOf(draft, units),
      ...(draft.held && { heldSeconds: numberOf(draft.held) }),
      ...(draft.range !== null && draft.reps !== '' && { range: draft.range }),
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
