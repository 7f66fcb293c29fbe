import { spawn } from 'node:child_process';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { CLIP_SIZES } from '../../infra/motion/clip-sizes';

const root = resolve(import.meta.dirname, '../..');
const videos = join(root, 'web/public/videos');
const sample = 'squat';

/** Seconds from the command to the finished clip, including browser and bundle. */
async function renderSeconds(folder: string): Promise<number> {
  const began = performance.now();
  const args = ['infra/motion/render.ts', '--force', '--grade', 'night', '--out', folder, sample];
  const child = spawn(join(root, 'node_modules/.bin/tsx'), args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise<number | null>((done, fail) => child.on('error', fail).on('close', done));
  if (code !== 0) throw new Error(`Rendering ${sample} ended with code ${code}.`);
  return (performance.now() - began) / 1000;
}

async function clipBytes(folder: string): Promise<number[]> {
  const names = await readdir(folder).catch(() => []);
  const clips = names.filter((name) => name.endsWith('.mp4'));
  return Promise.all(clips.map(async (name) => (await stat(join(folder, name))).size));
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

function summarize(sizes: readonly number[], maxBytes: number): string {
  const total = sizes.reduce((sum, size) => sum + size, 0);
  const largest = sizes.reduce((most, size) => Math.max(most, size), 0);
  return `${sizes.length} clips: mean ${kilobytes(total / sizes.length)}, max ${kilobytes(largest)} (limit ${kilobytes(maxBytes)}), total ${(total / 1e6).toFixed(1)} MB`;
}

/** How long one clip takes to render, and how large the site's clips are. */
export async function benchClips(): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  try {
    const seconds = await renderSeconds(folder);
    const lines: string[] = [];
    for (const size of CLIP_SIZES) {
      const [own = 0] = await clipBytes(join(folder, size.folder));
      const sizes = await clipBytes(join(videos, size.folder));
      const all = sizes.length === 0 ? 'no clips in web/public/videos' : summarize(sizes, size.maxBytes);
      lines.push(`${size.width}x${size.height}: ${sample} ${kilobytes(own)}, ${all}`);
    }
    return [`${sample} rendered in ${seconds.toFixed(1)} s`, ...lines];
  } finally {
    await rm(folder, { recursive: true });
  }
}
