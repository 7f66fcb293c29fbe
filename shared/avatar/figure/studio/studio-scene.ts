import {
  Color,
  Mesh,
  PerspectiveCamera,
  Scene,
  Texture,
  type Material,
  type Object3D,
  type Vector3,
} from 'three';
import { Figure, type FrameDetails } from '../body/figure';
import type { Look } from '../body/looks';
import type { CompiledMotion } from '../../motion/motion';
import { newPose, type Pose } from '../../motion/pose';
import { emptyJoints, JOINT_NAMES, type Joints } from '../../motion/rig/joints';
import { offset, vec } from '../../motion/rig/maths';
import { solvePose } from '../../motion/rig/solve';
import { Equipment } from './equipment';
import { CLIP_SAFE_AREA, frameCamera, type SafeArea } from './framing';
import type { Grade } from './grades';
import { Ground } from './ground';
import { StudioLights } from './lights';
import { Room } from './room/room';

export interface SceneOptions {
  look: Look;
  grade: Grade;
  /** No wall, floor, or shadow: the coach alone, on transparency. */
  transparent?: boolean;
  shadowSize?: number;
  safeArea?: SafeArea;
}

/** Seconds by which the hair trails the head. */
export const HAIR_LAG = 0.09;
/** Seconds between blinks, and half of what one takes. */
const BLINKS = { every: 3, half: 0.06 };
/** Top of the hair above the middle of the skull, in meters. */
const CROWN = 0.125;
/** Half the height of a lying trunk. */
const TRUNK = 0.09;
const FRAMING_SAMPLES = 24;
/** The camera's vertical field of view, in degrees. */
export const CAMERA_ANGLE = 26;

/** The body over a whole loop and its entry. */
export function framedBodies({ period, sample, entry }: CompiledMotion): Joints[] {
  const shares = Array.from({ length: FRAMING_SAMPLES }, (_, i) => i / FRAMING_SAMPLES);
  const entering = entry ? shares.map((share) => entry.sample(share * entry.secs)) : [];
  return [...shares.map((share) => sample(share * period)), ...entering].map((pose) => solvePose(pose));
}

/** The points the camera has to fit. */
export function framedPoints(motion: CompiledMotion): Vector3[] {
  return framedBodies(motion).flatMap((joints) => {
    const { skull } = joints;
    const crown = offset(vec(), skull.position, skull.rotation, 0, CROWN, 0);
    const trunk = [joints.pelvis, joints.chest].flatMap(({ position }) =>
      [-TRUNK, TRUNK].map((y) => position.clone().setY(Math.max(0, position.y + y))),
    );
    return [crown, ...trunk, ...JOINT_NAMES.map((name) => joints[name].position)];
  });
}

/** The pose at a time of the loop, in seconds; the entry, if there is one, comes before 0. */
function poseAt({ sampleInto, entry }: CompiledMotion, time: number, target: Pose): Pose {
  return time < 0 && entry ? entry.sampleInto(entry.secs + time, target) : sampleInto(time, target);
}

/** Whether her eyes are closed: at even times in a loop, and never on the poster. */
function isBlinking(phase: number, { period, poster }: CompiledMotion): boolean {
  const count = Math.floor(period / BLINKS.every);
  const { half } = BLINKS;
  return Array.from({ length: count }, (_, i) => (poster + (i + 0.5) / count) % 1).some(
    (at) => Math.abs(at - phase) * period < half,
  );
}

/** The room with one coach in it, independent of a renderer. Needs no WebGL. */
export class StudioScene {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(CAMERA_ANGLE, 1, 0.1, 40);
  private readonly figure: Figure;
  private readonly lights: StudioLights;
  private readonly ground?: Ground;
  /** The direction to the key light. */
  readonly toLight = vec(0, 1, 0);
  private readonly room?: Room;
  private readonly grade: Grade;
  private readonly safeArea: SafeArea;
  private equipment?: Equipment;
  private motion?: CompiledMotion;
  private readonly joints = emptyJoints();
  private readonly earlier = emptyJoints();
  private readonly details: FrameDetails = {};
  private readonly moment = { pose: newPose(), before: newPose() };

