import { Group, type Mesh } from 'three';
import type { View } from '../../../motion/props';
import { DEGREE } from '../../../motion/rig/maths';
import type { Grade } from '../grades';
import { buildFloor } from './floor';
import { buildPlant } from './plant';
import { buildRack } from './rack';
import { Sculpture } from './sculpture';
import { buildSlats, buildWall } from './wall';
import { buildWindow } from './window';

/** Under what the coach touches: a mat lies between her and the floor. */
const MAT = 0.012;

/** A set like on a stage: it always stands behind the coach, as seen by the camera. Nothing in it moves. */
export class Room extends Group {
  constructor(grade: Grade) {
    super();
    const things = new Sculpture(grade.room.light);
    const view = buildWindow(grade, things);
    buildPlant(grade, things);
    buildRack(grade, things);
    const standing: Mesh[] = [buildWall(grade), buildSlats(grade), view, things.build()];
    const mirrored = new Group().add(...standing.map((mesh) => mesh.clone()));
    mirrored.scale.y = -1;
    this.add(...standing, mirrored, buildFloor(grade));
  }

  /** Turns the set to the camera, with the coach's place in its middle. */
  face(view: View, { x, z }: { x: number; z: number }) {
    const azimuth = typeof view === 'number' ? view : view[0];
    this.position.set(x, -MAT, z);
    this.rotation.y = azimuth * DEGREE;
  }
}
