import type { LocalDate } from '../../shared/rules/local-date';
import type { ProfileAnswers } from '../../shared/rules/questionnaire';
import { plannedDates } from './planner/plan-ahead';
import { proposedSettings } from '../../shared/rules/training/proposed-settings';
import type { TrainingPlansRepository } from './training-plans-repository';

type Plans = Pick<TrainingPlansRepository, 'read'>;

/** The usual minutes of a week, without what was moved. */
export async function weekMinutes(plans: Plans, userId: string, answers: ProfileAnswers): Promise<number> {
  const { days, minutes } = (await plans.read(userId)).settings ?? proposedSettings(answers);
  return days.length * minutes;
}

/** The usual minutes of a session if `date` is a training day, including moved ones; null on other days. */
export async function plannedMinutes(
  plans: Plans,
  userId: string,
  answers: ProfileAnswers,
  date: LocalDate,
): Promise<number | null> {
  const { settings, moves } = await plans.read(userId);
  const { days, minutes } = settings ?? proposedSettings(answers);
  return plannedDates({ person: { trainingDays: days }, moves, today: date })(date) ? minutes : null;
}
