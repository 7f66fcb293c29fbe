import { PoseLandmarker } from '@mediapipe/tasks-vision';
import moduleFactory from '@mediapipe/tasks-vision/vision_wasm_module_internal.js';
import type { Landmark } from '../../lib/pose/landmark';

const CONFIDENCE = 0.5;

type Instantiated = (instance: WebAssembly.Instance, module: WebAssembly.Module) => void;

/** Where MediaPipe looks for its runtime; it does not fetch one that is already here. */
const place = globalThis as { ModuleFactory?: unknown; Module?: object };

/** Lets the next landmarker use code that is already compiled. */
function offerRuntime(runtime: WebAssembly.Module): void {
  place.ModuleFactory = moduleFactory;
  place.Module = {
    instantiateWasm(imports: WebAssembly.Imports, done: Instantiated) {
      void WebAssembly.instantiate(runtime, imports).then((instance) => done(instance, runtime));
      return {};
    },
  };
}

/** Finds one body in consecutive frames. It restarts when asked to, and after a frame that broke it. */
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

  /** The 33 body points in a frame, null if there is none. Throws if the frame could not be analyzed. */
  detect(picture: ImageData, atMs: number): Landmark[] | null {
    if (!this.landmarker) throw new Error('The detector was not started.');
    // A timestamp that does not increase would break it for good.
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
      // A broken one can't always be closed either, so it is dropped anyway.
    }
  }
}
