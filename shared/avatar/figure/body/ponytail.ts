import type { Material } from 'three';
import type { Joint } from '../../motion/rig/joints';
import { direct, offset, vec } from '../../motion/rig/maths';
import { Loft, newControl } from './loft';
import type { Control } from './loft-ring';

type Triple = readonly [x: number, y: number, z: number];
/** Where the hair is tied, in meters in the skull's frame: high, and toward her left, so that it shows from the front. */
const ROOT: Triple = [0.043, 0.12, -0.068];
/** The middle of the hair's ball around the skull. */
const MIDDLE: Triple = [0, 0.02, 0];
/** The stretches from the tie to the tip: length, direction in the skull's frame, and how stiffly they keep it. */
const STRETCHES: readonly (readonly [length: number, direction: Triple, stiffness: number])[] = [
  [0.056, [0.62, 0.6, -0.46], 0.9],
  [0.064, [0.9, -0.02, -0.36], 0.66],
  [0.074, [0.36, -0.9, -0.1], 0.4],
  [0.08, [0, -1, 0.1], 0.2],
  [0.078, [0.1, -1, 0.3], 0.2],
];
/** How far the middle of the tail stays from the middle of the head, and its surface from floor and wall. */
const SKULL_RADIUS = 0.142;
const THICKNESS = 0.028;
const PASSES = 3;
const tail: [Control, ...Control[]] = [newControl(), ...STRETCHES.map(newControl)];
const [drag, middle, way, away, side] = [vec(), vec(), vec(), vec(), vec()];

/** Hair that leaves the back of the head, hangs down, and trails behind the head's movement. */
export class Ponytail extends Loft {
  constructor(color: string, material: Material) {
    super(
      [
        [
          [0, 0.013, 0.013, 0.013, color],
          [0.35, 0.024, 0.023, 0.023, color],
          [1.1, 0.034, 0.031, 0.031, color],
          [2.2, 0.036, 0.031, 0.031, color],
          [3.4, 0.03, 0.026, 0.026, color],
          [4.4, 0.02, 0.018, 0.018, color],
          [4.75, 0.014, 0.013, 0.013, color],
          [4.92, 0.0085, 0.008, 0.008, color],
          [5, 0.001, 0.001, 0.001, color],
        ],
      ],
      { material, radial: 16, perUnit: 6, round: 0.5 },
    );
  }

  /** @param wall where a wall behind her begins, along z */
  follow({ position, rotation }: Joint, before?: Joint['position'], wall = -Infinity) {
    if (before) drag.copy(before).sub(position);
    else drag.set(0, 0, 0);
    offset(middle, position, rotation, ...MIDDLE);
    const [root] = tail;
    offset(root.position, position, rotation, ...ROOT);
    direct(side, rotation, 0.7, -0.7, 0);
    for (let i = 0; i < STRETCHES.length; i++) {
      const [length, rest, stiffness] = STRETCHES[i] as (typeof STRETCHES)[number];
      const from = tail[i] as Control;
      const to = tail[i + 1] as Control;
      direct(way, rotation, ...rest).multiplyScalar(stiffness);
      way.y -= 1 - stiffness;
      way
        .normalize()
        .addScaledVector(drag, i * 2.4)
        .setLength(length);
      to.position.copy(from.position).add(way);
      for (let pass = 0; pass < PASSES; pass++) keepOut(i, length, wall);
      way.copy(to.position).sub(from.position).normalize();
      // Carried along the tail, so that it does not twist.
      side.addScaledVector(way, -side.dot(way)).normalize();
      from.side.copy(side);
      to.side.copy(side);
    }
    this.update(tail);
  }
}

/** Moves the end of a stretch out of the head, the floor, and the wall, and keeps its length. */
function keepOut(i: number, length: number, wall: number) {
  const from = tail[i] as Control;
  const { position } = tail[i + 1] as Control;
  const thickness = THICKNESS - i * 0.003;
  away.copy(position).sub(middle);
  const inside = SKULL_RADIUS - away.length();
  if (inside > 0) position.addScaledVector(away.normalize(), inside);
  position.y = Math.max(position.y, thickness);
  position.z = Math.max(position.z, wall + thickness);
  way.copy(position).sub(from.position).setLength(length);
  position.copy(from.position).add(way);
}
