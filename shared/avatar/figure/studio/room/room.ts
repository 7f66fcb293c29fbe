import { Group, type Mesh } from 'three';
import type { CompiledMotion } from '../../../motion/motion';
import { DEGREE } from '../../../motion/rig/maths';
import { MAT_THICKNESS } from '../mat';
import type { RoomColors } from './colors';
import { buildFloor } from './floor';
import { buildPlant } from './plant';
import { buildRack } from './rack';
import { Sculpture } from './sculpture';
import { buildSlats, buildTube, buildWall } from './wall';
import { buildWindow } from './window';

/** Height of the floor: what she touches is at 0, on a mat's top or just over the boards. */
const [UNDER_MAT, UNDER_FEET] = [-MAT_THICKNESS, -0.002];

/** A set like on a stage: it always stands behind the coach, as seen by the camera. Nothing in it moves. */
export class Room extends Group {
  constructor(colors: RoomColors) {
    super();
    const things = new Sculpture(colors.light);
    const view = buildWindow(colors, things);
    buildPlant(colors, things);
    buildRack(colors, things);
    const standing: Mesh[] = [buildWall(colors), buildTube(colors), buildSlats(colors), view, things.build()];
    const mirrored = new Group().add(...standing.map((mesh) => mesh.clone()));
    mirrored.scale.y = -1;
    this.add(...standing, mirrored, buildFloor(colors));
  }

  /** Turns the set to the camera of a motion, with the coach's place in its middle. */
  face({ view, props }: Pick<CompiledMotion, 'view' | 'props'>, { x, z }: { x: number; z: number }) {
    const azimuth = typeof view === 'number' ? view : view[0];
    const floor = props.some(({ kind }) => kind === 'mat') ? UNDER_MAT : UNDER_FEET;
    this.position.set(x, floor, z);
    this.rotation.y = azimuth * DEGREE;
  }
}
