import { BufferGeometry, Color, Group, MeshStandardMaterial } from 'three';
import type { Prop } from '../../motion/props';
import { gripOf } from '../../motion/rig/grip';
import type { Joints } from '../../motion/rig/joints';
import { DEGREE, SIDES, turnX, vec } from '../../motion/rig/maths';
import { bandGeometry } from './band';
import type { Materials } from '../body/materials';
import type { Grade } from './grades';
import { WallShade } from './ground';
import { buildChair } from './chair';
import { buildDumbbell } from './dumbbell';
import { buildMat } from './mat';
import { contactShadow, paint, part, roundedPlate } from './piece';

/** Width, height and thickness in meters of the wall that she leans on. */
const WALL: [number, number, number] = [1.3, 2.1, 0.07];

/** The panel mostly lights itself, because rim lights would tint it gray. */
const panelMaterial = ({ panel }: Grade) =>
  new MeshStandardMaterial({
    color: new Color(panel).multiplyScalar(0.25),
    emissive: panel,
    emissiveIntensity: 0.6,
  });

/** The equipment of a motion; anything held follows the hands. */
export class Equipment extends Group {
  /** What lies under her and never moves or hides anything of her. */
  readonly mats = new Group();
  private readonly updates: ((joints: Joints) => void)[] = [];

  constructor(props: Prop[], grade: Grade, materials: Materials) {
    super();
    this.add(this.mats);
    for (const prop of props) this.place(prop, grade, materials);
  }

  private place(prop: Prop, grade: Grade, materials: Materials) {
    if (prop.kind === 'mat' || prop.kind === 'chair') {
      const object =
        prop.kind === 'mat' ? buildMat(grade.mat, grade.thread) : buildChair(grade.furniture, grade.wood);
      object.position.set(prop.x ?? 0, 0, prop.z ?? 0);
      object.rotation.y = (prop.turn ?? 0) * DEGREE;
      (prop.kind === 'mat' ? this.mats : this).add(object);
    } else if (prop.kind === 'wall') {
      // The face of the wall is at z; its body is on the side away from the figure at the origin.
      const away = Math.sign(prop.z);
      const [width, height, thickness] = WALL;
      const wall = part(roundedPlate(WALL, 0.05, 0.014), panelMaterial(grade), 0, height / 2, prop.z);
      if (away < 0) wall.rotation.y = Math.PI;
      wall.castShadow = false;
      wall.receiveShadow = false;
      const shade = contactShadow([width, thickness], 0.12, 0.55);
      shade.position.set(0, 0.0008, prop.z + (thickness / 2) * away);
      this.add(wall, shade, new WallShade(grade, materials, [width, height], prop.z));
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
        gripOf(bell.position, wrist, sign);
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
      gripOf(bell.position, wristL, 1).lerp(gripOf(right, wristR, -1), 0.5);
      turnX(bell.quaternion.copy(chest.rotation), 90);
    });
  }

  private holdBand() {
    const band = part(new BufferGeometry(), paint('#ffb938', 0.55));
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
