import { fetchCompressed } from './fetch-compressed';
import { PoseDetector } from './pose-detector';
import type { PoseAnswer, PoseRequest } from './worker-messages';

/** The part of the worker's global scope used here, because the page's own types conflict with the worker's. */
interface WorkerScope {
  postMessage(answer: PoseAnswer, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<PoseRequest>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
/** The networks see at most 256 pixels; a larger image only takes longer to read. */
const LONGEST_SIDE = 640;
/** After this many failed frames in a row, no new landmarker helps. */
const MOST_FAILURES = 5;

const tell = (answer: PoseAnswer) => scope.postMessage(answer, []);
let detector: PoseDetector | undefined;
let canvas: OffscreenCanvas | undefined;
/** Consecutive frames that could not be analyzed. */
let failures = 0;

/** Smaller than the frame, and the same on every graphics card. */
function readPixels(picture: ImageBitmap): ImageData {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height));
  const [width, height] = [Math.round(picture.width * scale), Math.round(picture.height * scale)];
  if (canvas?.width !== width || canvas.height !== height) canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('This browser cannot read pictures.');
  context.drawImage(picture, 0, 0, width, height);
  return context.getImageData(0, 0, width, height);
}

/** The runtime accepts frames only as textures, even when it works without a graphics card. */
function hasWebGl(): boolean {
  const probe = new OffscreenCanvas(1, 1);
  return Boolean(probe.getContext('webgl2') ?? new OffscreenCanvas(1, 1).getContext('webgl'));
}

async function load({ runtimeUrl, modelUrl }: Extract<PoseRequest, { type: 'load' }>): Promise<void> {
  const parts = new Map<string, [number, number]>();
  const onProgress = (url: string) => (loaded: number, total: number) => {
    parts.set(url, [loaded, total]);
    const sums = [...parts.values()].reduce(([a, b], [c, d]) => [a + c, b + d], [0, 0]);
    if (parts.size === 2 && sums[1] > 0) tell({ type: 'loading', share: Math.min(1, sums[0] / sums[1]) });
  };
  const [runtime, model] = await Promise.all(
    [runtimeUrl, modelUrl].map((url) => fetchCompressed(url, onProgress(url))),
  );
  if (!runtime || !model) throw new Error('Nothing was loaded.');
  if (!hasWebGl()) return tell({ type: 'unable' });
  tell({ type: 'initializing' });
  detector = new PoseDetector(await WebAssembly.compile(runtime), new Uint8Array(model));
  await detector.start();
  tell({ type: 'ready' });
}

async function detect({ picture, atMs }: Extract<PoseRequest, { type: 'detect' }>): Promise<void> {
  const aspect = picture.width / picture.height;
  const began = performance.now();
  const answer = (landmarks: ReturnType<PoseDetector['detect']>) =>
    tell({ type: 'detected', landmarks, atMs, aspect, tookMs: performance.now() - began });
  try {
    answer(detector?.detect(readPixels(picture), atMs) ?? null);
    failures = 0;
  } catch (error) {
    failures += 1;
    if (failures >= MOST_FAILURES) throw error;
    // One frame may break a landmarker for good, so the next one gets a new landmarker.
    await detector?.start();
    answer(null);
  } finally {
    picture.close();
  }
}

const handlers = {
  load,
  detect,
  renew: async () => detector?.start(),
};

/** Handles one request at a time. */
let turn = Promise.resolve();

scope.addEventListener('message', ({ data }) => {
  turn = turn
    .then(() => (handlers[data.type] as (request: PoseRequest) => Promise<void>)(data))
    .catch((error: unknown) => tell({ type: 'failed', reason: String(error) }));
});
