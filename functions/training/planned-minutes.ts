import type { LocalDate } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { plannedDates } from './planner/plan-ahead';
import { proposedSettings } from '../../shared/rules/training/proposed-settings';
import type { TrainingPlansRepository } from './training-plans-repository';

/** The usual minutes of a session if `date` is a training day, including moved ones; null on other days. */
export async function plannedMinutes(
  plans: Pick<TrainingPlansRepository, 'read'>,
  userId: string,
  answers: ProfileAnswers,
  date: LocalDate,
): Promise<number | null> {
  const { settings, moves } = await plans.read(userId);
  const { days, minutes } = settings ?? proposedSettings(answers);
  return plannedDates({ person: { trainingDays: days }, moves, today: date })(date) ? minutes : null;
}
