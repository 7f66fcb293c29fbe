import { BufferAttribute, BufferGeometry, Color, Mesh, type Material } from 'three';
import { vec } from '../../motion/rig/maths';
import {
  AT,
  FRAME_SIZE,
  RING,
  packRings,
  setLine,
  writeRings,
  type Control,
  type RingFrames,
  type Rings,
} from './loft-ring';
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
  /** The color of what is no cloth, and never wrinkles. */
  bare?: string;
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

/** Meters a segment is long, about: folds are as far apart on every limb. */
const FOLD_SCALE = 0.3;
/** Front and back mirror each other: a full turn would jump back to 0 within one face, and flicker there. */
const turnOf = (turn: number) => Math.min(turn, 1 - turn);
/** Marks what is no cloth. */
export const BARE = -1;
/** How far from a joint cloth wrinkles, in segments. */
const FOLD_REACH = 0.3;
const [before, after] = [vec(), vec()];

/** How much cloth wrinkles at a position, 0 to 1, by the bends of the joints around it. */
function creaseAt(controls: Control[], at: number): number {
  let strength = 0;
  for (let joint = 1; joint < controls.length - 1; joint++) {
    const near = Math.exp(-(((at - joint) / FOLD_REACH) ** 2));
    if (near < 0.02) continue;
    const { position } = controls[joint] as Control;
    before.copy(position).sub((controls[joint - 1] as Control).position);
    after.copy((controls[joint + 1] as Control).position).sub(position);
    strength += near * Math.min(1, before.angleTo(after) / 1.2);
  }
  return Math.min(1, strength);
}

/** A tube with an anatomical profile along joints, rebuilt every frame: no skin weights, so no collapsing joints. */
export class Loft extends Mesh<BufferGeometry, Material> {
  readonly rings: Rings;
  readonly frames: RingFrames;
  readonly radial: number;
  private readonly garments: number[][];
  private readonly section: Float64Array;
  readonly surface: Surface;
  private readonly fold: BufferAttribute;
  private readonly rebuilt: BufferAttribute[];

  constructor(
    layers: Station[][],
    { material, radial = 28, perUnit = 9, round = 0.26, power = 2, swell = () => 0, bare }: LoftOptions,
  ) {
    const { rings, parts } = buildRings(layers, perUnit);
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
    const fold = new BufferAttribute(new Float32Array(colors.length), 3);
    rings.forEach(({ at, color }, ring) => {
      for (let j = 0; j < radial; j++)
        fold.setXYZ(ring * radial + j, at * FOLD_SCALE, turnOf(j / radial), color === bare ? BARE : 0);
    });
    geometry.setAttribute('fold', fold);
    geometry.setIndex(index);
    super(geometry, material);
    this.castShadow = true;
    this.receiveShadow = true;
    this.frustumCulled = false;
    this.rings = packRings(rings, round, swell);
    this.frames = new Float64Array(rings.length * FRAME_SIZE);
    this.radial = radial;
    this.garments = parts;
    this.section = crossSection(radial, power);
    this.fold = fold;
    this.rebuilt = [position, normal];
    this.surface = { index: Uint32Array.from(index), positions, normals };
  }

  /** Rebuilds the surface along the controls; `swelling` scales the front depth (breathing). */
  update(controls: Control[], swelling = 0) {
    setLine(controls, swelling);
    writeRings(this.rings, this.section, this.surface.positions, this.frames);
    writeNormals(this.surface);
    for (const attribute of this.rebuilt) attribute.needsUpdate = true;
  }

  /** Wrinkles the cloth around the joints, as far as they are bent. */
  crease(controls: Control[], until = Infinity) {
    const values = this.fold.array;
    for (let ring = 0; ring < this.rings.length / RING; ring++) {
      const at = this.rings[ring * RING + AT] as number;
      if (values[ring * this.radial * 3 + 2] === BARE) continue;
      const strength = at > until ? 0 : creaseAt(controls, at);
      for (let j = 0; j < this.radial; j++) values[(ring * this.radial + j) * 3 + 2] = strength;
    }
    this.fold.needsUpdate = true;
  }

  /** The first and last ring of a layer between two positions along the controls. */
  ringsBetween(layer: number, from: number, to: number): [first: number, last: number] {
    const inside = (this.garments[layer] ?? []).filter((ring) => {
      const at = this.rings[ring * RING + AT] as number;
      return at >= from && at <= to;
    });
    return [inside[0] ?? 0, inside.at(-1) ?? 0];
  }
}
