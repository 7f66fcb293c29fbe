import {
  BoxGeometry,
  CapsuleGeometry,
  CatmullRomCurve3,
  Color,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  Mesh,
  MeshStandardMaterial,
  Shape,
  TubeGeometry,
  type BufferGeometry,
  type Vector3,
} from 'three';
import type { Prop } from '../../motion/props';
import type { Joint, Joints } from '../../motion/rig/joints';
import { DEGREE, offset, SIDES, turnX, vec } from '../../motion/rig/maths';
import type { Grade } from './grades';
import { brandColor } from '../../../brand-colors';

/** Distance from the wrist to the middle of a closed fist. */
const GRIP = 0.085;
const paint = (color: string, roughness = 0.8) => new MeshStandardMaterial({ color, roughness });

function part(geometry: BufferGeometry, material: MeshStandardMaterial, x = 0, y = 0, z = 0) {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(x, y, z);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

function buildMat(color: string) {
  const [x, y, r] = [0.34, 0.925, 0.06];
  const shape = new Shape();
  shape
    .moveTo(-x + r, -y)
    .lineTo(x - r, -y)
    .quadraticCurveTo(x, -y, x, -y + r)
    .lineTo(x, y - r);
  shape
    .quadraticCurveTo(x, y, x - r, y)
    .lineTo(-x + r, y)
    .quadraticCurveTo(-x, y, -x, y - r);
  shape.lineTo(-x, -y + r).quadraticCurveTo(-x, -y, -x + r, -y);
  const bevel = { depth: 0.008, bevelSize: 0.003, bevelThickness: 0.003, bevelSegments: 2 };
  const mat = part(new ExtrudeGeometry(shape, bevel), paint(color, 0.95), 0, -0.0115);
  mat.rotation.x = -Math.PI / 2;
  mat.castShadow = false;
  return new Group().add(mat);
}

function buildChair(color: string) {
  const chair = new Group();
  const frame = paint(color);
  chair.add(part(new BoxGeometry(0.44, 0.04, 0.42), frame, 0, 0.43));
  for (const x of [-0.19, 0.19]) {
    for (const z of [-0.18, 0.18])
      chair.add(part(new CylinderGeometry(0.017, 0.014, 0.41), frame, x, 0.205, z));
    const post = part(new CylinderGeometry(0.016, 0.016, 0.46), frame, x, 0.67, -0.2);
    post.rotation.x = -0.08;
    chair.add(post);
  }
  const rest = part(new BoxGeometry(0.42, 0.2, 0.03), frame, 0, 0.8, -0.214);
  rest.rotation.x = -0.08;
  return chair.add(rest);
}

function buildDumbbell() {
  const bell = new Group();
  const handle = part(new CylinderGeometry(0.014, 0.014, 0.14), paint('#8e93a8', 0.4));
  handle.rotation.x = Math.PI / 2;
  bell.add(handle);
  for (const z of [-0.088, 0.088]) {
    const head = part(new CapsuleGeometry(0.042, 0.02, 6, 20), paint(brandColor.light, 0.6), 0, 0, z);
    head.rotation.x = Math.PI / 2;
    bell.add(head);
  }
  return bell;
}

/** The panel mostly lights itself, because rim lights would tint it gray. */
const panelMaterial = ({ panel }: Grade) =>
  new MeshStandardMaterial({
    color: new Color(panel).multiplyScalar(0.25),
    emissive: panel,
    emissiveIntensity: 0.6,
  });

const grip = (out: Vector3, { position, rotation }: Joint, sign: number) =>
  offset(out, position, rotation, -sign * 0.022, -GRIP, 0);

function bandGeometry({ wristL, wristR }: Joints) {
  const left = grip(vec(), wristL, 1);
  const right = grip(vec(), wristR, -1);
  const out = left.clone().sub(right).normalize().multiplyScalar(0.05);
  const path = [left.clone().add(out), left, left.clone().lerp(right, 0.5), right, right.clone().sub(out)];
  return new TubeGeometry(new CatmullRomCurve3(path), 20, 0.009, 8);
}

/** The equipment of a motion; anything held follows the hands. */
export class Equipment extends Group {
  private readonly updates: ((joints: Joints) => void)[] = [];

  constructor(props: Prop[], grade: Grade) {
    super();
    for (const prop of props) this.place(prop, grade);
  }

  private place(prop: Prop, grade: Grade) {
    if (prop.kind === 'mat' || prop.kind === 'chair') {
      const object = prop.kind === 'mat' ? buildMat(grade.mat) : buildChair(grade.furniture);
      object.position.set(prop.x ?? 0, 0, prop.z ?? 0);
      object.rotation.y = (prop.turn ?? 0) * DEGREE;
      this.add(object);
    } else if (prop.kind === 'wall') {
      // The face of the wall is at z; its body is on the side away from the figure at the origin.
      const z = prop.z + 0.03 * Math.sign(prop.z);
      const wall = part(new BoxGeometry(1.5, 2.1, 0.06), panelMaterial(grade), 0, 1.05, z);
      wall.castShadow = false;
      this.add(wall);
    } else if (prop.kind === 'band') this.holdBand();
    else if (prop.kind === 'goblet') this.holdGoblet();
    else this.holdDumbbells();
  }

  private holdDumbbells() {
    for (const [side, sign] of SIDES) {
      const bell = buildDumbbell();
      this.add(bell);
      this.updates.push(({ wristL, wristR }) => {
        const wrist = side === 'L' ? wristL : wristR;
        grip(bell.position, wrist, sign);
        bell.quaternion.copy(wrist.rotation);
      });
    }
  }

  private holdGoblet() {
    const bell = buildDumbbell();
    bell.scale.setScalar(1.25);
    this.add(bell);
    const right = vec();
    this.updates.push(({ wristL, wristR, chest }) => {
      grip(bell.position, wristL, 1).lerp(grip(right, wristR, -1), 0.5);
      turnX(bell.quaternion.copy(chest.rotation), 90);
    });
  }

  private holdBand() {
    const band = part(
      new TubeGeometry(new CatmullRomCurve3([vec(), vec(1)]), 1, 0.009, 8),
      paint('#ffb938', 0.55),
    );
    band.frustumCulled = false;
    this.add(band);
    this.updates.push((joints) => {
      band.geometry.dispose();
      band.geometry = bandGeometry(joints);
    });
  }

  update(joints: Joints) {
    for (const update of this.updates) update(joints);
  }
}
