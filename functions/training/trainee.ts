import type { LocalDate } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';

/** Whom a plan is made for, according to the account. */
export interface Trainee {
  today: LocalDate;
  timeZone: string;
  answers: ProfileAnswers;
  bmi: number | null;
  workoutsCompleted: number;
}
