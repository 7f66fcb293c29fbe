import type { DanceStyleId } from '../../../rules/dance/choices';
import type { Motion } from '../motion';
import { hiphopMoves } from './hiphop';
import { kpopMoves } from './kpop';
import { latinMoves } from './latin';
import type { DanceMove } from './move';
import { popMoves } from './pop';

const danceMoves = { ...popMoves, ...hiphopMoves, ...latinMoves, ...kpopMoves };
export type DanceMoveId = keyof typeof danceMoves;

/** Every dance move, by ID. */
export const DANCE_MOVES: Record<DanceMoveId, DanceMove> = danceMoves;

const idsOf = <Id extends DanceMoveId>(moves: Record<Id, DanceMove>) => Object.keys(moves) as Id[];

/** The four styles in the screen's order; `moves` are the ten of a set in order. */
export const danceStyles = [
  { id: 'pop', name: 'Pop Diva', beatsPerMinute: 120, moves: idsOf(popMoves) },
  { id: 'hiphop', name: 'Hip-Hop Hero', beatsPerMinute: 96, moves: idsOf(hiphopMoves) },
  { id: 'latin', name: 'Latin Firecracker', beatsPerMinute: 108, moves: idsOf(latinMoves) },
  { id: 'kpop', name: 'K-Pop Star', beatsPerMinute: 132, moves: idsOf(kpopMoves) },
] satisfies { id: DanceStyleId; name: string; beatsPerMinute: number; moves: DanceMoveId[] }[];

/** The motions of all moves, written at 120 beats a minute. */
export const danceMotions = Object.fromEntries(
  Object.entries(danceMoves).map(([id, { motion }]) => [id, motion]),
) as Record<DanceMoveId, Motion>;
