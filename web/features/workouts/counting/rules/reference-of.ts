import {
  cameraSpots,
  countedExercises,
  type CountedExercise,
  type CountedExerciseId,
} from './counted-exercises';
import { FEATURE_NAMES, featuresOf } from './features';
import type { CountingReference } from './reference';
import { turningPoints } from './turning-points';
import type { Landmark } from '../../../../lib/pose/landmark';
import { exerciseMotions } from '../../../../../shared/avatar/motion/exercises/catalogue';
import { compileMotion } from '../../../../../shared/avatar/motion/motion';
import { REST } from '../../../../../shared/avatar/motion/pose';
import { FRONT_CAMERA, landmarksOf } from '../../../../lib/pose/landmarks';
import { solvePose } from '../../../../../shared/avatar/motion/rig/solve';

const STEPS_PER_SECOND = 16;
const FEWEST_STEPS = 24;
/** Degrees by which people differ, and the detector's error as a share of the picture's height. */
const [STYLE, JITTER] = [8, 0.008];
const ROUNDS = 100;
/** Degrees by which the camera may be off its spot. */
const ASIDE = 25;
const WOBBLE = 0.15;

/** Detector jitter in a fixed pattern: only which angles it disturbs matters. */
const jitters = [0, 1, 2, 3].map((round) => (point: number, axis: number) => {
  const turn = Math.sin((point * 12.9898 + axis * 78.233 + round * 37.719) * 43.7585);
  return turn * JITTER;
});

const meanOf = (rows: readonly Float32Array[], at: number) =>
  rows.reduce((sum, row) => sum + (row[at] as number), 0) / rows.length;

/** The direction in which the rows vary most, by power iteration. */
function mainDirection(rows: readonly Float32Array[], mean: Float32Array): Float32Array {
  let direction = mean.map((_, i) => 1 + i / 100);
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = new Float32Array(mean.length);
    for (const row of rows) {
      const along = projected(row, mean, direction);
      next.forEach((sum, i) => {
        next[i] = sum + along * ((row[i] as number) - (mean[i] as number));
      });
    }
    const length = Math.hypot(...next);
    direction = next.map((part) => part / length);
  }
  return direction;
}

const projected = (row: Float32Array, mean: Float32Array, direction: Float32Array) =>
  row.reduce((sum, value, i) => sum + (value - (mean[i] as number)) * (direction[i] as number), 0);

const cameraOf = (id: CountedExerciseId, aside = 0) => {
  const { azimuth, height } = cameraSpots[countedExercises[id].camera];
  return { ...FRONT_CAMERA, azimuth: azimuth + aside, height };
};

/** What a camera off its spot sees of the motion, in equal steps. */
function landmarkRows(id: CountedExerciseId, aside: number): Landmark[][] {
  const motion = compileMotion(exerciseMotions[id]);
  const steps = Math.max(FEWEST_STEPS, Math.round(motion.period * STEPS_PER_SECOND));
  return Array.from({ length: steps }, (_, step) =>
    landmarksOf(solvePose(motion.sample((step / steps) * motion.period)), cameraOf(id, aside)),
  );
}

const featuresIn = (seen: readonly Landmark[]) => featuresOf(seen, FRONT_CAMERA.aspect);

function jittered(seen: readonly Landmark[], jitter: (point: number, axis: number) => number): Landmark[] {
  return seen.map((point, index) => ({
    ...point,
    x: point.x + jitter(index, 0) / FRONT_CAMERA.aspect,
    y: point.y + jitter(index, 1),
  }));
}

/** By how many degrees the detector disturbs each feature. */
function noiseOf(seen: readonly Landmark[][]): Float32Array {
  const sums = new Float32Array(FEATURE_NAMES.length);
  for (const landmarks of seen) {
    const features = featuresIn(landmarks);
    for (const jitter of jitters) {
      featuresIn(jittered(landmarks, jitter)).forEach((value, i) => {
        sums[i] = (sums[i] as number) + (value - (features[i] as number)) ** 2;
      });
    }
  }
  return sums.map((sum) => Math.sqrt(sum / (seen.length * jitters.length)));
}

const scaled = (row: Float32Array, features: readonly number[], scales: Float32Array) =>
  Float32Array.from(features, (feature, i) => (row[feature] as number) / (scales[i] as number));

/** What a repetition begins with: standing, if the exercise starts there, or else the motion's first moment. */
function restOf(id: CountedExerciseId, rows: readonly Float32Array[]): Float32Array {
  const first = rows[0] as Float32Array;
  if (exerciseMotions[id].base !== 'stand') return first;
  return featuresIn(landmarksOf(solvePose(REST), cameraOf(id)));
}

/** The shortest distance between two turning points of the motion. */
function smallestSwingOf(at: readonly number[]): number {
  const turns = turningPoints([...at, ...at, ...at], WOBBLE).slice(1);
  return Math.min(1, ...turns.slice(1).map((turn, i) => Math.abs(turn - (turns[i] as number))));
}

const known = new Map<CountedExerciseId, CountingReference>();

/** What an exercise's motion looks like to a camera on its spot; computed once, in about 0.1 s. */
export function countingReferenceOf(id: CountedExerciseId): CountingReference {
  const found = known.get(id);
  if (found) return found;
  const seen = landmarkRows(id, 0);
  const all = seen.map(featuresIn);
  const noise = noiseOf(seen);
  const { joints } = countedExercises[id];
  const names = [...joints.flatMap((joint) => [`both${joint}`, `apart${joint}`]), 'trunkLean'];
  const features = names.map((name) => FEATURE_NAMES.indexOf(name));
  const scales = Float32Array.from(features, (feature) => Math.hypot(STYLE, noise[feature] as number));
  const rows = all.map((row) => scaled(row, features, scales));
  const mean = scales.map((_, i) => meanOf(rows, i));
  const toward = mainDirection(rows, mean);
  const along = rows.map((row) => projected(row, mean, toward));
  const [low, high] = [Math.min(...along), Math.max(...along)];
  const begin = projected(scaled(restOf(id, all), features, scales), mean, toward);
  const isTurned = begin > (low + high) / 2;
  const direction = isTurned ? toward.map((part) => -part) : toward;
  const [start, span] = [isTurned ? -high : low, high - low];
  const at = along.map((value) => ((isTurned ? -value : value) - start) / span);
  const far = at.indexOf(Math.max(...at));
  const { perPeriod = 1 }: CountedExercise = countedExercises[id];
  const leans = all.map((row) => row.at(-1) as number);
  const reference: CountingReference = {
    features,
    scales,
    rows: [
      ...rows,
      ...[-ASIDE, ASIDE].flatMap((aside) =>
        landmarkRows(id, aside).map((each) => scaled(featuresIn(each), features, scales)),
      ),
    ],
    mean,
    direction,
    start,
    span,
    smallestSwing: smallestSwingOf(at),
    repSeconds: compileMotion(exerciseMotions[id]).period / perPeriod,
    lean: [Math.min(...leans), Math.max(...leans)],
    farElbow: all[far]?.[FEATURE_NAMES.indexOf('bothElbow')] ?? 180,
  };
  known.set(id, reference);
  return reference;
}
