import type { Exercise } from '../../../shared/rules/exercise';
import type { LocalDate } from '../../../shared/rules/local-date';
import type { TrainingHistory } from './history';
import type { TrainingPerson } from '../../../shared/rules/training/person';
import type { ProgramProgress } from '../../../shared/rules/training/programs';

/** What every plan is made of. Equal inputs give equal plans. */
export interface PlanInput {
  person: TrainingPerson;
  history: TrainingHistory;
  library: readonly Exercise[];
  programme?: ProgramProgress | null;
}

export interface SessionInput extends PlanInput {
  /** The session's date in the person's time zone. */
  date: LocalDate;
  /** Minutes available that day, 5 to 90; defaults to the usual length. */
  minutes?: number;
}
