import type { TrainingToday } from '../../../../shared/contracts/training';

/** What starts today's session is called by what it is today: planned, offered on a day of rest, or one more. */
export function startText(today: TrainingToday | null | undefined, planned: string): string {
  if (!today?.session) return planned;
  if (today.isDone) return 'Start an extra workout';
  return today.isRestDay ? 'Start anyway' : planned;
}
