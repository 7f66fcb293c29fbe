import type { TimedMove } from '../../../shared/domain/routines';
import { clockText } from './clock-text';

export function movesSeconds(moves: readonly TimedMove[]): number {
  return moves.reduce((sum, { seconds }) => sum + seconds, 0);
}

/** '2 min', or '1:30 min' where it is no whole number of minutes. */
export function lengthText(seconds: number): string {
  return seconds % 60 === 0 ? `${seconds / 60} min` : `${clockText(seconds)} min`;
}
