import type { ExerciseSet, PlannedExercise } from '../../../shared/contracts/workouts';
import { kgFromPounds, poundsFromKg, toOneDecimal, type UnitSystem } from '../../../shared/domain/units';

/** One set as typed: numbers in the person's own units, empty where nothing was entered. */
export interface SetDraft {
  key: string;
  position: number;
  reps: string;
  load: string;
}

const maximumReps = 500;
const maximumLoadKg = 500;

export const loadUnit = (units: UnitSystem): string => (units === 'metric' ? 'kg' : 'lb');

/** A load of `kg` kilograms as people type it, to half a pound or 10 g. */
export function loadText(kg: number, units: UnitSystem): string {
  return String(units === 'metric' ? kg : toOneDecimal(poundsFromKg(kg)));
}

let made = 0;
export function emptySet(position: number): SetDraft {
  return { key: `set ${(made += 1)}`, position, reps: '', load: '' };
}

/** What was saved, and one empty line for every finished exercise without a set. */
export function draftsOf(
  sets: readonly ExerciseSet[],
  finished: readonly number[],
  units: UnitSystem,
): SetDraft[] {
  const saved = sets.map(({ position, reps, loadKg }) => ({
    ...emptySet(position),
    reps: reps === null ? '' : String(reps),
    load: loadKg === null ? '' : loadText(loadKg, units),
  }));
  const missing = finished.filter((position) => !sets.some((each) => each.position === position));
  return [...saved, ...missing.map(emptySet)].toSorted((a, b) => a.position - b.position);
}

const numberOf = (text: string) => Number(text.replace(',', '.'));

export function repsError({ reps }: SetDraft): string | null {
  if (reps === '') return null;
  return numberOf(reps) >= 1 && numberOf(reps) <= maximumReps ? null : `1 to ${maximumReps} reps.`;
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

/** The lines that hold a number, as they are sent; null while one of them is out of range. */
export function setsOf(drafts: readonly SetDraft[], units: UnitSystem): ExerciseSet[] | null {
  if (drafts.some((draft) => repsError(draft) ?? loadError(draft, units))) return null;
  return drafts
    .filter(({ reps, load }) => reps !== '' || load !== '')
    .map((draft) => ({
      position: draft.position,
      reps: draft.reps === '' ? null : numberOf(draft.reps),
      loadKg: loadKgOf(draft, units),
    }));
}

/** '12 × 20 kg', '12 reps' or '20 kg'. */
export function setText({ reps, loadKg }: ExerciseSet, units: UnitSystem): string {
  const load = loadKg === null ? null : `${loadText(loadKg, units)} ${loadUnit(units)}`;
  if (reps === null) return load ?? 'done';
  return load === null ? `${reps} reps` : `${reps} × ${load}`;
}

/** The lines of each exercise that has any, in the plan's order. */
export function groupedDrafts(drafts: readonly SetDraft[], plan: readonly PlannedExercise[]) {
  return plan.flatMap(({ name }, position) => {
    const lines = drafts.filter((each) => each.position === position);
    return lines.length > 0 ? [{ position, name, lines }] : [];
  });
}
