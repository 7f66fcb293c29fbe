import { createHash } from 'node:crypto';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { LOOKS, type CoachName } from '../../shared/motion/body/looks';
import { BASES } from '../../shared/motion/bases';
import { MOTIONS, type MotionName } from '../../shared/motion/catalogue';
import { compileMotion } from '../../shared/motion/motion';
import { GRADES, type GradeName } from '../../shared/motion/stage/grades';
import type { RenderBrowser } from './browser';
import { encodePoster, startClip } from './encode';

const [WIDTH, HEIGHT, FPS] = [854, 480, 24];
const MAX_BYTES = 150 * 1024;

/** Long or restless loops, which the usual quality would make larger than that. */
const DENSER: Partial<Record<MotionName, number>> = {
  'bicycle-crunch': 29,
  inchworm: 26,
  'seated-forward-fold': 25,
};

interface ClipJob {
  name: MotionName;
  grade: GradeName;
  coach: CoachName;
  hash: string;
  /** Path without extension: `<id>` at night, `<id>.day` by day. */
  path: string;
}

/** The hash a clip was last rendered with, by file name; kept beside the clips. */
async function readHashes(folder: string): Promise<Record<string, string>> {
  const text = await readFile(`${folder}/hashes.json`, 'utf8').catch(() => '{}');
  return JSON.parse(text) as Record<string, string>;
}

async function saveHash(folder: string, key: string, hash: string) {
  const hashes = { ...(await readHashes(folder)), [key]: hash };
  const sorted = Object.fromEntries(Object.entries(hashes).sort(([a], [b]) => (a < b ? -1 : 1)));
  await writeFile(`${folder}/hashes.json`, `${JSON.stringify(sorted, null, 1)}\n`);
}

const hashOf = (...parts: unknown[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

async function renderClip(browser: RenderBrowser, { name, grade, coach, path }: ClipJob) {
  const { period, repeat, poster } = compileMotion(MOTIONS[name]);
  const frames = Math.round(period * FPS);
  const times = Array.from({ length: frames }, (_, i) => (i / frames) * period);
  const encoding = { width: WIDTH, height: HEIGHT, fps: FPS, frames, repeat, crf: DENSER[name] ?? 24 };
  const clip = startClip(encoding, `${path}.mp4`);
  const posterFrame = Math.round(poster * frames) % frames;
  let frame = 0;
  await browser.stream(
    (url) => browser.run('renderClip', { name, coach, grade, width: WIDTH, height: HEIGHT, times, url }),
    async (pixels) => {
      if (frame++ === posterFrame) await encodePoster(pixels, WIDTH, HEIGHT, `${path}.webp`);
      await clip.write(pixels);
    },
  );
  await clip.end();
  return { frames, bytes: (await stat(`${path}.mp4`)).size };
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** Renders every clip and poster whose motion or rig has changed since the last time. */
export async function renderClips(
  browser: RenderBrowser,
  folder: string,
  {
    names,
    grades,
    coach,
    rig,
    force,
  }: { names: MotionName[]; grades: GradeName[]; coach: CoachName; rig: string; force: boolean },
) {
  await mkdir(folder, { recursive: true });
  const known = await readHashes(folder);
  const jobs = names
    .flatMap((name) =>
      grades.map((grade): ClipJob => {
        const id = grade === 'day' ? `${name}.day` : name;
        const motion = MOTIONS[name];
        const look = [motion, BASES[motion.base], LOOKS[coach], GRADES[grade]];
        const hash = hashOf(...look, rig, WIDTH, HEIGHT, FPS, ...(DENSER[name] ? [DENSER[name]] : []));
        return { name, grade, coach, hash, path: `${folder}/${id}` };
      }),
    )
    .filter(({ path, hash }) => force || known[path.slice(folder.length + 1)] !== hash);
  console.log(`${jobs.length} of ${names.length * grades.length} clips to render`);
  const started = Date.now();
  for (const [i, job] of jobs.entries()) {
    const { frames, bytes } = await renderClip(browser, job);
    await saveHash(folder, job.path.slice(folder.length + 1), job.hash);
    const elapsed = (Date.now() - started) / 1000;
    const left = minutes((elapsed / (i + 1)) * (jobs.length - i - 1));
    const large = bytes > MAX_BYTES ? ' TOO LARGE' : '';
    console.log(
      `${i + 1}/${jobs.length} ${job.path}.mp4 ${frames} frames ${Math.round(bytes / 1024)} kB${large}, ${left} left`,
    );
  }
}
