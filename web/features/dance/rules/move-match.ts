import { ANGLE_NAMES, type JointAngles } from '../../../lib/pose/joint-angles';
import { MOVE_SECONDS } from '../../../../shared/rules/dance/choices';

/** The joint angles over one loop of a move, for someone mirroring it. */
export interface MoveAngles {
  beats: number;
  /** Equal steps over the loop; each row has the degrees of `ANGLE_NAMES`, in that order. */
  rows: readonly Float32Array[];
  /** How much each angle says about the move, in the same order. */
  weights: Float32Array;
}

export interface Choreography {
  beatsPerMinute: number;
  /** Moves of the set, in dance order. */
  count: number;
  /** The move at a place of the set, worked out when it is first asked for. */
  moveAt(place: number): MoveAngles;
}

/** Degrees that count as equal, and degrees from which an angle counts as different. */
const [SAME, DIFFERENT] = [12, 52];
/** How many seconds the body may be ahead or behind, and the steps in which that is searched. */
const [WINDOW, WINDOW_STEP] = [0.5, 1 / 16];
/** Seconds compared together: standing still can match single moments, but not two seconds. */
const MEMORY = 2;
const FEWEST_FRAMES = 4;
const FEWEST_ANGLES = 7;
/** The likeness that scores nothing (standing still exceeds half), and the one that scores everything. */
const [NOTHING, EVERYTHING] = [0.43, 0.88];

interface Frame {
  second: number;
  /** NaN where an angle was not seen. */
  angles: Float32Array;
}

function likeness(
  { angles }: Frame,
  row: Float32Array,
  weights: Float32Array,
  sums: { of: number; all: number },
) {
  for (let i = 0; i < angles.length; i += 1) {
    const apart = Math.abs((angles[i] as number) - (row[i] as number));
    if (Number.isNaN(apart)) continue;
    const weight = weights[i] as number;
    sums.all += weight;
    if (apart < DIFFERENT) sums.of += weight * Math.min(1, (DIFFERENT - apart) / (DIFFERENT - SAME));
  }
}

/** How well the frames match the move when shifted by `shift` beats: 0 to 1. */
function likenessOf(frames: readonly Frame[], move: MoveAngles, beatOf: (second: number) => number): number {
  const sums = { of: 0, all: 0 };
  const { rows, beats, weights } = move;
  for (const frame of frames) {
    const step = Math.round((beatOf(frame.second) / beats) * rows.length);
    const row = rows[((step % rows.length) + rows.length) % rows.length];
    if (row) likeness(frame, row, weights, sums);
  }
  return sums.all === 0 ? 0 : sums.of / sums.all;
}

const scoreOf = (like: number) =>
  Math.round(Math.min(1, Math.max(0, (like - NOTHING) / (EVERYTHING - NOTHING))) * 100);

/**
 * Compares a body with the coach's dance. Seconds exclude pauses. A move's first beat is ignored: the dancer is still
 * changing over.
 */
export function createMoveMatch({ beatsPerMinute, count, moveAt }: Choreography) {
  const beatsPerSecond = beatsPerMinute / 60;
  let frames: Frame[] = [];

  return {
    /** Takes a frame; fewer than seven visible angles do not count. */
    add(second: number, angles: JointAngles): void {
      const seen = Float32Array.from(ANGLE_NAMES, (name) => angles[name] ?? Number.NaN);
      if (seen.filter((angle) => !Number.isNaN(angle)).length < FEWEST_ANGLES) return;
      frames = frames.filter((frame) => frame.second > second - MEMORY && frame.second < second);
      frames.push({ second, angles: seen });
    },

    /** 0 to 100 for the last two seconds of the move under way; null where too little was seen. */
    score(second: number): number | null {
      const place = Math.min(count - 1, Math.floor(second / MOVE_SECONDS));
      const origin = place * MOVE_SECONDS;
      const changing = place === 0 ? 0 : 1 / beatsPerSecond;
      const since = Math.max(origin + changing, second - MEMORY);
      const counted = frames.filter((frame) => frame.second >= since && frame.second <= second);
      if (counted.length < FEWEST_FRAMES) return null;
      const move = moveAt(place);
      let best = 0;
      for (let late = -WINDOW; late <= WINDOW; late += WINDOW_STEP) {
        const beatOf = (at: number) => (at - late - origin) * beatsPerSecond;
        best = Math.max(best, likenessOf(counted, move, beatOf));
      }
      return scoreOf(best);
    },
  };
}

export type MoveMatch = ReturnType<typeof createMoveMatch>;
