import type { LocalDate } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import type { UnitSystem } from '../../shared/rules/units';

/** Whom a plan is made for, according to the account. */
export interface Trainee {
  today: LocalDate;
  timeZone: string;
  /** How distances are said; metric by default. */
  units?: UnitSystem | undefined;
  answers: ProfileAnswers;
  bmi: number | null;
  workoutsCompleted: number;
  /** The day's fixed goal, if it was read and there is one; null if it was fixed without one. */
  goalSeconds?: number | null | undefined;
}
