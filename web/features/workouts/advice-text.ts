import type { TrainingOverview } from '../../../shared/contracts/training';
import { plannedSeconds, type Routine } from '../../../shared/rules/routines';

type Limits = Pick<TrainingOverview, 'unsuitableIds' | 'mostMinutes'>;

const countIn = (moves: readonly { exerciseId: string }[], ids: readonly string[]) =>
  new Set(moves.map(({ exerciseId }) => exerciseId).filter((id) => ids.includes(id))).size;

/**
 * What the coach would change in a routine, worked out without a request; null if it fits. Counts moves of the main
 * part.
 */
export function adviceText(
  { warmUp, exercises, coolDown }: Routine,
  { unsuitableIds, mostMinutes }: Limits,
): string | null {
  const moves = countIn(exercises, unsuitableIds);
  if (mostMinutes !== null && plannedSeconds(exercises) > mostMinutes * 60) {
    return `I'd ${moves > 0 ? 'change it and ' : ''}keep it to ${mostMinutes} min`;
  }
  if (moves > 0) return `I'd change ${moves} ${moves === 1 ? 'move' : 'moves'}`;
  return countIn([...warmUp, ...coolDown], unsuitableIds) > 0 ? "I'd change its warm-up or stretches" : null;
}
