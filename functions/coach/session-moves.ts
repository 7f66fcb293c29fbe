import type { PlannedSession } from '../../shared/rules/training/session';
import type { Exercise } from '../../shared/rules/exercise';

interface SessionMove {
  exerciseId: string;
  name: string;
  sets: number;
  workSeconds: number;
  reason: string | null;
}

/** The exercises of a main part, each once with its sets, in order. */
export function sessionMoves(
  { exercises }: PlannedSession,
  exercisesById: ReadonlyMap<string, Pick<Exercise, 'name'>>,
): SessionMove[] {
  const moves = new Map<string, SessionMove>();
  for (const { exerciseId, workSeconds, reason } of exercises) {
    const known = moves.get(exerciseId);
    const name = exercisesById.get(exerciseId)?.name ?? exerciseId;
    moves.set(exerciseId, {
      exerciseId,
      name,
      workSeconds,
      sets: (known?.sets ?? 0) + 1,
      reason: known?.reason ?? reason,
    });
  }
  return [...moves.values()];
}

/** The exercises of a main part, each once. */
export const exerciseIdsOf = ({ exercises }: PlannedSession): string[] => [
  ...new Set(exercises.map(({ exerciseId }) => exerciseId)),
];
