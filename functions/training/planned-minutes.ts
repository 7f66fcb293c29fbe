import type { LocalDate } from '../../shared/domain/local-date';
import type { ProfileAnswers } from '../../shared/domain/questionnaire';
import { plannedDates } from '../../shared/domain/training/plan-ahead';
import { proposedSettings } from '../../shared/domain/training/proposed-settings';
import type { TrainingPlansRepository } from './training-plans-repository';

/** The usual minutes of a session where `date` is a day of training, moved ones included; null on other days. */
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
