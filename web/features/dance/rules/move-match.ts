import { ANGLE_NAMES, type JointAngles } from '../../../lib/pose/joint-angles';
import { MOVE_SECONDS } from '../../../../shared/rules/dance/choices';

/** The angles of one loop of a move, as somebody has them who follows it like a mirror. */
export interface MoveAngles {
  beats: number;
  /** Equal steps over the loop; each row has the degrees of `ANGLE_NAMES`, in that order. */
  rows: readonly Float32Array[];
  /** How much each angle tells of the move, in the same order. */
  weights: Float32Array;
}

export interface Choreography {
  beatsPerMinute: number;
  /** Moves of the set, danced one after the other. */
  count: number;
  /** The move at a place of the set, worked out when it is first asked for. */
  moveAt(place: number): MoveAngles;
}

/** Degrees that count as the same, and from which on an angle is simply different. */
const [SAME, DIFFERENT] = [12, 52];
/** Seconds by which the body may be before or after the coach, and steps in which that is looked for. */
const [WINDOW, WINDOW_STEP] = [0.5, 1 / 16];
/** Seconds that are looked at together: somebody at rest meets single moments of a move, but not two seconds of it. */
const MEMORY = 2;
const FEWEST_FRAMES = 4;
const FEWEST_ANGLES = 7;
/** Likeness that is worth nothing (standing still reaches more than half), and likeness that is worth everything. */
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

/** How like the frames are to the move when they are moved by `shift` beats: 0 to 1. */
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
 * Compares a body with what the coach dances. Seconds are those of the session without its pauses. A move starts on
 * its first beat, which is not looked at: whoever follows is still changing over.
 */
export function createMoveMatch({ beatsPerMinute, count, moveAt }: Choreography) {
  const beatsPerSecond = beatsPerMinute / 60;
  let frames: Frame[] = [];

  return {
    /** A frame as it comes; one with fewer than seven visible angles is not counted. */
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
