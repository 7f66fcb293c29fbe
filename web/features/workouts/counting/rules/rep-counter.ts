import type { Landmark } from '../../../../lib/pose/landmark';
import type { CountedExercise } from './counted-exercises';
import { FEATURE_NAMES, featuresOf } from './features';
import { progressOf, type CountingReference, type Progress } from './reference';

export interface CountingState {
  reps: number;
  /** For a hold. */
  heldSeconds: number;
  /** Mean range of the repetitions, as a percentage of the coach's (at most 100); null before the first. */
  range: number | null;
  /** The one thing to say now. */
  cue: string | null;
  /** Enough of the body is in view. */
  isSeen: boolean;
}

export interface Counter {
  /** A frame: when it was taken, what was found in it, and its aspect ratio (width / height). */
  add(second: number, landmarks: readonly Landmark[] | null, aspect: number): void;
  state(): CountingState;
}

/** Beyond this distance from the motion it is something else; in scales of the reference. */
const MOST_OFF = 5;
/** A repetition rises and falls by this share of the motion's range, and crosses these levels. */
const [SWING, UP, DOWN] = [0.45, 0.52, 0.4];
/** A smaller repetition still counts, but is called small. */
const FULL_RANGE = 0.66;
/** How far a body may go past either end of the motion's range. */
const BEYOND = 0.6;
/** Degrees an elbow may bend beyond the coach's. */
const BENT = 28;
/** After this many seconds without a matching frame, a repetition starts over. */
const LONGEST_GAP = 1;
/** A fault is reported once it happens twice in a row. */
const TIMES_TO_TELL = 2;
/** As shares of the motion's duration: the shortest repetition, and the smoothing window. */
const [SHORTEST, SMOOTHING] = [0.35, 0.07];
/** Below this many seconds a repetition has too few frames to drop one. */
const QUICK = 0.8;
const BOTH_ELBOWS = FEATURE_NAMES.indexOf('bothElbow');

const middleOf = ([a = 0, b = a, c = b]: readonly number[]) =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** The levels a repetition crosses; small ones among larger ones do not count. */
function levelsOf({ smallestSwing }: CountingReference) {
  const isEven = smallestSwing > 0.8;
  return { swing: SWING * smallestSwing, up: isEven ? UP : -Infinity, down: isEven ? DOWN : Infinity };
}

/** Removes jitter: the median of three frames (except in quick motions), then a short running mean. */
function createSmoother(repSeconds: number) {
  let [latest, mean, then]: [number[], number | null, number] = [[], null, 0];
  return (at: number, second: number): number => {
    latest = [...latest.slice(-2), at];
    const middle = repSeconds < QUICK ? at : middleOf(latest);
    const weight = 1 - Math.exp(-Math.max(0, second - then) / (repSeconds * SMOOTHING));
    mean = mean === null ? middle : mean + (middle - mean) * weight;
    then = second;
    return mean;
  };
}

/** Counts repetitions from frames in time order. */
export function createRepCounter(exercise: CountedExercise, reference: CountingReference): Counter {
  const { swing, up, down } = levelsOf(reference);
  const shortest = reference.repSeconds * SHORTEST;
  let smooth = createSmoother(reference.repSeconds);
  let phase = { isUp: false, low: Infinity, high: -Infinity, elbow: 180, since: -Infinity };
  let [fittedAt, seenAt, now] = [-Infinity, -Infinity, 0];
  const tops: number[] = [];
  let [fault, faults]: [string | null, number] = [null, 0];

  function judge(top: number, elbow: number) {
    const isBent = exercise.straightArms && reference.farElbow - elbow > BENT;
    const found = isBent ? 'Straighten your arms' : top < FULL_RANGE ? exercise.smallCue : null;
    faults = found !== null && found === fault ? faults + 1 : 1;
    fault = found;
  }

  function follow(at: number, elbow: number, second: number) {
    if (!phase.isUp) {
      phase.low = Math.min(phase.low, at);
      if (at - phase.low < swing || at < up) return;
      phase = { ...phase, isUp: true, high: at, elbow };
    }
    if (at >= phase.high) phase = { ...phase, high: at, elbow: Number.isNaN(elbow) ? phase.elbow : elbow };
    if (phase.high - at < swing || at > down) return;
    if (second - phase.since >= shortest) {
      tops.push(phase.high);
      judge(phase.high, phase.elbow);
      phase.since = second;
    }
    phase = { ...phase, isUp: false, low: at };
  }

  function beginAnew() {
    smooth = createSmoother(reference.repSeconds);
    phase = { ...phase, isUp: false, low: Infinity, high: -Infinity };
  }

  function place(second: number, progress: Progress, elbow: number) {
    seenAt = second;
    if (progress.off > MOST_OFF || progress.at < -BEYOND || progress.at > 1 + BEYOND) return;
    if (second - fittedAt > LONGEST_GAP) beginAnew();
    fittedAt = second;
    follow(smooth(progress.at, second), elbow, second);
  }

  return {
    add(second, landmarks, aspect) {
      now = second;
      const features = landmarks && featuresOf(landmarks, aspect);
      const progress = features && progressOf(reference, features);
      if (features && progress) place(second, progress, features[BOTH_ELBOWS] as number);
    },

    state() {
      const mean = tops.reduce((sum, top) => sum + Math.min(1, top), 0) / tops.length;
      return {
        reps: tops.length,
        heldSeconds: 0,
        range: tops.length === 0 ? null : Math.round(mean * 100),
        cue: faults >= TIMES_TO_TELL ? fault : null,
        isSeen: now - seenAt < LONGEST_GAP,
      };
    },
  };
}
