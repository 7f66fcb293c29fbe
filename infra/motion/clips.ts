import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOOKS, type CoachName } from '../../shared/avatar/figure/body/looks';
import { MOTIONS, type MotionName } from './catalogue';
import { compileMotion } from '../../shared/avatar/motion/motion';
import { GRADES, type GradeName } from '../../shared/avatar/figure/studio/grades';
import type { RenderBrowser } from './browser';
import { clipId, clipParts, type ClipPart } from './clip-parts';
import { CLIP_SIZES, FPS, NORMAL } from './clip-sizes';
import { encodeClip, encodePoster, keepFrames } from './encode';
import { putChanges } from './frame-changes';
import { Fingerprints } from './fingerprint';

/** The clips of a run. */
export interface ClipChoice {
  names: MotionName[];
  grades: GradeName[];
  coach: CoachName;
}

/** One motion in one light. */
interface ClipJob {
  name: MotionName;
  grade: GradeName;
  coach: CoachName;
  folder: string;
  /** The motion's name at night, `<name>.day` by day. */
  id: string;
  parts: ClipPart[];
  posterFrame: number;
  /** The clip's files and, after `@`, the frame of the poster. */
  hash: string;
}

/** The hash a clip was last rendered with, by file name; stored next to the clips. */
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

type Receive = (pixels: Buffer) => Promise<void>;

function drawFrames(browser: RenderBrowser, job: ClipJob, times: number[], receive: Receive) {
  const { name, grade, coach } = job;
  const { width, height } = NORMAL;
  const picture = Buffer.alloc(width * height * 4);
  return browser.stream(
    (url) => browser.run('renderClip', { name, coach, grade, width, height, times, url }),
    async (changes) => {
      putChanges(changes, picture);
      await receive(Buffer.from(picture));
    },
  );
}

const posterPath = ({ folder, id }: ClipJob) => join(folder, `${id}.webp`);
const posterOf = (job: ClipJob) => (pixels: Buffer) =>
  encodePoster(pixels, NORMAL.width, NORMAL.height, posterPath(job));

/** Only a poster: nothing else in the clip has changed. */
const renderPoster = (browser: RenderBrowser, job: ClipJob) =>
  drawFrames(
    browser,
    job,
    job.parts[0]?.times.slice(job.posterFrame, job.posterFrame + 1) ?? [],
    posterOf(job),
  );

/** A part's frames, drawn once, however many sizes are encoded from them. */
interface DrawnPart extends ClipPart {
  frames: string;
}

async function drawPart(browser: RenderBrowser, job: ClipJob, part: ClipPart, folder: string) {
  const frames = join(folder, `${part.id}.mkv`);
  const kept = keepFrames(NORMAL, frames);
  let frame = 0;
  await drawFrames(browser, job, part.times, async (pixels) => {
    if (part === job.parts[0] && frame++ === job.posterFrame) await posterOf(job)(pixels);
    await kept.write(pixels);
  });
  await kept.end();
  return { ...part, frames };
}

/** Encodes all sizes of a part. Tells what was written. */
async function encodePart(job: ClipJob, { id, times, repeat, frames }: DrawnPart): Promise<string> {
  const sizes: string[] = [];
  for (const size of CLIP_SIZES) {
    const path = join(job.folder, size.folder, `${id}.mp4`);
    const { bytes, crf } = await encodeClip({ path: frames, count: times.length, repeat }, size, path);
    sizes.push(`${Math.round(bytes / 1024)} kB${crf > size.crf ? ` (coarser: ${crf})` : ''}`);
  }
  return `${id} ${times.length} frames, ${sizes.join(' and ')}`;
}

async function encodeParts(job: ClipJob, parts: DrawnPart[]): Promise<string> {
  const written: string[] = [];
  for (const part of parts) {
    written.push(await encodePart(job, part));
    await rm(part.frames);
  }
  return written.join('; ');
}

/** Draws a clip, or only its poster if nothing else has changed. What is returned encodes it and tells what was written. */
async function drawClip(browser: RenderBrowser, job: ClipJob, isSame: boolean, folder: string) {
  if (isSame) {
    await renderPoster(browser, job);
    return async () => `${job.id}.webp`;
  }
  const parts: DrawnPart[] = [];
  for (const part of job.parts) parts.push(await drawPart(browser, job, part, folder));
  return () => encodeParts(job, parts);
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** Every clip with its current hash. */
function listJobs(folder: string, { names, grades, coach }: ClipChoice): ClipJob[] {
  const prints = grades.map(
    (grade) => new Fingerprints(LOOKS[coach], GRADES[grade], NORMAL.width / NORMAL.height),
  );
  return names.flatMap((name) => {
    const motion = compileMotion(MOTIONS[name]);
    return grades.map((grade, i): ClipJob => {
      const id = clipId(name, grade);
      const parts = clipParts(id, motion);
      const frames = Math.round(motion.period * FPS);
      const posterFrame = Math.round(motion.poster * frames) % frames;
      const hash = `${hashOf(prints[i]?.of(motion, frames), motion.repeat, FPS, CLIP_SIZES)}@${posterFrame}`;
      return { name, grade, coach, folder, id, parts, posterFrame, hash };
    });
  });
}

const filesOf = (job: ClipJob) => [
  posterPath(job),
  ...job.parts.flatMap(({ id }) => CLIP_SIZES.map((size) => join(job.folder, size.folder, `${id}.mp4`))),
];

/** Accepts the existing clips as they are, after a change that is known not to show, such as a new encoder. */
export async function acceptClips(folder: string, choice: ClipChoice) {
  const known = await readHashes(folder);
  const jobs = listJobs(folder, choice).filter(({ id, hash }) => known[id] !== hash);
  const there = jobs.filter((job) => filesOf(job).every((file) => existsSync(file)));
  for (const { id, hash } of there) await saveHash(folder, id, hash);
  console.log(`${there.length} clips accepted, ${jobs.length - there.length} missing`);
}

/** Renders every clip and poster whose motion or rig has changed since the last time. */
export async function renderClips(
  browser: () => Promise<RenderBrowser>,
  folder: string,
  { force, ...choice }: ClipChoice & { force: boolean },
) {
  for (const size of CLIP_SIZES) await mkdir(join(folder, size.folder), { recursive: true });
  const known = await readHashes(folder);
  const all = listJobs(folder, choice);
  const jobs = all.filter(({ id, hash }) => force || known[id] !== hash);
  console.log(`${jobs.length} of ${all.length} clips to render`);
  if (jobs.length === 0) return;
  const started = Date.now();
  const frames = await mkdtemp(join(tmpdir(), 'clips-'));
  // One clip is encoded while the next is drawn.
  let encoding = Promise.resolve();
  try {
    for (const [i, job] of jobs.entries()) {
      const isSame = !force && known[job.id]?.split('@')[0] === job.hash.split('@')[0];
      const encode = await drawClip(await browser(), job, isSame, frames);
      await encoding;
      encoding = encode().then(async (written) => {
        await saveHash(folder, job.id, job.hash);
        const elapsed = (Date.now() - started) / 1000;
        const left = minutes((elapsed / (i + 1)) * (jobs.length - i - 1));
        console.log(`${i + 1}/${jobs.length} ${written}, ${left} left`);
      });
    }
    await encoding;
  } finally {
    await rm(frames, { recursive: true });
  }
}
