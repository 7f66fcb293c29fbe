import type { Page } from '@playwright/test';
import {
  cameraSpots,
  countedExercises,
  type CountedExerciseId,
} from '../../shared/domain/counting/counted-exercises';
import { exerciseMotions } from '../../shared/motion/exercises/catalogue';
import { compileMotion } from '../../shared/motion/motion';
import { FRONT_CAMERA, landmarksOf } from '../../shared/motion/rig/landmarks';
import { solvePose } from '../../shared/motion/rig/solve';

const FRAMES_PER_SECOND = 20;

/** One period of an exercise as its camera sees it, 33 points a frame. */
function framesOf(id: CountedExerciseId) {
  const motion = compileMotion(exerciseMotions[id]);
  const camera = { ...FRONT_CAMERA, ...cameraSpots[countedExercises[id].camera] };
  return Array.from({ length: Math.round(motion.period * FRAMES_PER_SECOND) }, (_, frame) =>
    landmarksOf(solvePose(motion.sample(frame / FRAMES_PER_SECOND)), camera),
  );
}

/**
 * Somebody who does an exercise in front of a camera. What would find a body is not loaded: its worker tells of our own
 * figure, by the clock that the test moves.
 */
export async function fakeAthlete(page: Page, id: CountedExerciseId): Promise<void> {
  await page.addInitScript(
    ({ frames, rate, aspect }) => {
      class AthleteWorker extends EventTarget {
        private timer: ReturnType<typeof setInterval> | undefined;

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
      const opened: MediaStreamTrack[] = [];
      Object.assign(window, { Worker: AthleteWorker, opened });
      navigator.mediaDevices.getUserMedia = async () => {
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
    },
    { frames: framesOf(id), rate: FRAMES_PER_SECOND, aspect: FRONT_CAMERA.aspect },
  );
}

/** How the cameras are that the page has opened, in order. */
export const camerasOf = (page: Page) =>
  page.evaluate(() => {
    const { opened } = window as Window & { opened?: MediaStreamTrack[] };
    return opened?.map(({ readyState }) => readyState) ?? [];
  });
