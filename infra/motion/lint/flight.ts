import { SIDES } from '../../../shared/avatar/motion/rig/maths';
import { PROPORTIONS as B } from '../../../shared/avatar/motion/rig/proportions';
import type { Finding } from './finding';
import { at, cm, type Moment } from './watch';

const GRAVITY = 9.81;
/** Toes this far above the floor, in meters, have left it: a rolling foot stays lower. */
const OFF = 0.012;
/** Hips lower than this belong to someone sitting or lying. */
const UPRIGHT = 0.6;
/** How much longer a flight may look than a stone's: knees and ankles bend before and after it. */
const EASE = 1.6;
/** Meters by which the hips may rise too little before it shows. */
const SLACK = 0.01;

const isAirborne = ({ joints, pose }: Moment) =>
  SIDES.every(
    ([side]) =>
      joints[`ball${side}`].position.y > B.ballY + OFF &&
      joints[`toe${side}`].position.y > OFF + 0.02 &&
      joints[`heel${side}`].position.y > OFF + 0.02 &&
      (pose[`foot${side}`].pin < 0.5 || pose[`foot${side}`].y > OFF) &&
      pose[`hand${side}`].pin < 0.5 &&
      pose[`pin${side}`].knee < 0.5,
  ) && joints.pelvis.position.y > UPRIGHT;

/** The runs of moments for which something holds; a run across the seam counts as one. */
function runsOf(moments: Moment[], holds: (moment: Moment) => boolean): Moment[][] {
  const first = moments.findIndex((moment) => !holds(moment));
  if (first < 0) return [];
  const runs: Moment[][] = [[]];
  for (const moment of [...moments.slice(first), ...moments.slice(0, first)])
    if (holds(moment)) runs.at(-1)?.push(moment);
    else if (runs.at(-1)?.length) runs.push([]);
  return runs.filter(({ length }) => length > 0);
}

/** Jumps that hang in the air: that long a flight would carry the hips higher. */
export function* flightFindings(moments: Moment[], period: number): Generator<Finding> {
  for (const run of runsOf(moments, isAirborne)) {
    const heights = run.map(({ joints }) => joints.pelvis.position.y);
    const rise = Math.max(...heights) - Math.min(heights[0] ?? 0, heights.at(-1) ?? 0);
    const seconds = (run.length * period) / moments.length;
    const longest = EASE * Math.sqrt((8 * (rise + SLACK)) / GRAVITY);
    if (seconds > longest)
      yield {
        rule: 'flight',
        text: `body hangs in the air for ${seconds.toFixed(2)} s and rises ${cm(rise)} ${at(run[0]?.time ?? 0)}`,
      };
  }
}
