import { CatmullRomCurve3, Mesh, TubeGeometry, type Material, type Quaternion, type Vector3 } from 'three';
import { vec } from '../../motion/rig/maths';

/** The opening of a shoe: angle from the toes in turns, and the distance and height from the ankle in meters. */
const OPENING = [
  [0, 0.0355, 0.01],
  [0.13, 0.0325, -0.002],
  [0.25, 0.0305, -0.014],
  [0.37, 0.0335, -0.005],
  [0.5, 0.0365, 0.006],
] as const;
const PADDING = 0.0098;
/** How far the collar gives way to a leaning shin, 0 to 1. */
const GIVES = 0.4;

function opening() {
  const half = OPENING.map(([turn, far, y]) => {
    const angle = turn * Math.PI * 2;
    return vec(Math.sin(angle) * far, y, Math.cos(angle) * far);
  });
  const other = half.slice(1, -1).map(({ x, y, z }) => vec(-x, y, z));
  return new CatmullRomCurve3([...half, ...other.reverse()], true);
}

/** The padded edge of a shoe around the ankle. */
export class Collar extends Mesh {
  constructor(material: Material) {
    super(new TubeGeometry(opening(), 20, PADDING, 8, true), material);
  }

  /** Lies between the foot and the shin. */
  follow(ankle: Vector3, foot: Quaternion, shin: Quaternion) {
    this.position.copy(ankle);
    this.quaternion.copy(foot).slerp(shin, GIVES);
  }
}
