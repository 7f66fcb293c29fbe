import {
  cameraSpots,
  countedExercises,
  type CountedExercise,
  type CountedExerciseId,
} from './counted-exercises';
import { featuresOf } from './features';
import { progressOf } from './reference';
import type { CountingState } from './rep-counter';
import type { Landmark } from '../../../../lib/pose/landmark';
import { exerciseMotions } from '../../../../../shared/avatar/motion/exercises/catalogue';
import { compileMotion } from '../../../../../shared/avatar/motion/motion';
import { applyDelta, REST, type Pose } from '../../../../../shared/avatar/motion/pose';
import { BUILDS, inBuild, withNoise } from '../../../../lib/pose/athlete.fixture';
import { FRONT_CAMERA, landmarksOf } from '../../../../lib/pose/landmarks';
import { solvePose } from '../../../../../shared/avatar/motion/rig/solve';
import { counterOf } from './counter-of';
import { countingReferenceOf } from './reference-of';

const FRAMES_PER_SECOND = 20;
const PERIODS = 4;
const NOISE_PIXELS = 6;

export interface SetUp {
  /** Degrees by which the camera is off its spot. */
  aside: number;
  /** Relative to the coach's own. */
  tempo: number;
  build: keyof typeof BUILDS;
}

/** Every pair of camera, tempo, and build, in half as many sets as all combinations would need. */
export const SET_UPS: SetUp[] = [-25, 0, 25].flatMap((aside, at) =>
  [0.8, 1.3].map((tempo, beat) => ({ aside, tempo, build: (at + beat) % 2 === 0 ? 'stocky' : 'lanky' })),
);

type Frames = (second: number) => Landmark[] | null;

/** The counter's result after this many seconds of frames. */
export function countFrames(id: CountedExerciseId, seconds: number, frames: Frames): CountingState {
  const counter = counterOf(id);
  for (let frame = 0; frame < seconds * FRAMES_PER_SECOND; frame += 1) {
    const second = frame / FRAMES_PER_SECOND;
    counter.add(second, frames(second), FRONT_CAMERA.aspect);
  }
  return counter.state();
}

/** Someone in front of the exercise's camera. */
export function filmed(
  id: CountedExerciseId,
  { aside, build }: Omit<SetUp, 'tempo'>,
  poseAt: (second: number) => Pose,
) {
  const spot = cameraSpots[countedExercises[id].camera];
  const camera = { ...FRONT_CAMERA, ...spot, azimuth: spot.azimuth + aside };
  return (second: number) =>
    withNoise(
      landmarksOf(inBuild(solvePose(poseAt(second)), BUILDS[build]), camera),
      NOISE_PIXELS,
      `${id} ${aside} ${build} ${second}`,
    );
}

const isStanding = (id: CountedExerciseId) => exerciseMotions[id].base === 'stand';

type Compiled = ReturnType<typeof compileMotion>;

/** The moment of a motion that is closest to standing, from which people enter it; 0 on the floor. */
function beginningOf(id: CountedExerciseId, motion: Compiled): number {
  if (!isStanding(id)) return 0;
  const reference = countingReferenceOf(id);
  const spot = cameraSpots[countedExercises[id].camera];
  const at = (pose: Pose) => {
    const seen = landmarksOf(solvePose(pose), { ...FRONT_CAMERA, ...spot });
    return progressOf(reference, featuresOf(seen, FRONT_CAMERA.aspect))?.at ?? 0;
  };
  const steps = Array.from({ length: 48 }, (_, step) => (step / 48) * motion.period);
  const starts = steps.map((time) => at(motion.sample(time)));
  return steps[starts.indexOf(Math.min(...starts))] ?? 0;
}

const known = new Map<CountedExerciseId, { motion: Compiled; begin: number }>();

/** Each exercise is rendered once, however many sets use it. */
function motionOf(id: CountedExerciseId): { motion: Compiled; begin: number } {
  const motion = known.get(id)?.motion ?? compileMotion(exerciseMotions[id]);
  const made = known.get(id) ?? { motion, begin: beginningOf(id, motion) };
  known.set(id, made);
  return made;
}

/** A set: standing first if the exercise starts there, four periods of the motion, then standing again. */
export function countSet(id: CountedExerciseId, setUp: SetUp) {
  const exercise: CountedExercise = countedExercises[id];
  const { motion, begin } = motionOf(id);
  const pause = isStanding(id) ? 1.5 : 0;
  const seconds = (motion.period * PERIODS) / setUp.tempo;
  const poseAt = (second: number) => {
    const danced = second - pause;
    if (isStanding(id) && (danced < 0 || danced > seconds)) return REST;
    return motion.sample(begin + danced * setUp.tempo);
  };
  const state = countFrames(id, seconds + 2 * pause, filmed(id, setUp, poseAt));
  return { ...state, expected: PERIODS * (exercise.perPeriod ?? 1), seconds };
}

/** Walking in place; if the camera circles, it sees them from all sides. */
function walking(second: number): Pose {
  const [swing, lift] = [Math.sin(second * 5.6), Math.cos(second * 5.6)];
  return applyDelta(
    {
      pelvis: { y: 0.91, pitch: 3 },
      body: { balance: 0 },
      feet: { pin: 0 },
      legL: { flex: 26 * swing, knee: 8 + 50 * Math.max(0, lift) },
      legR: { flex: -26 * swing, knee: 8 + 50 * Math.max(0, -lift) },
      armL: { flex: -22 * swing, elbow: 20 },
      armR: { flex: 22 * swing, elbow: 20 },
    },
    REST,
  );
}

/** Someone walking around the room: the viewing angle and the distance keep changing. */
export function filmedWalk(second: number): Landmark[] {
  const camera = { ...FRONT_CAMERA, azimuth: second * 40, distance: 3.6 + Math.sin(second * 0.7) * 0.8 };
  return withNoise(landmarksOf(solvePose(walking(second)), camera), NOISE_PIXELS, `walk ${second}`);
}
