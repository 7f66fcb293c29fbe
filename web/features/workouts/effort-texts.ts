import type { Effort } from '../../../shared/contracts/workouts';

export const effortTexts: Record<Effort, string> = {
  too_easy: 'Too easy',
  right: 'Just right',
  too_hard: 'Too hard',
};