  constructor({ look, grade, transparent = false, shadowSize = 1024, safeArea }: SceneOptions) {
    this.grade = grade;
    this.safeArea = safeArea ?? CLIP_SAFE_AREA;
    this.lights = new StudioLights(grade, shadowSize);
    this.figure = new Figure(look);
    this.figure.materials.room.value.set(grade.room);
    this.scene.add(this.lights, this.figure);
    if (transparent) return;
    this.ground = new Ground(grade, this.figure.materials);
    this.room = new Room(grade.set);
    this.scene.background = new Color(grade.set.beyond);
    this.scene.add(this.room, this.ground);
  }

  /** Shows either what never moves, or the coach with her equipment. */
  show(part: 'room' | 'coach') {
    if (this.room) this.room.visible = part === 'room';
    for (const each of [this.figure, this.ground]) if (each) each.visible = part === 'coach';
    for (const each of this.equipment?.children ?? [])
      each.visible = (each === this.equipment?.mats) === (part === 'room');
  }

  /** The picture's width divided by its height. */
  setAspect(aspect: number) {
    this.camera.aspect = aspect;
    this.camera.updateProjectionMatrix();
    if (this.motion) this.load(this.motion);
  }

  /** Sets the motion: its equipment, and a camera that fits the whole loop and its entry. */
  load(motion: CompiledMotion) {
    this.motion = motion;
    if (this.equipment) disposeObject(this.equipment.removeFromParent());
    this.equipment = new Equipment(motion.props, this.grade, this.figure.materials);
    this.scene.add(this.equipment);
    this.details.bar = motion.props.some(({ kind }) => kind === 'dumbbells');
    const center = frameCamera(this.camera, framedPoints(motion), motion.view, this.safeArea);
    const azimuth = typeof motion.view === 'number' ? motion.view : motion.view[0];
    const wall = motion.props.find((prop) => prop.kind === 'wall')?.z;
    this.ground?.endAt(wall);
    this.details.wall = wall !== undefined && wall < 0 ? wall : undefined;
    this.lights.aim(center.x, center.z, azimuth);
    this.toLight.copy(this.lights.keyDirection);
    this.room?.face(motion, center);
  }

  /** Sets the scene to a time of the loaded motion, in seconds; from `-entry.secs` to 0 it is entered. */
  moveTo(time: number) {
    const { motion, moment } = this;
    if (!motion) return;
    const phase = (((time % motion.period) + motion.period) % motion.period) / motion.period;
    const blink = isBlinking(phase, motion);
    poseAt(motion, time, moment.pose);
    // The first moments of a loop follow its last ones, so that it repeats without a jump.
    if (time < 0) poseAt(motion, time - HAIR_LAG, moment.before);
    else motion.sampleInto(time - HAIR_LAG, moment.before);
    this.take(moment.pose, moment.before, blink);
  }

  /**
   * Sets one pose; `before` is the pose a moment earlier, which drags the hair. Allocates nothing, except for a
   * stretched band.
   */
  take(pose: Pose, before?: Pose, blink = false): Joints {
    const joints = solvePose(pose, this.joints);
    this.details.before = before && solvePose(before, this.earlier);
    this.details.blink = blink;
    this.details.sight = this.camera.position;
    this.figure.update(joints, pose, this.details);
    this.equipment?.update(joints);
    this.ground?.follow(joints, this.toLight);
    return joints;
  }

  dispose() {
    disposeObject(this.scene);
    this.lights.dispose();
  }
}

function disposeObject(root: Object3D) {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat() as Material[]) {
      for (const value of Object.values(material)) if (value instanceof Texture) value.dispose();
      material.dispose();
    }
  });
}
