import { LANDMARKS, type Landmark } from '../../../../lib/pose/landmark';
import { featuresOf } from './features';
import type { Counter } from './rep-counter';
import { progressOf, type CountingReference } from './reference';

/** Beyond this distance from the pose, it is not being held; in scales of the reference. */
const MOST_OFF = 2.6;
/** The most seconds one frame may count; also the delay before a fault or an absence is reported. */
const [LONGEST_FRAME, LONGEST_GAP] = [0.5, 1];
/** How far the hips may leave the shoulder-ankle line, as a share of the body's length. */
const SAG = 0.045;
/** Weight of a new frame in the running mean. */
const NEW = 0.15;
/** In a plank, the body's line is at least as wide as it is high. */
const FLAT = 1;

/** How far the hips are below (+) or above (−) the line, as a share of its length. */
function sagOf(landmarks: readonly Landmark[], aspect: number): number | null {
  const point = (left: number, right: number) => {
    const [a, b] = [landmarks[left], landmarks[right]];
    return a && b ? { x: ((a.x + b.x) / 2) * aspect, y: (a.y + b.y) / 2 } : null;
  };
  const shoulder = point(LANDMARKS.leftShoulder, LANDMARKS.rightShoulder);
  const hip = point(LANDMARKS.leftHip, LANDMARKS.rightHip);
  const ankle = point(LANDMARKS.leftAnkle, LANDMARKS.rightAnkle);
  if (!shoulder || !hip || !ankle) return null;
  if (Math.abs(ankle.x - shoulder.x) < FLAT * Math.abs(ankle.y - shoulder.y)) return null;
  const share = (hip.x - shoulder.x) / (ankle.x - shoulder.x);
  const line = shoulder.y + (ankle.y - shoulder.y) * share;
  return (hip.y - line) / Math.hypot(ankle.x - shoulder.x, ankle.y - shoulder.y);
}

function cueOf(sag: number): string | null {
  if (Math.abs(sag) < SAG) return null;
  return sag > 0 ? 'Lift your hips a little' : 'Lower your hips a little';
}

/** Adds up the seconds a pose is held, from frames in time order. */
export function createHoldTimer(reference: CountingReference): Counter {
  let [held, now, seenAt, before] = [0, 0, -Infinity, -Infinity];
  let [sag, cue, cueSince]: [number, string | null, number] = [0, null, 0];

  function look(landmarks: readonly Landmark[], aspect: number, second: number) {
    sag += ((sagOf(landmarks, aspect) ?? 0) - sag) * NEW;
    const found = cueOf(sag);
    if (found !== cue) cueSince = second;
    cue = found;
  }

  return {
    add(second, landmarks, aspect) {
      now = second;
      const progress = landmarks && progressOf(reference, featuresOf(landmarks, aspect));
      const passed = Math.min(LONGEST_FRAME, Math.max(0, second - before));
      before = second;
      if (!landmarks || !progress) return;
      seenAt = second;
      const isInPlace = progress.off < MOST_OFF;
      if (isInPlace) held += passed;
      look(landmarks, aspect, second);
    },

    state: () => ({
      reps: 0,
      heldSeconds: Math.floor(held),
      range: null,
      cue: now - cueSince >= LONGEST_GAP ? cue : null,
      isSeen: now - seenAt < LONGEST_GAP,
    }),
  };
}
