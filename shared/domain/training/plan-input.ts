import type { Exercise } from '../../exercises/exercise';
import type { LocalDate } from '../local-date';
import type { TrainingHistory } from './history';
import type { TrainingPerson } from './person';
import type { ProgramProgress } from './programs';

/** What every plan is made of. Equal inputs give equal plans. */
export interface PlanInput {
  person: TrainingPerson;
  history: TrainingHistory;
  library: readonly Exercise[];
  programme?: ProgramProgress | null;
}

export interface SessionInput extends PlanInput {
  /** The person's own day the session is for. */
  date: LocalDate;
  /** Time there is on that day, 5 to 90 minutes; the usual length unless told. */
  minutes?: number;
}
