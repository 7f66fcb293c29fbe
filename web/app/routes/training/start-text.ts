import type { TrainingToday } from '../../../../shared/contracts/training';

/** Labels the start button for today: a planned session, an optional one on a rest day, or an extra one. */
export function startText(today: TrainingToday | null | undefined, planned: string): string {
  if (!today?.session) return planned;
  if (today.isDone) return 'Start an extra workout';
  return today.isRestDay ? 'Start anyway' : planned;
}
