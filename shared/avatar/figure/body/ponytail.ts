import type { Material } from 'three';
import type { Joint } from '../../motion/rig/joints';
import { direct, offset, vec } from '../../motion/rig/maths';
import { Loft, newControl } from './loft';
import type { Control } from './loft-ring';

/** Where the hair is tied, in meters in the skull's frame: high, and toward her left, so that it shows from the front. */
const ROOT = { x: 0.043, y: 0.12, z: -0.068 };
/** How far above the skull's joint the middle of the head is, in meters. */
const MIDDLE = 0.02;
/** The stretches from the tie to the tip: length, direction in the skull's frame, and how stiffly they keep it. */
const STRETCHES = [
  { length: 0.056, x: 0.62, y: 0.6, z: -0.46, stiffness: 0.9 },
  { length: 0.064, x: 0.9, y: -0.02, z: -0.36, stiffness: 0.66 },
  { length: 0.074, x: 0.36, y: -0.9, z: -0.1, stiffness: 0.4 },
  { length: 0.062, x: 0, y: -1, z: 0.1, stiffness: 0.2 },
  { length: 0.054, x: 0.1, y: -1, z: 0.3, stiffness: 0.2 },
];
/** How far the middle of the tail stays from the middle of the head, and its surface from floor and wall. */
const SKULL_RADIUS = 0.142;
const THICKNESS = 0.028;
const PASSES = 3;
/** However fast the head moves, her hair is not dragged farther, in meters. */
const MOST_DRAG = 0.1;
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
          [4.9, 0.0098, 0.0092, 0.0092, color],
          [4.97, 0.0058, 0.0054, 0.0054, color],
          [5, 0.001, 0.001, 0.001, color],
        ],
      ],
      { material, radial: 16, perUnit: 6, round: 0.5 },
    );
  }

  /** @param wall where a wall behind her begins, along z */
  follow({ position, rotation }: Joint, before?: Joint['position'], wall = -Infinity) {
    if (before) drag.copy(before).sub(position).clampLength(0, MOST_DRAG);
    else drag.set(0, 0, 0);
    offset(middle, position, rotation, 0, MIDDLE, 0);
    offset(tail[0].position, position, rotation, ROOT.x, ROOT.y, ROOT.z);
    direct(side, rotation, 0.7, -0.7, 0);
    for (let i = 0; i < STRETCHES.length; i++) {
      const { length, x, y, z, stiffness } = STRETCHES[i] as (typeof STRETCHES)[number];
      const from = tail[i] as Control;
      const to = tail[i + 1] as Control;
      direct(way, rotation, x, y, z).multiplyScalar(stiffness);
      way.y -= 1 - stiffness;
      way
        .normalize()
        .addScaledVector(drag, i * 2)
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
