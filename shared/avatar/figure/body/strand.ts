import { CatmullRomCurve3, type Material } from 'three';
import { vec } from '../../motion/rig/maths';
import { Loft } from './loft';
import type { Station } from './profile';

export type Path = [x: number, y: number, z: number][];
/** Half width and depth of a strand along its path, from 0 to 1. */
export type Taper = [at: number, width: number, depth: number][];

const LAST = 8;

/** A strand of hair along a path on the head: a lock, or a brow. */
export function strand(path: Path, taper: Taper, material: Material, color: string, radial = 14): Loft {
  const curve = new CatmullRomCurve3(path.map((p) => vec(...p)));
  const controls = Array.from({ length: LAST + 1 }, (_, i) => {
    const position = curve.getPoint(i / LAST);
    const normal = position
      .clone()
      .setY(position.y * 0.7)
      .normalize();
    return {
      position,
      side: curve
        .getTangent(i / LAST)
        .cross(normal)
        .normalize(),
    };
  });
  const stations = taper.map(([at, width, depth]): Station => [at * LAST, width, depth, depth, color]);
  const loft = new Loft([stations], { material, radial, perUnit: 3, round: 0.5 });
  loft.update(controls);
  loft.castShadow = false;
  return loft;
}
