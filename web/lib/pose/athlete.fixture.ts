import { chance } from '../../../shared/rules/chance';
import type { Landmark } from './landmark';
import { emptyJoints, type JointName, type Joints } from '../../../shared/avatar/motion/rig/joints';
import { vec } from '../../../shared/avatar/motion/rig/maths';

/** How much longer the body's parts are than the rig's. */
export interface Build {
  trunk: number;
  shoulders: number;
  hips: number;
  arms: number;
  legs: number;
}

export const BUILDS = {
  rig: { trunk: 1, shoulders: 1, hips: 1, arms: 1, legs: 1 },
  stocky: { trunk: 1.05, shoulders: 1.22, hips: 1.25, arms: 0.92, legs: 0.86 },
  lanky: { trunk: 0.96, shoulders: 0.92, hips: 0.9, arms: 1.08, legs: 1.1 },
} satisfies Record<string, Build>;

type Part = keyof Build;
const chain: [joint: JointName, parent: JointName, part: Part][] = [
  ['lumbar', 'pelvis', 'trunk'],
  ['waist', 'lumbar', 'trunk'],
  ['chest', 'waist', 'trunk'],
  ['neck', 'chest', 'trunk'],
  ['head', 'neck', 'trunk'],
  ['skull', 'head', 'trunk'],
  ...(['L', 'R'] as const).flatMap((side): [JointName, JointName, Part][] => [
    [`shoulder${side}`, 'chest', 'shoulders'],
    [`elbow${side}`, `shoulder${side}`, 'arms'],
    [`wrist${side}`, `elbow${side}`, 'arms'],
    [`fingers${side}`, `wrist${side}`, 'arms'],
    [`hip${side}`, 'pelvis', 'hips'],
    [`knee${side}`, `hip${side}`, 'legs'],
    [`ankle${side}`, `knee${side}`, 'legs'],
    [`heel${side}`, `ankle${side}`, 'legs'],
    [`ball${side}`, `ankle${side}`, 'legs'],
    [`toe${side}`, `ball${side}`, 'legs'],
  ]),
];

/** The same pose in another body, standing on the same floor. */
export function inBuild(joints: Joints, build: Build): Joints {
  const body = emptyJoints();
  body.pelvis.position.copy(joints.pelvis.position);
  body.pelvis.rotation.copy(joints.pelvis.rotation);
  for (const [name, parent, part] of chain) {
    const bone = vec().copy(joints[name].position).sub(joints[parent].position);
    body[name].position.copy(body[parent].position).addScaledVector(bone, build[part]);
    body[name].rotation.copy(joints[name].rotation);
  }
  const lowest = (each: Joints) =>
    Math.min(...chain.map(([name]) => each[name].position.y), each.pelvis.position.y);
  const sink = lowest(body) - lowest(joints);
  for (const { position } of Object.values(body)) position.y -= sink;
  return body;
}

/** Numbers from 0 to 1 that only depend on the seed (mulberry32). */
function numbersOf(seed: string): () => number {
  let state = chance(seed) * 2 ** 32;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A detector's noise: every point wanders by up to this many pixels of a picture 720 pixels high. */
export function withNoise(landmarks: Landmark[], pixels: number, seed: string, aspect = 16 / 9): Landmark[] {
  const next = numbersOf(seed);
  const wander = () => ((next() + next() - 1) * pixels * 1.5) / 720;
  return landmarks.map((point) => ({ ...point, x: point.x + wander() / aspect, y: point.y + wander() }));
}
