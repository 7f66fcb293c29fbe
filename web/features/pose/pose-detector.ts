import { PoseLandmarker } from '@mediapipe/tasks-vision';
import moduleFactory from '@mediapipe/tasks-vision/vision_wasm_module_internal.js';
import type { Landmark } from '../../lib/pose/landmark';

const CONFIDENCE = 0.5;

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** Where MediaPipe looks for its runtime: what stands here already is not fetched. */
const place = globalThis as { ModuleFactory?: unknown; Module?: object };

/** Lets the next landmarker run on code that is compiled already. */
function offerRuntime(runtime: WebAssembly.Module): void {
  place.ModuleFactory = moduleFactory;
  place.Module = {
    instantiateWasm(imports: WebAssembly.Imports, done: Instantiated) {
      void WebAssembly.instantiate(runtime, imports).then((instance) => done(instance, runtime));
      return {};
    },
  };
}

/** Finds one body in pictures that follow each other. It starts anew when asked to, and after a picture that broke it. */
export class PoseDetector {
  private landmarker: PoseLandmarker | undefined;
  private lastMs = 0;

  constructor(
    private readonly runtime: WebAssembly.Module,
    private readonly model: Uint8Array,
  ) {}

  async start(): Promise<void> {
    this.close();
    offerRuntime(this.runtime);
    const fileset = { wasmLoaderPath: '', wasmBinaryPath: '' };
    this.landmarker = await PoseLandmarker.createFromOptions(fileset, {
      baseOptions: { modelAssetBuffer: this.model.slice(), delegate: 'CPU' },
      runningMode: 'VIDEO',
      numPoses: 1,
      minPoseDetectionConfidence: CONFIDENCE,
      minPosePresenceConfidence: CONFIDENCE,
      minTrackingConfidence: CONFIDENCE,
    });
  }

  /** The 33 points of the body in a picture, null where there is none. Throws where it could not look. */
  detect(picture: ImageData, atMs: number): Landmark[] | null {
    if (!this.landmarker) throw new Error('The detector was not started.');
    // A time that does not grow would break it for good.
    this.lastMs = Math.max(this.lastMs + 1, Math.round(atMs));
    const { landmarks } = this.landmarker.detectForVideo(picture, this.lastMs);
    return landmarks[0]?.map(({ x, y, z, visibility }) => ({ x, y, z, visibility: visibility ?? 0 })) ?? null;
  }

  close(): void {
    const { landmarker } = this;
    this.landmarker = undefined;
    try {
      landmarker?.close();
    } catch {
      // A broken one cannot always be closed either; it is let go all the same.
    }
  }
}
