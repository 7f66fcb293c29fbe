import type { JointName } from '../../../shared/avatar/motion/rig/joints';
import { DEGREE } from '../../../shared/avatar/motion/rig/maths';
import type { Pace } from './contract';
import type { Finding } from './finding';
import { at, type Moment } from './watch';

interface Caps {
  /** Meters per second, for hands and feet. */
  speed: number;
  /** Meters per second squared. */
  snap: number;
  /** Degrees per second at which the head may turn. */
  turn: number;
}

const CAPS: Record<Pace, Caps> = {
  slow: { speed: 5, snap: 60, turn: 150 },
  steady: { speed: 7, snap: 150, turn: 250 },
  fast: { speed: 9, snap: 300, turn: 400 },
};
const ENDS: JointName[] = ['wristL', 'wristR', 'ankleL', 'ankleR', 'skull'];

/** Hands, feet, and heads that move faster or start more suddenly than a body does. */
export function* paceFindings(moments: Moment[], period: number, pace: Pace): Generator<Finding> {
  const step = period / moments.length;
  const caps = CAPS[pace];
  for (const [i, now] of moments.entries()) {
    const before = moments.at(i - 1) ?? now;
    const after = moments[(i + 1) % moments.length] ?? now;
    for (const end of ENDS) {
      const [a, b, c] = [before.joints[end].position, now.joints[end].position, after.joints[end].position];
      const speed = a.distanceTo(c) / (2 * step);
      if (speed > caps.speed)
        yield {
          rule: 'speed',
          text: `${end} moves ${speed.toFixed(1)} m/s, cap ${caps.speed} ${at(now.time)}`,
        };
      const snap = a.clone().add(c).addScaledVector(b, -2).length() / step ** 2;
      if (snap > caps.snap)
        yield {
          rule: 'snap',
          text: `${end} snaps by ${snap.toFixed(0)} m/s², cap ${caps.snap} ${at(now.time)}`,
        };
    }
    const turn = before.joints.skull.rotation.angleTo(after.joints.skull.rotation) / DEGREE / (2 * step);
    if (turn > caps.turn)
      yield { rule: 'speed', text: `head turns ${turn.toFixed(0)}°/s, cap ${caps.turn} ${at(now.time)}` };
  }
}
