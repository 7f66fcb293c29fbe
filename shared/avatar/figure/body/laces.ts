import { CatmullRomCurve3, Group, Mesh, TubeGeometry, type Material } from 'three';
import { vec } from '../../motion/rig/maths';

/** Where the laces cross the instep, in meters from the ankle: forward, and up. */
const ROWS = [
  [0.045, 0.0055],
  [0.061, 0],
  [0.077, -0.0065],
  [0.093, -0.0125],
] as const;
const HALF_WIDTH = 0.025;
/** How far the ends lie below the middle. */
const DROP = 0.016;

/** Shoelaces: a few rows across the instep, crossed. */
export class Laces extends Group {
  constructor(material: Material) {
    super();
    ROWS.forEach(([z, y], row) => {
      const slant = row % 2 === 0 ? 0.006 : -0.006;
      const points = [-1, -0.6, 0, 0.6, 1].map((x) =>
        vec(x * HALF_WIDTH, y - DROP * Math.abs(x) ** 2.4, z + slant * x),
      );
      const lace = new Mesh(new TubeGeometry(new CatmullRomCurve3(points), 8, 0.0028, 5), material);
      this.add(lace);
    });
  }
}
