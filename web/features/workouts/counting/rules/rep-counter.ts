import type { Landmark } from '../../../../lib/pose/landmark';
import type { CountedExercise } from './counted-exercises';
import { FEATURE_NAMES, featuresOf } from './features';
import { progressOf, type CountingReference, type Progress } from './reference';

export interface CountingState {
  reps: number;
  /** Of a hold. */
  heldSeconds: number;
  /** Mean range of the repetitions in percent of the coach's own, at most 100; null before the first. */
  range: number | null;
  /** The one thing to say now. */
  cue: string | null;
  /** Enough of the body is in the picture. */
  isSeen: boolean;
}

export interface Counter {
  /** A frame: the second at which it was taken, what was found in it, and the picture's width divided by its height. */
  add(second: number, landmarks: readonly Landmark[] | null, aspect: number): void;
  state(): CountingState;
}

/** Farther than this from anything the motion does is something else; in scales of the reference. */
const MOST_OFF = 5;
/** A repetition rises and falls by this share of the motion's own way, and passes these levels. */
const [SWING, UP, DOWN] = [0.45, 0.52, 0.4];
/** Below it a repetition is counted, and said to be small. */
const FULL_RANGE = 0.66;
/** By so much of the motion's way a body may be before its beginning or beyond its end. */
const BEYOND = 0.6;
/** Degrees by which an elbow may be bent more than the coach's. */
const BENT = 28;
/** Seconds without a fitting frame after which a repetition begins anew. */
const LONGEST_GAP = 1;
/** A fault is told when it was made twice in a row. */
const TIMES_TO_TELL = 2;
/** Of the motion's own time: the shortest repetition, and how long a frame is smoothed over. */
const [SHORTEST, SMOOTHING] = [0.35, 0.07];
/** Seconds of a repetition that has too few frames to leave one out. */
const QUICK = 0.8;
const BOTH_ELBOWS = FEATURE_NAMES.indexOf('bothElbow');

const middleOf = ([a = 0, b = a, c = b]: readonly number[]) =>
  Math.max(Math.min(a, b), Math.min(Math.max(a, b), c));

/** The levels between which a repetition goes; small ones among larger ones have none. */
function levelsOf({ smallestSwing }: CountingReference) {
  const isEven = smallestSwing > 0.8;
  return { swing: SWING * smallestSwing, up: isEven ? UP : -Infinity, down: isEven ? DOWN : Infinity };
}

/** Takes the jitter out of the places of a repetition: the middle of three unless it is quick, then a short running mean. */
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

/** Counts the repetitions of an exercise from frames in order of time. */
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
