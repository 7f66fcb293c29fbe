import type { Page } from '@playwright/test';
import {
  cameraSpots,
  countedExercises,
  type CountedExerciseId,
} from '../../web/features/workouts/counting/rules/counted-exercises';
import type { Landmark } from '../../web/lib/pose/landmark';
import { exerciseMotions } from '../../shared/avatar/motion/exercises/catalogue';
import { compileMotion } from '../../shared/avatar/motion/motion';
import { FRONT_CAMERA, landmarksOf } from '../../web/lib/pose/landmarks';
import { solvePose } from '../../shared/avatar/motion/rig/solve';

const FRAMES_PER_SECOND = 20;

interface CameraWindow extends Window {
  opened?: MediaStreamTrack[];
  refusal?: string | null;
  poseWorkers?: EventTarget[];
}

/** A camera with no one in front of it; its streams are remembered. */
export async function fakeCamera(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: MediaStreamTrack[] = [];
    Object.assign(window, { opened, refusal: null });
    navigator.mediaDevices.getUserMedia = async () => {
      const { refusal } = window as CameraWindow;
      if (refusal) throw new DOMException('', refusal);
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [640, 360];
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = '#7a6a5c';
        context.fillRect(0, 0, 640, 360);
      }
      const stream = canvas.captureStream(1);
      opened.push(...stream.getTracks());
      return stream;
    };
  });
}

/** One period of an exercise as its camera sees it, 33 points per frame. */
function framesOf(id: CountedExerciseId): Landmark[][] {
  const motion = compileMotion(exerciseMotions[id]);
  const camera = { ...FRONT_CAMERA, ...cameraSpots[countedExercises[id].camera] };
  return Array.from({ length: Math.round(motion.period * FRAMES_PER_SECOND) }, (_, frame) =>
    landmarksOf(solvePose(motion.sample(frame / FRAMES_PER_SECOND)), camera),
  );
}

/**
 * Someone exercising in front of a camera. The body detector is not loaded: a stand-in for its worker reports our own
 * figure, by the clock that the test controls.
 */
export async function fakeAthlete(page: Page, id: CountedExerciseId): Promise<void> {
  await fakeCamera(page);
  await page.addInitScript(
    ({ frames, rate, aspect }) => {
      const poseWorkers: EventTarget[] = [];
      class AthleteWorker extends EventTarget {
        private timer: ReturnType<typeof setInterval> | undefined;

        constructor() {
          super();
          poseWorkers.push(this);
        }

        postMessage(request: { type: string; picture?: ImageBitmap }): void {
          request.picture?.close();
          if (request.type !== 'load') return;
          this.tell({ type: 'ready' });
          let filmed = 0;
          this.timer = setInterval(() => {
            filmed += 1;
            this.tell({
              type: 'detected',
              landmarks: frames[filmed % frames.length],
              atMs: filmed * (1000 / rate),
              aspect,
              tookMs: 1,
            });
          }, 1000 / rate);
        }

        terminate(): void {
          clearInterval(this.timer);
        }

        private tell(data: object): void {
          this.dispatchEvent(new MessageEvent('message', { data }));
        }
      }
      Object.assign(window, { Worker: AthleteWorker, poseWorkers });
    },
    { frames: framesOf(id), rate: FRAMES_PER_SECOND, aspect: FRONT_CAMERA.aspect },
  );
}

/** The state of the cameras that the page has opened, in order. */
export const camerasOf = (page: Page) =>
  page.evaluate(() => (window as CameraWindow).opened?.map(({ readyState }) => readyState) ?? []);

/** The last camera that was opened. */
export const lastCameraOf = async (page: Page) => (await camerasOf(page)).at(-1);

/** From now on the browser responds this way when a page asks for the camera; null grants it. */
export const refuseCamera = (page: Page, name: 'NotAllowedError' | 'NotFoundError' | null) =>
  page.evaluate((refusal) => Object.assign(window, { refusal }), name).then(() => undefined);

/** The body detector stops working. */
export const breakPoseWorker = (page: Page) =>
  page.evaluate(() => (window as CameraWindow).poseWorkers?.at(-1)?.dispatchEvent(new Event('error')));

/** The tab goes to the background, or comes back. */
export const hideTab = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);
