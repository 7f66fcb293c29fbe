import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Landmark } from '../../../web/lib/pose/landmark';
import type { PoseAnswer, PoseRequest } from '../../../web/features/pose/worker-messages';
import { picturesOf, type Film } from './film';

/** What was detected in a picture of a film, at a time of the film. */
export interface WatchedPicture {
  atMs: number;
  landmarks: readonly Landmark[] | null;
  tookMs: number;
}

const assets = join(import.meta.dirname, '../../../web/dist/assets');

/** The address of a built file by the start and end of its name. */
function builtFile(start: string, end: string): string {
  const name = readdirSync(assets).find((file) => file.startsWith(start) && file.endsWith(end));
  if (!name) throw new Error(`There is no built ${start}: npm run build.`);
  return `/assets/${name}`;
}

/**
 * Passes the pictures of a film one by one to the worker of the built site, on a page of that site. Each waits for the
 * one before, so that a slow machine gets the same results as a fast one.
 */
export async function watchFilm(page: Page, film: Film): Promise<WatchedPicture[]> {
  const { jpegs, pictureMs } = await picturesOf(film);
  const files = {
    worker: builtFile('pose-worker-', '.js'),
    runtimeUrl: builtFile('pose-runtime', '.gz'),
    modelUrl: builtFile('pose-model', '.gz'),
  };
  const pictures = jpegs.map((jpeg) => jpeg.toString('base64'));
  const answers = await page.evaluate(
    async ({ files: { worker: url, runtimeUrl, modelUrl }, pictures: encoded, stepMs }) => {
      const absolute = (path: string) => new URL(path, location.href).href;
      const worker = new Worker(url, { type: 'module' });
      const ask = (request: PoseRequest, transfer: Transferable[] = []) =>
        new Promise<PoseAnswer>((resolve, reject) => {
          const hear = ({ data }: MessageEvent<PoseAnswer>) => {
            if (data.type === 'loading' || data.type === 'initializing') return;
            worker.removeEventListener('message', hear);
            if (data.type === 'failed') reject(new Error(data.reason));
            else resolve(data);
          };
          worker.addEventListener('message', hear);
          worker.postMessage(request, transfer);
        });
      await ask({ type: 'load', runtimeUrl: absolute(runtimeUrl), modelUrl: absolute(modelUrl) });
      const found: PoseAnswer[] = [];
      for (const [index, jpeg] of encoded.entries()) {
        const bytes = Uint8Array.from(atob(jpeg), (byte) => byte.charCodeAt(0));
        const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
        found.push(await ask({ type: 'detect', picture, atMs: index * stepMs }, [picture]));
      }
      worker.terminate();
      return found;
    },
    { files, pictures, stepMs: pictureMs },
  );
  return answers.flatMap((answer) => (answer.type === 'detected' ? [answer] : []));
}
