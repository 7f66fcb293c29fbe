import { chance } from '../../../shared/rules/chance';

/** The boards of a week and band that are filling up. */
export interface OpenBoards {
  /** The last board's; they count up from 0. */
  number: number;
  open: readonly number[];
}

/** One in eight fills up, so that few stay half empty; with up to fifteen boards it is one. */
const boardsPerOpen = 8;
/** Newcomers of a million people's Monday share this many rows in each band without waiting for each other. */
const mostOpen = 32;

const openOf = (boards: number) => Math.min(mostOpen, Math.max(1, Math.floor(boards / boardsPerOpen)));

/** Which of the open boards a newcomer tries: always the same while these are open. */
export const boardFor = (userId: string, { number, open }: OpenBoards): number =>
  open[Math.floor(chance(userId) * open.length)] ?? number;

/** The boards that are filling up once `full` is not anymore. */
export function openAfter({ number, open }: OpenBoards, full: number): OpenBoards {
  const next = { number, open: open.filter((each) => each !== full) };
  while (next.open.length < openOf(next.number + 1)) {
    next.number += 1;
    next.open.push(next.number);
  }
  return next;
}
