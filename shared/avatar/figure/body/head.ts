import {
  Group,
  Mesh,
  Quaternion,
  SphereGeometry,
  type BufferGeometry,
  type Material,
  type Vector3,
} from 'three';
import { DEGREE, smooth, vec } from '../../motion/rig/maths';
import { Eye } from './eye';
import { buildHair } from './hair';
import type { Look } from './looks';
import type { Materials } from './materials';
import { Mouth } from './mouth';
import { faceGeometry, faceShape, faceSurface, skullShape, type FacePoint } from './skull';
import { strand } from './strand';

type Triple = [number, number, number];
const BLUSH = '#f0524a';
/** Where an eye sits on the face, and how deep, in meters. */
const EYE: Triple = [0.0325, 0.0005, -0.0128];
/** The middle of a brow lies as far up as aside, in meters. */
const BROW = 0.034;
/** She looks at what is at most this many degrees aside, and not at all from the second angle on. */
const SIGHT = [24, 46] as const;
const toward = vec();
const turned = new Quaternion();

/** What the face does: all from 0 to 1. */
export interface Expression {
  laugh: number;
  effort: number;
  blink: boolean;
}

/** Face, ears, and hair around the middle of the skull. */
export class Head extends Group {
  private readonly mouth: Mouth;
  private readonly eyes: Eye[] = [];
  private readonly brows: [brow: Group, sign: number][] = [];

  constructor(look: Look, materials: Materials) {
    super();
    const broad = look.build === 'broad';
    const { skin, hair } = materials;
    const skull = skullShape(broad ? 0.18 : 0.25);
    const face = faceShape(skull);
    const onSkull = faceSurface(skull);
    this.mesh(faceGeometry(face, look.skin, BLUSH), materials.face).receiveShadow = true;
    const ear = new SphereGeometry(1, 18, 14);
    for (const s of [1, -1] as const) {
      const eye = new Eye(s, look.iris, skin, look.brow);
      eye.position.set(...onSkull(s * EYE[0], EYE[1], EYE[2]));
      this.eyes.push(eye);
      this.add(eye, this.brow(s, onSkull, look, hair));
      for (const [scale, x, z] of [
        [vec(0.012, 0.026, 0.018), 0.079, -0.01],
        [vec(0.008, 0.017, 0.01), 0.0845, -0.004],
      ] as const) {
        const lobe = this.mesh(ear, skin);
        lobe.position.set(s * x, -0.012, z);
        lobe.scale.copy(scale);
        lobe.rotation.set(0, s * -0.3, s * -0.12);
      }
    }
    this.mouth = new Mouth(
      faceSurface(face),
      materials.make({ roughness: 0.45, gloss: 0.5, color: look.lip }),
      look.lip,
    );
    this.add(this.mouth, buildHair(skull, look, materials));
    this.scale.setScalar(1.16);
    this.express({ laugh: 0, effort: 0, blink: false });
  }

  private brow(s: 1 | -1, on: FacePoint, { build, brow: color }: Look, material: Material) {
    const thick = build === 'broad' ? 1.35 : 1;
    const group = new Group();
    const path: [number, number][] = [
      [0.0145, 0.0315],
      [0.025, 0.0355],
      [0.037, 0.0365],
      [0.05, 0.0305],
    ];
    const [px, py, pz] = on(s * BROW, BROW);
    const loft = strand(
      path.map(([x, y]) => on(s * x, y, 0.0022)),
      [
        [0, 0.0012 * thick, 0.001],
        [0.2, 0.003 * thick, 0.0016],
        [0.65, 0.0026 * thick, 0.0014],
        [1, 0.0006, 0.0006],
      ],
      material,
      color,
      10,
    );
    loft.position.set(-px, -py, -pz);
    group.position.set(px, py, pz);
    group.add(loft);
    this.brows.push([group, s]);
    return group;
  }

  private mesh(geometry: BufferGeometry, material: Material) {
    const mesh = new Mesh(geometry, material);
    mesh.castShadow = true;
    this.add(mesh);
    return mesh;
  }

  express({ laugh, effort, blink }: Expression) {
    for (const eye of this.eyes) eye.open(blink ? 0 : 1, Math.max(effort * 0.9, laugh * 0.55));
    for (const [brow, s] of this.brows) {
      brow.rotation.z = s * (effort * 2.5 - laugh * 5) * DEGREE;
      brow.position.y = BROW + laugh * 0.003 - effort * 0.003;
    }
    this.mouth.set(laugh, effort);
  }

  /** Turns the eyes to a point in the world, if it is about in front of the face. */
  see(point: Vector3, position: Vector3, rotation: Quaternion) {
    toward.copy(point).sub(position).applyQuaternion(turned.copy(rotation).invert()).normalize();
    const yaw = Math.atan2(toward.x, toward.z) / DEGREE;
    const pitch = -Math.asin(toward.y) / DEGREE;
    const off = Math.acos(Math.min(1, Math.max(-1, toward.z))) / DEGREE;
    const share = 1 - smooth(off, SIGHT[0], SIGHT[1]);
    for (const eye of this.eyes) {
      eye.look(pitch * share, yaw * share);
      eye.seenFrom(yaw);
    }
    this.mouth.seenFrom(yaw);
  }
}
