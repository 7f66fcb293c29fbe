import type { TrainingToday } from '../../../shared/contracts/training';

type Goal = Pick<TrainingToday, 'goalMinutes' | 'isDone' | 'isRestDay'>;

/** What the ring shows, as a sentence. */
export function goalLabel(minutes: number, goalMinutes: number | null): string {
  if (goalMinutes === null) return `Active today: ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
  return `Daily goal: ${minutes} of ${goalMinutes} minutes`;
}

/** After the number of minutes: the goal, which is today's plan until a workout counts. */
export function goalNote(today: Goal | null): string {
  if (today?.goalMinutes == null) return 'minutes';
  const followsPlan = !today.isDone && !today.isRestDay;
  return `of ${today.goalMinutes} min${followsPlan ? ": today's plan" : ' today'}`;
}
