import { build } from 'esbuild';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium } from 'playwright';
import { ulid } from 'ulid';
import { photosContract } from '../../shared/contracts/photos';
import { currentClock } from '../support/clock';
import { startFakeOpenAi } from '../support/fake-openai';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { dinner } from '../support/photo-answers';
import { makePhoto } from '../support/photos';
import { signUpUser } from '../support/sign-in';
import { spawnCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

const summary = (values: number[]) =>
  `p50 ${milliseconds(percentile(values, 0.5))}, p95 ${milliseconds(percentile(values, 0.95))}`;

/** The page's own code, on a page with nothing else. */
async function prepareScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [resolve('web/features/nutrition/photo/prepare-photo.ts')],
    bundle: true,
    format: 'iife',
    globalName: 'prepare',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

interface Prepared {
  times: number[];
  fileBytes: number;
  photoBytes: number;
}

/** Repeatedly prepares a photo from a file of 4000 by 3000 pixels, in a page. */
async function prepare(rounds: number): Promise<Prepared> {
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: await prepareScript() });
    return await page.evaluate(async (count) => {
      const { prepare } = window as unknown as { prepare: { preparePhoto(file: Blob): Promise<Blob> } };
      const canvas = new OffscreenCanvas(4000, 3000);
      const context = canvas.getContext('2d')!;
      // Detail everywhere, as on a plate: a plain color would decode in no time.
      for (let n = 0; n < 6_000; n += 1) {
        context.fillStyle = `hsl(${(n * 47) % 360} 60% ${20 + ((n * 13) % 60)}%)`;
        context.fillRect((n * 131) % 4000, (n * 197) % 3000, 40 + (n % 90), 30 + (n % 70));
      }
      const file = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 });
      const times: number[] = [];
      let photoBytes = 0;
      for (let n = 0; n < count + 1; n += 1) {
        const began = performance.now();
        photoBytes = (await prepare.preparePhoto(file)).size;
        if (n > 0) times.push(performance.now() - began);
      }
      return { times, fileBytes: file.size, photoBytes };
    }, rounds);
  } finally {
    await browser.close();
  }
}

interface Timings {
  uploads: number[];
  beside: number[];
}

/** Faster than any model: what is read in parallel must be there by then. */
const usualModelMs = 500;

/** Photos of typical size sent and analyzed one after another. */
async function analyse(rounds: number): Promise<Timings> {
  const model = await startFakeOpenAi();
  let modelMs = 0;
  model.will(async (response, request) => {
    const began = performance.now();
    await pause(usualModelMs);
    await dinner(response, request);
    modelMs = performance.now() - began;
  });
  const unlimited = { AI_DAILY_PHOTOS: '100000', AI_DAILY_TOKENS: '1000000000' };
  useAiEnvironment({ OPENAI_BASE_URL: model.baseUrl, ...unlimited });
  const cloud = await spawnCloud({ from: new Date(currentClock().now()).toISOString() });
  const timings: Timings = { uploads: [], beside: [] };
  const photo = makePhoto({ width: 1280, height: 960 });
  const warmUp = rounds === 1 ? 0 : 5;
  try {
    let user = await signUpUser(cloud.origin);
    for (let n = 0; n < warmUp + rounds; n += 1) {
      // A person may send forty photos a day.
      if (n % 40 === 39) user = await signUpUser(cloud.origin);
      const sent = performance.now();
      const query = { id: ulid(currentClock().now()) };
      const { photoId } = await user.call(photosContract.uploadPhoto, { query, body: photo });
      const asked = performance.now();
      await user.call(photosContract.analysePhoto, { body: { photoId } });
      if (n < warmUp) continue;
      timings.uploads.push(asked - sent);
      timings.beside.push(performance.now() - asked - modelMs);
    }
    return timings;
  } finally {
    await cloud.stop();
    await model.stop();
  }
}

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/** A photo of a meal: prepared in the browser, checked and stored, analyzed. */
export async function benchPhoto(short: boolean): Promise<string[]> {
  const { times, fileBytes, photoBytes } = await prepare(short ? 1 : 20);
  const { uploads, beside } = await analyse(short ? 1 : 100);
  return [
    `12 megapixels (${megabytes(fileBytes)}) made a photo of ${megabytes(photoBytes)} in the browser: ${summary(times)} (goal ≤ 300 ms)`,
    `a photo of 1280 by 960 checked and stored: ${summary(uploads)}`,
    `analysis beside the model, ${beside.length} photos: ${summary(beside)} (goal p95 ≤ 150 ms)`,
  ];
}
