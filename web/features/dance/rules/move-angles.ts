import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import type { Choreography, MoveAngles } from './move-match';
import { ANGLE_NAMES, jointAngles } from '../../../lib/pose/joint-angles';
import { compileMotion } from '../../../../shared/avatar/motion/motion';
import { mirrorPose, REST, type Pose } from '../../../../shared/avatar/motion/pose';
import { FRONT_CAMERA, landmarksOf } from '../../../lib/pose/landmarks';
import { solvePose } from '../../../../shared/avatar/motion/rig/solve';
import { DANCE_MOVES, danceStyles, type DanceMoveId } from '../../../../shared/avatar/motion/dance/catalogue';
import { WRITTEN_BEAT } from '../../../../shared/avatar/motion/dance/move';

const STEPS_PER_BEAT = 8;
/** What an angle that stays as it is in standing still counts, in degrees. */
const LEAST_WEIGHT = 1;

function anglesOf(pose: Pose): Float32Array {
  const angles = jointAngles(landmarksOf(solvePose(pose)), FRONT_CAMERA.aspect);
  return Float32Array.from(ANGLE_NAMES, (name) => angles[name] ?? Number.NaN);
}

/** An angle characterizes a move by how much it changes and how far it is from standing still. */
function weightsOf(rows: readonly Float32Array[]): Float32Array {
  const still = anglesOf(REST);
  return still.map((rest, angle) => {
    const values = rows.map((row) => row[angle] as number);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    return LEAST_WEIGHT + 2 * Math.sqrt(variance) + Math.abs(mean - rest);
  });
}

const known = new Map<DanceMoveId, MoveAngles>();

/** A move's angles as a camera in front sees someone who mirrors the coach; computed once. */
function moveAngles(id: DanceMoveId): MoveAngles {
  const found = known.get(id);
  if (found) return found;
  const motion = compileMotion(DANCE_MOVES[id].motion);
  const beats = Math.round(motion.period / WRITTEN_BEAT);
  const rows = Array.from({ length: beats * STEPS_PER_BEAT }, (_, step) =>
    anglesOf(mirrorPose(motion.sample((step / STEPS_PER_BEAT) * WRITTEN_BEAT))),
  );
  const angles = { beats, rows, weights: weightsOf(rows) };
  known.set(id, angles);
  return angles;
}

/** The moves of a session, in the style's order (`moveOrder`). A move takes about 15 ms when it is first danced. */
export function choreographyOf(styleId: DanceStyleId, order: readonly number[]): Choreography {
  const style = danceStyles.find(({ id }) => id === styleId);
  if (!style) throw new Error(`no dance style is called ${styleId}`);
  const ids = order.flatMap((place): DanceMoveId[] => style.moves.slice(place, place + 1));
  return {
    beatsPerMinute: style.beatsPerMinute,
    count: ids.length,
    moveAt(place) {
      const id = ids[place];
      if (!id) throw new RangeError(`the set has no move ${place}`);
      return moveAngles(id);
    },
  };
}
