import { clamp, DEGREE, direct, vec } from '../../../shared/avatar/motion/rig/maths';
import type { Finding } from './finding';
import { at, type Moment } from './watch';

/** The neck's range between chest and head, in degrees: down, to a side, over a shoulder. */
const NECK = { pitch: [-60, 50], yaw: [-75, 75], roll: [-40, 40] } as const;

const degrees = (sine: number) => Math.asin(clamp(sine, -1, 1)) / DEGREE;

/** Heads beyond the neck's range, and faces that look where the exercise does not. */
export function* neckFindings(moments: Moment[], face?: readonly [number, number]): Generator<Finding> {
  for (const { time, joints } of moments) {
    const turned = joints.chest.rotation.clone().invert().multiply(joints.skull.rotation);
    const forward = direct(vec(), turned, 0, 0, 1);
    const bent = {
      pitch: degrees(-forward.y),
      yaw: Math.atan2(forward.x, forward.z) / DEGREE,
      roll: degrees(direct(vec(), turned, 1, 0, 0).y),
    };
    for (const [name, [low, high]] of Object.entries(NECK)) {
      const value = bent[name as keyof typeof NECK];
      if (value < low || value > high)
        yield {
          rule: 'neck',
          text: `neck ${name} ${value.toFixed(0)}° outside ${low} … ${high} ${at(time)}`,
        };
    }
    if (!face) continue;
    const down = degrees(-direct(vec(), joints.skull.rotation, 0, 0, 1).y);
    if (down < face[0] || down > face[1])
      yield {
        rule: 'neck',
        text: `face looks ${down.toFixed(0)}° down, declared ${face.join(' … ')} ${at(time)}`,
      };
  }
}
