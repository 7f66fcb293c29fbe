import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, stat, writeFile } from 'node:fs/promises';
import { LOOKS, type CoachName } from '../../shared/avatar/figure/body/looks';
import { MOTIONS, type MotionName } from './catalogue';
import { compileMotion } from '../../shared/avatar/motion/motion';
import { GRADES, type GradeName } from '../../shared/avatar/figure/studio/grades';
import type { RenderBrowser } from './browser';
import { encodePoster, startClip } from './encode';
import { Fingerprints } from './fingerprint';

/** How large a clip is. */
interface ClipSize {
  width: number;
  height: number;
  fps: number;
  maxBytes: number;
  /** How much coarser each frame may be, in steps of x264's rate factor: more frames make up for it. */
  coarser: number;
  hasPoster: boolean;
}

/** For phones and everyone else, and a sharper one for wide screens, which is only rendered on request. */
const SIZES = {
  usual: { width: 854, height: 480, fps: 24, maxBytes: 150 * 1024, coarser: 0, hasPoster: true },
  wide: { width: 1280, height: 720, fps: 30, maxBytes: 260 * 1024, coarser: 2, hasPoster: false },
} satisfies Record<string, ClipSize>;

/** Constant rate factor of x264. */
const CRF = 24;

/** Long or restless loops, which would be too large at that quality: all clips and posters stay within 14 MB. */
const LARGE = [
  'forward-lunge',
  'skater-hop',
  'bird-dog',
  'inchworm',
  'seated-forward-fold',
  'reverse-lunge',
  'side-lunge',
  'curtsy-lunge',
  'celebrating',
  'dead-bug',
  'sit-up',
  'mountain-climber',
  'knee-push-up',
  'push-up',
  'cat-cow',
  'plank-jack',
  'diamond-push-up',
  'wide-push-up',
  'jump-squat',
  'superman',
  'cobra',
  'chair-squat',
  'burpee',
  'butterfly-stretch',
  'russian-twist',
  'jumping-jack',
  'downward-dog',
];

const DENSER: Record<string, number> = {
  ...Object.fromEntries(LARGE.map((name) => [name, 27])),
  'bicycle-crunch': 29,
};

/** The clips of a run. */
export interface ClipChoice {
  names: MotionName[];
  grades: GradeName[];
  coach: CoachName;
  size: keyof typeof SIZES;
}

interface ClipJob {
  name: MotionName;
  grade: GradeName;
  coach: CoachName;
  size: ClipSize;
  crf: number;
  frames: number;
  /** Null if the clip has no poster of its own. */
  posterFrame: number | null;
  /** The clip's file and, after `@`, the frame of the poster. */
  hash: string;
  /** The motion's name at night, `<name>.day` by day, including its folder. */
  id: string;
  path: string;
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

function drawFrames(
  browser: RenderBrowser,
  { name, grade, coach, size }: ClipJob,
  times: number[],
  receive: Receive,
) {
  const picture = { name, coach, grade, width: size.width, height: size.height };
  return browser.stream((url) => browser.run('renderClip', { ...picture, times, url }), receive);
}

const posterOf = (job: ClipJob) => (pixels: Buffer) =>
  encodePoster(pixels, job.size.width, job.size.height, `${job.path}.webp`);

/** Only a poster: nothing else in the clip has changed. */
const renderPoster = (browser: RenderBrowser, job: ClipJob) =>
  drawFrames(browser, job, [(job.posterFrame ?? 0) / job.size.fps], posterOf(job));

async function renderClip(browser: RenderBrowser, job: ClipJob) {
  const { frames, crf, path, size } = job;
  const { width, height, fps } = size;
  const { repeat } = compileMotion(MOTIONS[job.name]);
  const clip = startClip({ width, height, fps, frames, repeat, crf }, `${path}.mp4`);
  const times = Array.from({ length: frames }, (_, i) => i / fps);
  let frame = 0;
  await drawFrames(browser, job, times, async (pixels) => {
    if (frame++ === job.posterFrame) await posterOf(job)(pixels);
    await clip.write(pixels);
  });
  await clip.end();
}

const minutes = (seconds: number) => `${Math.floor(seconds / 60)} min ${Math.round(seconds % 60)} s`;

/** Every clip with its current hash. */
function listJobs(folder: string, { names, grades, coach, ...choice }: ClipChoice): ClipJob[] {
  const size: ClipSize = SIZES[choice.size];
  const { width, height, fps } = size;
  const prints = grades.map((grade) => new Fingerprints(LOOKS[coach], GRADES[grade], width / height));
  return names.flatMap((name) => {
    const motion = compileMotion(MOTIONS[name]);
    const frames = Math.round(motion.period * fps);
    const posterFrame = size.hasPoster ? Math.round(motion.poster * frames) % frames : null;
    return grades.map((grade, i): ClipJob => {
      const id = grade === 'day' ? `${name}.day` : name;
      const crf = (DENSER[id] ?? DENSER[name] ?? CRF) + size.coarser;
      const clip = hashOf(prints[i]?.of(motion, frames), motion.repeat, width, height, fps, crf);
      const hash = posterFrame === null ? clip : `${clip}@${posterFrame}`;
      return { name, grade, coach, size, crf, frames, posterFrame, hash, id, path: `${folder}/${id}` };
    });
  });
}

/** Accepts the existing clips as they are, after a change that is known not to show, such as a new encoder. */
export async function acceptClips(folder: string, choice: ClipChoice) {
  const known = await readHashes(folder);
  const jobs = listJobs(folder, choice).filter(({ id, hash }) => known[id] !== hash);
  const there = jobs.filter(
    ({ path, size }) => existsSync(`${path}.mp4`) && (!size.hasPoster || existsSync(`${path}.webp`)),
  );
  for (const { id, hash } of there) await saveHash(folder, id, hash);
  console.log(`${there.length} clips accepted, ${jobs.length - there.length} missing`);
}

/** Renders every clip and poster whose motion or rig has changed since the last time. */
export async function renderClips(
  browser: () => Promise<RenderBrowser>,
  folder: string,
  { force, ...choice }: ClipChoice & { force: boolean },
) {
  await mkdir(folder, { recursive: true });
  const known = await readHashes(folder);
  const all = listJobs(folder, choice);
  const jobs = all.filter(({ id, hash }) => force || known[id] !== hash);
  console.log(`${jobs.length} of ${all.length} clips to render`);
  if (jobs.length === 0) return;
  const started = Date.now();
  for (const [i, job] of jobs.entries()) {
    const page = await browser();
    const sameClip = !force && known[job.id]?.split('@')[0] === job.hash.split('@')[0];
    await (sameClip ? renderPoster(page, job) : renderClip(page, job));
    await saveHash(folder, job.id, job.hash);
    const elapsed = (Date.now() - started) / 1000;
    const left = minutes((elapsed / (i + 1)) * (jobs.length - i - 1));
    console.log(`${i + 1}/${jobs.length} ${await describe(job, sameClip)}, ${left} left`);
  }
}

async function describe({ path, frames, size: { maxBytes } }: ClipJob, posterOnly: boolean) {
  if (posterOnly) return `${path}.webp`;
  const { size } = await stat(`${path}.mp4`);
  const large = size > maxBytes ? ' TOO LARGE' : '';
  return `${path}.mp4 ${frames} frames ${Math.round(size / 1024)} kB${large}`;
}
