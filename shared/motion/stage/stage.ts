import {
  Mesh,
  NeutralToneMapping,
  PCFShadowMap,
  PerspectiveCamera,
  PlaneGeometry,
  Scene,
  ShadowMaterial,
  WebGLRenderer,
  type Material,
  type Object3D,
  type Texture,
} from 'three';
import { Figure } from '../body/figure';
import type { Look } from '../body/looks';
import type { CompiledMotion } from '../motion';
import type { Pose } from '../pose';
import type { Joints } from '../rig/joints';
import { JOINT_NAMES } from '../rig/joints';
import { offset } from '../rig/maths';
import { solvePose } from '../rig/solve';
import { floorLight, wallTexture } from './backdrop';
import { ContactShadows } from './contact-shadows';
import { Equipment } from './equipment';
import { CLIP_SAFE_AREA, frameCamera, type SafeArea } from './framing';
import type { Grade } from './grades';
import { StudioLights } from './lights';

export interface StageOptions {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
  look: Look;
  grade: Grade;
  /** No wall, floor or shadow: the coach alone, on transparency. */
  transparent?: boolean;
  shadowSize?: number;
  safeArea?: SafeArea;
}

/** Seconds by which the hair trails the head. */
const HAIR_LAG = 0.09;
const BLINKS = [0.31, 0.78];
/** Top of the hair above the middle of the skull, in metres. */
const CROWN = 0.125;
/** Half the height of a lying trunk. */
const TRUNK = 0.09;
const FRAMING_SAMPLES = 24;

/** The studio with one coach in it. Draws a motion at any time; `dispose` frees what it holds on the GPU. */
export class Stage {
  readonly renderer: WebGLRenderer;
  readonly camera = new PerspectiveCamera(26, 1, 0.1, 40);
  private readonly scene = new Scene();
  private readonly figure: Figure;
  private readonly lights: StudioLights;
  private readonly spots?: ContactShadows;
  private readonly grade: Grade;
  private readonly safeArea: SafeArea;
  private equipment?: Equipment;
  private motion?: CompiledMotion;

  constructor({ canvas, width, height, look, grade, transparent = false, ...rest }: StageOptions) {
    this.grade = grade;
    this.safeArea = rest.safeArea ?? CLIP_SAFE_AREA;
    const { renderer, scene } = {
      renderer: new WebGLRenderer({
        canvas,
        antialias: true,
        preserveDrawingBuffer: true,
        alpha: transparent,
      }),
      scene: this.scene,
    };
    this.renderer = renderer;
    renderer.setPixelRatio(1);
    renderer.toneMapping = NeutralToneMapping;
    renderer.shadowMap.enabled = true;
    renderer.shadowMap.type = PCFShadowMap;
    this.lights = new StudioLights(grade, rest.shadowSize ?? 1024);
    this.figure = new Figure(look);
    scene.add(this.lights, this.figure);
    if (transparent) renderer.setClearColor(0, 0);
    else {
      this.spots = new ContactShadows();
      scene.add(floorLight(grade), this.groundShadow(), this.spots);
    }
    this.resize(width, height);
  }

  private groundShadow() {
    const [color, opacity] = this.grade.shadow;
    const ground = new Mesh(new PlaneGeometry(8, 8), new ShadowMaterial({ color, opacity }));
    ground.rotation.x = -Math.PI / 2;
    ground.receiveShadow = true;
    return ground;
  }

  resize(width: number, height: number) {
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (this.spots) {
      disposeTexture(this.scene.background);
      this.scene.background = wallTexture(this.grade, width / height);
    }
    if (this.motion) this.load(this.motion);
  }

  /** Sets the motion: its equipment, and a camera that holds the whole loop. */
  load(motion: CompiledMotion) {
    this.motion = motion;
    if (this.equipment) disposeObject(this.equipment.removeFromParent());
    this.equipment = new Equipment(motion.props, this.grade);
    this.scene.add(this.equipment);
    const points = Array.from({ length: FRAMING_SAMPLES }, (_, i) => {
      const joints = solvePose(motion.sample((i / FRAMING_SAMPLES) * motion.period));
      const { skull } = joints;
      const crown = offset(skull.position, skull.rotation, 0, CROWN, 0);
      const trunk = [joints.pelvis, joints.chest].flatMap(({ position }) =>
        [-TRUNK, TRUNK].map((y) => position.clone().setY(Math.max(0, position.y + y))),
      );
      return [crown, ...trunk, ...JOINT_NAMES.map((name) => joints[name].position)];
    }).flat();
    const centre = frameCamera(this.camera, points, motion.view, this.safeArea);
    this.lights.aim(centre.x, centre.z);
  }

  /** Draws the loaded motion at a time in seconds. */
  draw(time: number): Joints | undefined {
    const { motion } = this;
    if (!motion) return undefined;
    const phase = (((time % motion.period) + motion.period) % motion.period) / motion.period;
    const blink = BLINKS.some((at) => Math.abs(phase - at) * motion.period < 0.06);
    return this.show(motion.sample(time), { before: motion.sample(time - HAIR_LAG), blink });
  }

  /** Draws one pose, for callers that blend motions themselves. */
  show(pose: Pose, { before, blink = false }: { before?: Pose; blink?: boolean } = {}) {
    const joints = solvePose(pose);
    this.figure.update(joints, pose, { before: before && solvePose(before), blink });
    this.equipment?.update(joints);
    this.spots?.update(joints);
    this.renderer.render(this.scene, this.camera);
    return joints;
  }

  dispose() {
    disposeObject(this.scene);
    disposeTexture(this.scene.background);
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}

function disposeTexture(background: Scene['background']) {
  if (background && 'dispose' in background) (background as Texture).dispose();
}

function disposeObject(root: Object3D) {
  root.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat() as (Material & { map?: Texture })[]) {
      material.map?.dispose();
      material.dispose();
    }
  });
}
