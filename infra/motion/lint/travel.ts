import type { JointName } from '../../../shared/avatar/motion/rig/joints';
import type { Finding } from './finding';
import { cm, type Moment } from './watch';

/** How far head and hands may travel in the loop of a hold, in meters: a breath, and a little of a balance. */
const HELD = 0.05;
const ENDS = ['skull', 'wristL', 'wristR'] as const satisfies JointName[];

/** The largest distance between two places of a joint. */
function travel(moments: Moment[], joint: JointName): number {
  const places = moments.map(({ joints }) => joints[joint].position);
  return Math.max(...places.flatMap((a, i) => places.slice(i).map((b) => a.distanceTo(b))));
}

/** Holds that are not held: their loop moves head or hands. */
export function* travelFindings(moments: Moment[]): Generator<Finding> {
  for (const joint of ENDS) {
    const way = travel(moments, joint);
    if (way > HELD)
      yield { rule: 'hold', text: `${joint} travels ${cm(way)} in a hold, at most ${cm(HELD)}` };
  }
}
