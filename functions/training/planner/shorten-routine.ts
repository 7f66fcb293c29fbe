import type { Exercise } from '../../../shared/rules/exercise';
import { plannedSeconds, type PlannedMove } from '../../../shared/rules/routines';
import { areaOf } from './areas';
import type { Library } from './difficulty';

const withoutLastRest = (moves: readonly PlannedMove[]): PlannedMove[] =>
  moves.map((move, index) => (index === moves.length - 1 ? { ...move, restSeconds: 0 } : move));

const areaIn = (library: Library, id: string) => {
  const exercise: Exercise | undefined = library.get(id);
  return exercise && areaOf(exercise);
};

/** The last move of the area with the most moves, so every area keeps its share. */
function leastMissed(moves: readonly PlannedMove[], library: Library): PlannedMove | undefined {
  const areas = moves.map(({ exerciseId }) => areaIn(library, exerciseId));
  const counts = areas.map((area) => areas.filter((each) => each === area).length);
  return moves[counts.lastIndexOf(Math.max(...counts))];
}

/** The moves that fit the minutes, in order, with no rest at the end; at least one stays. */
export function shortened(
  moves: readonly PlannedMove[],
  mostMinutes: number | null,
  library: Library,
): PlannedMove[] {
  const mostSeconds = (mostMinutes ?? Number.POSITIVE_INFINITY) * 60;
  let left = withoutLastRest(moves);
  while (left.length > 1 && plannedSeconds(left) > mostSeconds) {
    const gone = leastMissed(left, library);
    left = withoutLastRest(left.filter((move) => move !== gone));
  }
  return left;
}
