import type { Exercise } from '../../../shared/rules/exercise';
import type { LocalDate } from '../../../shared/rules/local-date';
import type { UnitSystem } from '../../../shared/rules/units';
import type { TrainingHistory } from './history';
import type { OutsideActivity } from './outside';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import type { ProgramProgress } from '../../../shared/rules/training/programs';

/** What every plan is made of. Equal inputs give equal plans. */
export interface PlanInput {
  person: TrainingPerson;
  history: TrainingHistory;
  library: readonly Exercise[];
  programme?: ProgramProgress | null;
  /** Activities of the last 28 days that others recorded. */
  outside?: readonly OutsideActivity[];
  /** How reasons say distances; metric by default. */
  units?: UnitSystem;
}

export interface SessionInput extends PlanInput {
  /** The session's date in the person's time zone. */
  date: LocalDate;
  /** Minutes available that day, 5 to 90; defaults to the usual length. */
  minutes?: number;
}
