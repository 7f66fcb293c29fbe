import { BufferAttribute, BufferGeometry, Color, Mesh, Vector3, type Material } from 'three';
import { buildRings, type Ring, type Station } from './profile';

/** A point the loft runs through, and the direction of its width there. */
export interface Control {
  position: Vector3;
  side: Vector3;
}

interface LoftOptions {
  material: Material;
  radial?: number;
  perUnit?: number;
  /** Share of a segment that is rounded at each joint. */
  round?: number;
  /** Superellipse exponent of the cross-section; 2 is an ellipse. */
  power?: number;
}

const [P, T, S, F, A, B] = [1, 2, 3, 4, 5, 6].map(() => new Vector3()) as [
  Vector3,
  Vector3,
  Vector3,
  Vector3,
  Vector3,
  Vector3,
];

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

/** A tube with an anatomical profile along joints, rebuilt every frame: no skin weights, so no collapsing joints. */
export class Loft extends Mesh<BufferGeometry, Material> {
  private readonly rings: Ring[];
  private readonly round: number;
  private readonly section: [cos: number, sin: number][];

  constructor(
    stations: Station[],
    { material, radial = 28, perUnit = 9, round = 0.26, power = 2 }: LoftOptions,
  ) {
    const { rings, parts } = buildRings(stations, perUnit);
    const geometry = new BufferGeometry();
    const colours = rings.flatMap(({ colour }) => {
      const rgb = new Color(colour).toArray();
      return Array.from({ length: radial }, () => rgb).flat();
    });
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(colours.length), 3));
    geometry.setAttribute('color', new BufferAttribute(new Float32Array(colours), 3));
    geometry.setIndex(indexParts(parts, radial));
    super(geometry, material);
    this.castShadow = true;
    this.receiveShadow = true;
    this.frustumCulled = false;
    this.rings = rings;
    this.round = round;
    const shape = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / power);
    this.section = Array.from({ length: radial }, (_, j) => {
      const angle = (j / radial) * Math.PI * 2;
      return [shape(Math.cos(angle)), shape(Math.sin(angle))];
    });
  }

  private centre(at: number, controls: Control[]) {
    const point = (i: number) => (controls[i] as Control).position;
    const joint = Math.round(at);
    if (joint > 0 && joint < controls.length - 1 && Math.abs(at - joint) < this.round) {
      const u = (at - joint + this.round) / (2 * this.round);
      const corner = point(joint);
      A.lerpVectors(corner, point(joint - 1), this.round);
      B.lerpVectors(corner, point(joint + 1), this.round);
      P.copy(A).multiplyScalar((1 - u) ** 2);
      P.addScaledVector(corner, 2 * u * (1 - u)).addScaledVector(B, u * u);
      T.subVectors(corner, A).multiplyScalar(1 - u);
      T.addScaledVector(B, u).addScaledVector(corner, -u);
    } else {
      const k = Math.min(controls.length - 2, Math.floor(at));
      P.lerpVectors(point(k), point(k + 1), at - k);
      T.subVectors(point(k + 1), point(k));
    }
  }

  /** Rebuilds the surface along the controls; `swell` scales the front depth (breathing). */
  update(controls: Control[], swell?: (at: number) => number) {
    const out = this.geometry.getAttribute('position') as BufferAttribute;
    let vertex = 0;
    for (const { at, radii } of this.rings) {
      this.centre(at, controls);
      const k = Math.min(controls.length - 2, Math.max(0, Math.floor(at)));
      T.normalize();
      S.lerpVectors((controls[k] as Control).side, (controls[k + 1] as Control).side, at - k);
      S.addScaledVector(T, -S.dot(T)).normalize();
      F.crossVectors(S, T);
      const [width, front, back] = radii;
      const scale = swell ? swell(at) : 1;
      for (const [cos, sin] of this.section) {
        const a = cos * width * (1 + (scale - 1) * 0.5);
        const b = sin * (sin > 0 ? front * scale : back);
        out.setXYZ(vertex++, P.x + S.x * a + F.x * b, P.y + S.y * a + F.y * b, P.z + S.z * a + F.z * b);
      }
    }
    out.needsUpdate = true;
    this.geometry.computeVertexNormals();
  }
}
