import { BufferAttribute, BufferGeometry, Color, Mesh, type Material } from 'three';
import { vec } from '../../motion/rig/maths';
import { packRings, setLine, writeRings, type Control, type Rings } from './loft-ring';
import { writeNormals, type Surface } from './normals';
import { buildRings, type Station } from './profile';

export const newControl = (): Control => ({ position: vec(), side: vec() });

interface LoftOptions {
  material: Material;
  radial?: number;
  perUnit?: number;
  /** Share of a segment that is rounded at each joint. */
  round?: number;
  /** Superellipse exponent of the cross-section; 2 is an ellipse. */
  power?: number;
  /** How much of `update`'s swelling reaches each position along the controls. */
  swell?: (at: number) => number;
}

function indexParts(parts: number[][], radial: number) {
  const index: number[] = [];
  for (const part of parts)
    for (const ring of part.slice(0, -1))
      for (let j = 0; j < radial; j++) {
        const a = ring * radial + j;
        const b = ring * radial + ((j + 1) % radial);
        index.push(a, a + radial, b, b, a + radial, b + radial);
      }
  return index;
}

/** Cosines and sines of the cross-section, alternating. */
function crossSection(radial: number, power: number) {
  const shape = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / power);
  return Float64Array.from({ length: radial * 2 }, (_, i) => {
    const angle = ((i >> 1) / radial) * Math.PI * 2;
    return shape(i % 2 === 0 ? Math.cos(angle) : Math.sin(angle));
  });
}

/** A tube with an anatomical profile along joints, rebuilt every frame: no skin weights, so no collapsing joints. */
export class Loft extends Mesh<BufferGeometry, Material> {
  private readonly rings: Rings;
  private readonly section: Float64Array;
  private readonly surface: Surface;
  private readonly rebuilt: BufferAttribute[];

  constructor(
    stations: Station[],
    { material, radial = 28, perUnit = 9, round = 0.26, power = 2, swell = () => 0 }: LoftOptions,
  ) {
    const { rings, parts } = buildRings(stations, perUnit);
    const geometry = new BufferGeometry();
    const colors = rings.flatMap(({ color }) => {
      const rgb = new Color(color).toArray();
      return Array.from({ length: radial }, () => rgb).flat();
    });
    const index = indexParts(parts, radial);
    const [positions, normals] = [new Float32Array(colors.length), new Float32Array(colors.length)];
    const [position, normal] = [new BufferAttribute(positions, 3), new BufferAttribute(normals, 3)];
    geometry.setAttribute('position', position);
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(colors), 3));
    geometry.setAttribute('normal', normal);
    geometry.setIndex(index);
    super(geometry, material);
    this.castShadow = true;
    this.receiveShadow = true;
    this.frustumCulled = false;
    this.rings = packRings(rings, round, swell);
    this.section = crossSection(radial, power);
    this.rebuilt = [position, normal];
    this.surface = { index: Uint32Array.from(index), positions, normals };
  }

  /** Rebuilds the surface along the controls; `swelling` scales the front depth (breathing). */
  update(controls: Control[], swelling = 0) {
    setLine(controls, swelling);
    writeRings(this.rings, this.section, this.surface.positions);
    writeNormals(this.surface);
    for (const attribute of this.rebuilt) attribute.needsUpdate = true;
  }
}
