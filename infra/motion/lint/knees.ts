import { DEGREE, direct, SIDES, vec } from '../../../shared/avatar/motion/rig/maths';
import type { Finding } from './finding';
import { at, cm, type Moment } from './watch';

/** Meters by which a bent knee may be beside the foot that bears it. */
const ASIDE = 0.11;
/** Degrees: a straighter knee lies on the way from hip to ankle, wherever that is. */
const BENT = 130;

/** Knees that tip inward or outward of a flat foot. */
export function* kneeFindings(moments: Moment[]): Generator<Finding> {
  for (const { time, joints } of moments)
    for (const [side, sign] of SIDES) {
      const [hip, knee] = [joints[`hip${side}`].position, joints[`knee${side}`].position];
      const { position: ankle, rotation } = joints[`ankle${side}`];
      const isFlat = joints[`heel${side}`].position.y < 0.03 && joints[`ball${side}`].position.y < 0.036;
      const shin = knee.clone().sub(ankle);
      const bend = hip.clone().sub(knee).angleTo(shin.clone().negate()) / DEGREE;
      if (!isFlat || bend > BENT) continue;
      const { x, z } = direct(vec(), rotation, 0, 0, 1).setY(0).normalize();
      const aside = (shin.x * z - shin.z * x) * sign;
      if (Math.abs(aside) > ASIDE)
        yield {
          rule: 'knee',
          text: `knee${side} is ${cm(Math.abs(aside))} ${aside > 0 ? 'outward' : 'inward'} of its foot ${at(time)}`,
        };
    }
}
