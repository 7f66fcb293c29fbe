import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { FirstView } from './views.tsx';

/** Inside node_modules, so that the bundle finds its packages. */
const folders = resolve(import.meta.dirname, '../../node_modules/.first-view-');
const longestMs = 60_000;

/**
 * Renders the first view of the pages people open first. Theirs are the names of pictures in the built site, because
 * both builds name files after their content.
 */
export async function buildViews(root: string, define: Record<string, string>): Promise<FirstView[]> {
  const folder = await mkdtemp(folders);
  try {
    await build({
      configFile: false,
      root,
      publicDir: false,
      plugins: [react()],
      define,
      logLevel: 'warn',
      build: { ssr: 'first-view/render.ts', outDir: folder, emptyOutDir: true, assetsInlineLimit: 0 },
    });
    const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'render.js')], {
      env: { ...process.env, NODE_ENV: 'production' },
      timeout: longestMs,
      maxBuffer: 16 * 1024 * 1024,
    });
    return JSON.parse(stdout) as FirstView[];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
