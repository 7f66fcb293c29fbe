import type { Exercise } from '../../../shared/rules/exercise';
import { addDays, type LocalDate } from '../../../shared/rules/local-date';
import type { Library } from './difficulty';
import { feltIn, toldBy, type Felt } from './felt-in-session';
import type { TrainingHistory } from './history';
import type { Phase } from './load';
import { variantsIn } from './variants';

export interface FeltMoves {
  moves: ReadonlyMap<string, Felt>;
  /** Variants that are out: harder ones of what felt too hard, easier ones of what felt too easy. */
  barred: ReadonlySet<string>;
  /** The most work seconds, whatever was felt. */
  mostWork?: (exercise: Exercise) => number;
}

const floorDays = 14;

interface Told {
  history: TrainingHistory;
  library: Library;
  allowed: readonly Exercise[];
  date: LocalDate;
  phase: Phase;
}

/** What was felt, among a plan's facts. */
interface WithFelt {
  felt: FeltMoves;
}

function barredBy(moves: ReadonlyMap<string, Felt>, { allowed, library }: Told): Set<string> {
  if (moves.size === 0) return new Set();
  const mayReturn = new Set(allowed.map(({ id }) => id));
  const { harderThan, easierThan } = variantsIn(library);
  const barred = new Set<string>();
  for (const [id, felt] of moves) {
    const saidLater = (variant: string) => (moves.get(variant)?.date ?? '') >= felt.date;
    const harder = felt.barsHarder ? harderThan(id) : [];
    for (const each of harder) if (felt.own !== null || !saidLater(each)) barred.add(each);
    const easier = felt.barsEasier && mayReturn.has(id) ? easierThan(id) : [];
    for (const each of easier) if (!saidLater(each)) barred.add(each);
  }
  return barred;
}

/**
 * The rule of ratings. What a move felt like is its own rating in the latest session of the last four weeks that says
 * something about it, or else that session's.
 * - Too hard itself: ten seconds shorter or not at all, and nothing harder of its kind, until it was finished in a
 *   session that felt right or too easy.
 * - Too hard as a session: each of its moves is a step shorter, and nothing harder of its kind.
 * - Too easy, itself or as a session: for two weeks not shorter, and nothing easier of its kind, unless the phase or the
 *   person asks for less.
 * - Too easy itself in a session that was too hard: it stays as it was.
 * - Right: it grows with the level.
 */
export function feltOf(told: Told, asksForLess: boolean): FeltMoves {
  const from = addDays(told.date, -floorDays);
  const moves = new Map<string, Felt>();
  for (const past of told.history) {
    for (const id of toldBy(past)) {
      const felt = feltIn(past, id, told.library);
      if (felt) moves.set(id, felt);
      else moves.delete(id);
    }
  }
  for (const [id, felt] of moves) {
    const isLess = asksForLess || told.phase !== 'build' || felt.date < from;
    if (isLess) moves.set(id, { ...felt, least: 0, barsEasier: false });
  }
  return { moves, barred: barredBy(moves, told) };
}

/** The facts where less was asked for: what felt too easy may be less than it was. */
export const askingForLess = <Facts extends Told & WithFelt>(facts: Facts): Facts => ({
  ...facts,
  felt: feltOf(facts, true),
});

/** Work seconds within what the move felt like, and never more than is wanted. */
export function boundedWork(exercise: Exercise, seconds: number, { felt }: WithFelt): number {
  const { least = 0, most = Number.POSITIVE_INFINITY } = felt.moves.get(exercise.id) ?? {};
  return Math.min(most, Math.max(least, seconds), felt.mostWork?.(exercise) ?? most);
}

/** Whether a move is no harder variant of what felt too hard, and no easier one of what felt too easy. */
export const isAllowedByFelt = ({ id }: Exercise, { felt }: WithFelt): boolean => !felt.barred.has(id);

/** Whether a move felt too easy, so it suits whatever the level is. */
export const isFeltEasy = ({ id }: Exercise, { felt }: WithFelt): boolean =>
  (felt.moves.get(id)?.least ?? 0) > 0;

/** Whether a move was rated too hard itself: warm-up and cool-down do without it. */
export const feltTooHard = ({ id }: Exercise, { felt }: WithFelt): boolean =>
  felt.moves.get(id)?.own === 'too_hard';
