import type { TrainingSettings } from '../../shared/contracts/training';
import type { ProfileAnswers } from '../../shared/domain/questionnaire';
import { readAvailableMinutes } from '../../shared/domain/health-notes/read-available-minutes';

const usualMinutes = 20;

/** What is planned with until somebody chooses: three days a week, and the minutes that the notes give. */
export function proposedSettings(answers: ProfileAnswers): TrainingSettings {
  return { days: [1, 3, 5], minutes: readAvailableMinutes(answers) ?? usualMinutes, equipment: [] };
}
