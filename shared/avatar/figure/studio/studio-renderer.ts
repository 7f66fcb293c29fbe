import { NeutralToneMapping, PCFShadowMap, WebGLRenderer } from 'three';
import type { CompiledMotion } from '../../motion/motion';
import type { Pose } from '../../motion/pose';
import { StudioScene, type SceneOptions } from './studio-scene';

export interface RendererOptions extends SceneOptions {
  canvas: HTMLCanvasElement;
  width: number;
  height: number;
  /** Hard edges and no shadow except under the feet: half the work or less without a graphics card. */
  plain?: boolean;
}

export const RENDERING = { toneMapping: NeutralToneMapping, shadows: PCFShadowMap, antialias: true };

/** The studio with one coach in it, on a canvas. `dispose` frees its GPU resources. */
export class StudioRenderer {
  readonly renderer: WebGLRenderer;
  private readonly studio: StudioScene;

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
    this.resize(width, height);
  }

  get camera() {
    return this.studio.camera;
  }

  resize(width: number, height: number) {
    this.renderer.setSize(width, height, false);
    this.studio.setAspect(width / height);
  }

  /** Sets the motion: its equipment, and a camera that fits the whole loop. */
  load(motion: CompiledMotion) {
    this.studio.load(motion);
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
    this.renderer.render(this.studio.scene, this.studio.camera);
  }

  dispose() {
    this.studio.dispose();
    this.renderer.dispose();
    this.renderer.forceContextLoss();
  }
}
