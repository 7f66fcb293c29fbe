import type { Motion } from '../motion';
import { applyDelta, footTravel, mirrorPose, mixPoses, REST, type Pose, type PoseDelta } from '../pose';
import type { View } from '../props';
import { HANG } from '../fragments';

/** Seconds per beat in a written move (and its clip): 120 beats a minute, 12 frames. */
export const WRITTEN_BEAT = 0.5;

export interface DanceMove {
  name: string;
  /** What Ana calls out, at most 40 characters. */
  cue: string;
  /** Beats of one loop. */
  beats: 2 | 4 | 8;
  /** Feet glide to a new place instead of stepping. */
  glides: boolean;
  motion: Motion;
}

interface WrittenMove extends Omit<DanceMove, 'motion' | 'glides'> {
  /** A beat, and how it differs from the dancing stance; later deltas of a key override earlier ones. */
  keys: [beat: number, ...deltas: PoseDelta[]][];
  pose?: PoseDelta;
  /** The keys are half the loop; the other half mirrors them. */
  mirror?: boolean;
  /** Meters by which the body rises between two beats. */
  bounce?: number;
  /** Beats for which each key is held before the body moves on: sharp hits. */
  hold?: number;
  glides?: boolean;
  lag?: Record<string, number>;
  view?: View;
  poster?: number;
}

type Key = [beat: number, pose: Pose];

const STANCE = applyDelta(
  {
    pelvis: { y: 0.88, pitch: 3 },
    spine: { flex: 2 },
    body: { balance: 0.8, mouth: 0.8 },
    feet: { out: 0.14, yaw: 14 },
    arms: { flex: 22, out: 20, elbow: 88, ...HANG },
  },
  REST,
);
const LAG = { arm: 0.05, head: 0.08, spine: 0.03 };
/** Meters a foot may slide flat on the floor. */
const GLIDE = 0.03;

/** A foot that changes place between two keys is in the air between them. */
function stepBetween(middle: Pose, before: Pose, after: Pose) {
  for (const side of ['L', 'R'] as const) {
    const [from, to, foot] = [before[`foot${side}`], after[`foot${side}`], middle[`foot${side}`]];
    const way = footTravel(from, to);
    if (way < GLIDE || Math.max(from.y, to.y) > GLIDE) continue;
    foot.y = Math.min(0.1, 0.03 + way * 0.16);
    foot.lift = Math.max(foot.lift, 16);
  }
}

function between([start, before]: Key, [end, after]: Key, { bounce = 0.02, glides }: WrittenMove): Key {
  const pose = mixPoses(before, after, 0.5);
  pose.pelvis.y += bounce;
  pose.spine.flex -= bounce * 90;
  pose.head.pitch -= bounce * 160;
  if (!glides) stepBetween(pose, before, after);
  return [(start + end) / 2, pose];
}

function writeKeys(move: WrittenMove): Key[] {
  const { beats, keys, pose = {}, mirror, hold = 0 } = move;
  const length = mirror ? beats / 2 : beats;
  const start = applyDelta(pose, STANCE);
  const hits = keys.map(([beat, ...deltas]): Key => [
    beat,
    deltas.reduce<Pose>((from, delta) => applyDelta(delta, from), start),
  ]);
  const first = hits[0] as Key;
  const last: Key = [length, mirror ? mirrorPose(first[1]) : first[1]];
  return hits.flatMap((hit, i): Key[] => {
    const next = hits[i + 1] ?? last;
    const left: Key = next[0] - hit[0] > hold + 0.2 && hold > 0 ? [hit[0] + hold, hit[1]] : hit;
    const held = left === hit ? [hit] : [hit, left];
    return next[0] - left[0] > 0.3 ? [...held, between(left, next, move)] : held;
  });
}

/** Writes a move on beats: adds the bounce between them, the feet's steps, and the holds. */
export function danceMove(move: WrittenMove): DanceMove {
  const { name, cue, beats, mirror, lag, view, poster } = move;
  const motion: Motion = {
    base: 'stand',
    secs: (mirror ? beats / 2 : beats) * WRITTEN_BEAT,
    keys: writeKeys(move).map(([beat, pose]) => [beat * WRITTEN_BEAT, pose]),
    mirror: mirror ?? false,
    repeat: Math.max(1, Math.floor(8 / beats)),
    lag: { ...LAG, ...lag },
    view: view ?? [8, 5],
    poster: poster ?? 0,
  };
  return { name, cue, beats, glides: move.glides ?? false, motion };
}
