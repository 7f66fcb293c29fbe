import type { Side } from '../../../shared/avatar/motion/pose';
import type { JointName, Joints } from '../../../shared/avatar/motion/rig/joints';
import { clamp, SIDES, vec } from '../../../shared/avatar/motion/rig/maths';
import type { Finding } from './finding';
import { at, cm, type Moment } from './watch';

/** How far flesh may be compressed, in meters. */
const PRESSED = 0.025;

/** A body part as a capsule: from a share of a bone to its end. Radii are those of bone and muscle, not of clothes. */
interface Part {
  name: string;
  from: JointName;
  to: JointName;
  start: number;
  radius: number;
}

const part = (name: string, from: JointName, to: JointName, start: number, radius: number): Part => ({
  name,
  from,
  to,
  start,
  radius,
});
const partsOf = (side: Side) => ({
  forearm: part(`forearm${side}`, `elbow${side}`, `wrist${side}`, 0, 0.028),
  thigh: part(`thigh${side}`, `hip${side}`, `knee${side}`, 0.45, 0.06),
  shin: part(`shin${side}`, `knee${side}`, `ankle${side}`, 0.1, 0.042),
  foot: part(`foot${side}`, `ankle${side}`, `toe${side}`, 0.2, 0.03),
});
const [L, R] = [partsOf('L'), partsOf('R')];
const TRUNK = [part('belly', 'pelvis', 'waist', 0.2, 0.085), part('chest', 'waist', 'chest', 0, 0.09)];
const HEAD = part('head', 'head', 'skull', 0.4, 0.085);

const PAIRS: [Part, Part][] = [
  [L.forearm, R.forearm],
  [L.shin, R.shin],
  [L.thigh, R.shin],
  [R.thigh, L.shin],
  [L.thigh, R.thigh],
  [L.foot, R.foot],
  [L.foot, R.shin],
  [R.foot, L.shin],
  ...[L, R].flatMap(({ forearm }) => [
    ...[...TRUNK, HEAD].map((other): [Part, Part] => [forearm, other]),
    ...[L, R].flatMap(({ thigh, shin }): [Part, Part][] => [
      [forearm, thigh],
      [forearm, shin],
    ]),
  ]),
];

const [p, q, u, v, w] = SIDES.flatMap(() => [vec(), vec(), vec()]) as [
  ReturnType<typeof vec>,
  ReturnType<typeof vec>,
  ReturnType<typeof vec>,
  ReturnType<typeof vec>,
  ReturnType<typeof vec>,
];

function lay(joints: Joints, { from, to, start }: Part, origin: typeof p, way: typeof p) {
  way.copy(joints[to].position).sub(joints[from].position);
  origin.copy(joints[from].position).addScaledVector(way, start);
  way.multiplyScalar(1 - start);
}

/** The shortest distance between the center lines of two parts. */
function distance(joints: Joints, first: Part, second: Part) {
  lay(joints, first, p, u);
  lay(joints, second, q, v);
  w.copy(p).sub(q);
  const [a, b, c, d, e] = [u.dot(u), u.dot(v), v.dot(v), u.dot(w), v.dot(w)];
  const steep = a * c - b * b;
  let s = steep > 1e-9 ? clamp((b * e - c * d) / steep, 0, 1) : 0;
  const t = clamp((b * s + e) / c, 0, 1);
  s = clamp((b * t - d) / a, 0, 1);
  return w.addScaledVector(u, s).addScaledVector(v, -t).length();
}

/** Limbs that pass through each other, the trunk, or the head. */
export function* limbFindings(moments: Moment[]): Generator<Finding> {
  for (const { time, joints } of moments)
    for (const [first, second] of PAIRS) {
      const depth = first.radius + second.radius - distance(joints, first, second);
      if (depth > PRESSED)
        yield {
          rule: 'limbs',
          text: `${first.name}:${second.name} are ${cm(depth)} in one another ${at(time)}`,
        };
    }
}
