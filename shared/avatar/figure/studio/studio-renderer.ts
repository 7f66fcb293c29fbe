import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import type { CompiledMotion } from '../../motion/motion';
import type { Pose } from '../../motion/pose';
import { SHADING } from '../body/shading';
import { GROUND_SHADING } from './ground';
import { movingBox, type Box } from './moving-box';
import { Plate } from './plate';
import { StudioScene, type SceneOptions } from './studio-scene';

export interface RendererOptions extends SceneOptions {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
  /** Hard edges and no shadow except under the feet: half the work or less without a graphics card. */
  plain?: boolean;
}

export const RENDERING = {
  toneMapping: NeutralToneMapping,
  shadows: PCFShadowMap,
  antialias: true,
  shading: [SHADING, GROUND_SHADING],
};

/** The studio with one coach in it, on a canvas. `dispose` frees its GPU resources. */
export class StudioRenderer {
  readonly renderer: WebGLRenderer;
  private readonly studio: StudioScene;
  private readonly plate?: Plate;
  /** Whether the plate shows the room as it is now. */
  private isTaken = false;
  private readonly size: [width: number, height: number] = [1, 1];
  private motion?: CompiledMotion;

  constructor({ canvas, width, height, plain = false, ...options }: RendererOptions) {
    const alpha = options.transparent ?? false;
    const { antialias, shadows, toneMapping } = RENDERING;
    this.renderer = new WebGLRenderer({
      canvas,
      antialias: antialias && !plain,
      preserveDrawingBuffer: true,
      alpha,
    });
    this.renderer.setPixelRatio(1);
    this.renderer.toneMapping = toneMapping;
    this.renderer.shadowMap.enabled = !plain;
    this.renderer.shadowMap.type = shadows;
    if (alpha) this.renderer.setClearColor(0, 0);
    this.studio = new StudioScene(options);
    if (!alpha) this.studio.scene.add((this.plate = new Plate()));
    this.resize(width, height);
  }

  get camera() {
    return this.studio.camera;
  }

  resize(width: number, height: number) {
    this.size[0] = width;
    this.size[1] = height;
    this.showAll();
    this.studio.setAspect(width / height);
  }

  /** Sets the motion: its equipment, and a camera that fits the whole loop. */
  load(motion: CompiledMotion) {
    this.motion = motion;
    this.showAll();
    this.studio.load(motion);
  }

  /** Draws only the part of the picture in which the loaded motion changes anything, on a canvas of its size. */
  showMoving(): Box {
    const [width, height] = this.size;
    const { camera, toLight } = this.studio;
    const all = { x: 0, y: 0, width, height };
    const box = this.motion ? movingBox(this.motion, camera, toLight, this.size) : all;
    if (!this.isTaken) this.takePlate();
    camera.setViewOffset(width, height, box.x, height - box.y - box.height, box.width, box.height);
    this.renderer.setSize(box.width, box.height, false);
    this.plate?.cutAt(box.x, box.y);
    return box;
  }

  private showAll() {
    this.studio.camera.clearViewOffset();
    this.renderer.setSize(...this.size, false);
    this.isTaken = false;
  }

  /** The room never moves: it is drawn once, and then copied behind each frame. */
  private takePlate() {
    this.isTaken = true;
    if (!this.plate) return;
    this.plate.visible = false;
    this.studio.show('room');
    this.renderer.render(this.studio.scene, this.studio.camera);
    this.plate.take(this.renderer, ...this.size);
    this.studio.show('coach');
    this.plate.visible = true;
  }

  /** Draws the loaded motion at a time in seconds. */
  draw(time: number) {
    this.studio.moveTo(time);
    this.render();
  }

  /** Draws one pose, for callers that blend motions themselves; `before` is the pose a moment earlier. */
  show(pose: Pose, { before, blink = false }: { before?: Pose; blink?: boolean } = {}) {
    this.studio.take(pose, before, blink);
    this.render();
  }

  private render() {
    if (!this.isTaken) this.takePlate();
    this.renderer.render(this.studio.scene, this.studio.camera);
  }

  dispose() {
    this.plate?.dispose();
    this.studio.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
