import type { Exercise, Muscle } from '../../../shared/rules/exercise';
import { addDays, type LocalDate } from '../../../shared/rules/local-date';
import type { TargetZone } from '../../../shared/rules/questionnaire/options';
import { isAllowed } from './allowed';
import { serves } from './areas';
import { isOffered } from '../../../shared/rules/training/conditions';
import type { Library } from './difficulty';
import { feltOf, type FeltMoves } from './felt';
import type { TrainingHistory } from './history';
import { levelsOf, type Levels } from './levels';
import { loadForToday, phaseOf, type Phase } from './load';
import { exhaustingActivity, type OutsideActivity } from './outside';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import type { UnitSystem } from '../../../shared/rules/units';
import type { SessionInput } from './plan-input';
import type { ProgramProgress } from '../../../shared/rules/training/programs';
import { restingMuscles } from './recovery';

/** Everything a plan needs, computed once. */
export interface TrainingFacts {
  person: TrainingPerson;
  date: LocalDate;
  minutes: number;
  library: Library;
  /** All exercises that may be planned for the person. */
  allowed: readonly Exercise[];
  /** The last 28 days, oldest first. */
  history: TrainingHistory;
  levels: Levels;
  phase: Phase;
  resting: ReadonlySet<Muscle>;
  /** Work seconds with which each exercise was last finished. */
  lastWork: ReadonlyMap<string, number>;
  /** What each move felt like, which bounds it today. */
  felt: FeltMoves;
  /** Zones not trained in the last six days. */
  unservedZones: readonly TargetZone[];
  /** MET-minutes available today. */
  load: number;
  programme: ProgramProgress | null;
  /** Activities of the last 28 days that others recorded. */
  outside: readonly OutsideActivity[];
  /** The one after which only a gentle session is wise. */
  exhaustedBy: OutsideActivity | null;
  units: UnitSystem;
}

const windowDays = 28;
const shortest = 5;
const longest = 90;

function unserved(person: TrainingPerson, history: TrainingHistory, library: Library, date: LocalDate) {
  const from = addDays(date, -6);
  const done = history
    .filter((past) => past.date >= from)
    .flatMap(({ exercises }) => exercises.filter(({ finished }) => finished))
    .map(({ exerciseId }) => library.get(exerciseId));
  return person.targetZones.filter((zone) => !done.some((each) => each !== undefined && serves(each, zone)));
}

function lastWorkIn(history: TrainingHistory): Map<string, number> {
  const moves = history.flatMap(({ exercises }) => exercises.filter(({ finished }) => finished));
  return new Map(moves.map(({ exerciseId, workSeconds }) => [exerciseId, workSeconds]));
}

/** The facts of a plan. Sessions after its date are ignored; those older than 28 days only tell levels and breaks. */
export function factsOf(input: SessionInput): TrainingFacts {
  const { person, history, library, date, minutes, programme, units = 'metric' } = input;
  const byId = new Map(library.map((exercise) => [exercise.id, exercise]));
  const from = addDays(date, -windowDays);
  const known = history
    .filter((past) => past.date <= date)
    .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  const recent = known.filter((past) => past.date >= from);
  const outside = (input.outside ?? []).filter((each) => each.date >= from && each.date <= date);
  const phase = phaseOf(known, byId, date, outside);
  const allowed = library.filter((exercise) => isAllowed(exercise, person) && isOffered(exercise, person));
  return {
    person,
    date,
    minutes: Math.min(longest, Math.max(shortest, Math.floor(minutes ?? person.minutes))),
    library: byId,
    allowed,
    history: recent,
    levels: levelsOf(known, library, date),
    phase,
    lastWork: lastWorkIn(recent),
    felt: feltOf({ history: recent, library: byId, allowed, date, phase }, false),
    resting: restingMuscles(recent, byId, date, outside),
    unservedZones: unserved(person, recent, byId, date),
    load: loadForToday({ person, history: recent, library: byId, date, phase, outside }),
    programme: programme ?? null,
    outside,
    exhaustedBy: exhaustingActivity(outside, date),
    units,
  };
}
