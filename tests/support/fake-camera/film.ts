import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium } from 'playwright';
import type { DanceStyleId } from '../../../shared/rules/dance/choices';
import type { CountedExerciseId } from '../../../web/features/workouts/counting/rules/counted-exercises';
import { chromiumFlags, findChromium } from '../../../infra/find-chromium.mjs';

/** What a camera should see: our own figure, or the studio without anyone. */
export type Film =
  | { dances: DanceStyleId }
  | { trains: CountedExerciseId }
  | { stands: true }
  | { room: 'empty' };

export interface FilmedFrames {
  width: number;
  height: number;
  /** Seconds of the film at which a frame is drawn. */
  times: number[];
}

const folder = join(import.meta.dirname, '../../../.data/films');
const [WIDTH, HEIGHT] = [640, 360];
/** Chromium plays every file at 30 frames a second; each drawn frame is shown three times. */
const [PLAYED_RATE, REPEAT] = [30, 3];
/** The start of a JPEG. */
const jpegStart = Buffer.from([0xff, 0xd8, 0xff]);
const webGlFlags = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'film-page.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

async function shoot(script: string, film: Film, frames: FilmedFrames): Promise<Buffer[]> {
  const executablePath = findChromium();
  const args = [...chromiumFlags, ...webGlFlags];
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ content: script, type: 'module' });
    await page.waitForFunction('window.shoot');
    const shot = await page.evaluate<string[]>(
      `window.shoot(${JSON.stringify(film)}, ${JSON.stringify(frames)})`,
    );
    return shot.map((frame) => Buffer.from(frame, 'base64'));
  } finally {
    await browser.close();
  }
}

/**
 * A film in the format of Chromium's fake camera, and its path. It is drawn once for each version of figure and
 * motions: about ten seconds of drawing for ten seconds of film.
 */
export async function filmOf(film: Film, seconds = 10): Promise<string> {
  const script = await bundlePage();
  const key = createHash('sha256')
    .update(JSON.stringify([film, seconds, WIDTH, REPEAT, script]))
    .digest('hex');
  const path = join(folder, `${key.slice(0, 24)}.mjpeg`);
  if (existsSync(path)) return path;
  const rate = PLAYED_RATE / REPEAT;
  const isStill = 'stands' in film || 'room' in film;
  const count = isStill ? 1 : seconds * rate;
  const times = Array.from({ length: count }, (_, index) => index / rate);
  const frames = await shoot(script, film, { width: WIDTH, height: HEIGHT, times });
  const repeat = isStill ? seconds * PLAYED_RATE : REPEAT;
  await mkdir(folder, { recursive: true });
  // Another test may be drawing the same one.
  await writeFile(
    `${path}.${process.pid}`,
    Buffer.concat(frames.flatMap((frame) => Array<Buffer>(repeat).fill(frame))),
  );
  await rename(`${path}.${process.pid}`, path);
  return path;
}

/** The drawn pictures of a film in order, and how long each of them is shown. */
export async function picturesOf(film: Film): Promise<{ jpegs: Buffer[]; pictureMs: number }> {
  const bytes = await readFile(await filmOf(film));
  const jpegs: Buffer[] = [];
  let start = 0;
  while (start < bytes.length) {
    const next = bytes.indexOf(jpegStart, start + jpegStart.length);
    const end = next === -1 ? bytes.length : next;
    jpegs.push(bytes.subarray(start, end));
    start = end;
  }
  return {
    jpegs: jpegs.filter((_, index) => index % REPEAT === 0),
    pictureMs: (REPEAT * 1000) / PLAYED_RATE,
  };
}
