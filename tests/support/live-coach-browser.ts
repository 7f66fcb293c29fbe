import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import type { LiveCoachPage } from './live-coach-page';

const entry = join(import.meta.dirname, 'live-coach-page.ts');
const webGlFlags = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'];

export interface LiveCoachBrowser {
  page: Page;
  devTools: CDPSession;
  /** What loads with the coach and is not on the page before, in kB of 1,000 bytes after gzip. */
  lazyKb: number;
  call: <K extends keyof LiveCoachPage>(
    task: K,
    ...args: Parameters<LiveCoachPage[K]>
  ) => Promise<Awaited<ReturnType<LiveCoachPage[K]>>>;
  close: () => Promise<void>;
}

async function buildPage(outDir: string) {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: false,
      rolldownOptions: { input: entry, output: { entryFileNames: 'page.js' } },
    },
  });
  const assets = await readdir(join(outDir, 'assets'));
  const scripts = assets.filter((name) => name.endsWith('.js'));
  const sizes = scripts.map(async (name) => gzipSync(await readFile(join(outDir, 'assets', name))).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / 1000;
}

async function serve(folder: string) {
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const isScript = path.endsWith('.js');
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    const file = isScript ? await readFile(join(folder, path)).catch(() => undefined) : undefined;
    response.end(
      file ?? '<!doctype html><title>Live coach</title><script type="module" src="/page.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

/** The live coach as built for the site, on an empty page of headless Chromium with software WebGL. */
export async function openLiveCoach(): Promise<LiveCoachBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'live-coach-'));
  const lazyKb = await buildPage(folder);
  const server = await serve(folder);
  const executablePath = findChromium();
  const args = [...chromiumFlags, ...webGlFlags, '--enable-precise-memory-info'];
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args });
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  const devTools = await page.context().newCDPSession(page);
  await page.goto(server.origin);
  await page.waitForFunction('window.liveCoachPage');
  return {
    page,
    devTools,
    lazyKb,
    call: (task, ...args) => page.evaluate(`window.liveCoachPage.${task}(...${JSON.stringify(args)})`),
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Bytes alive on the JavaScript heap after a collection. */
export async function liveHeapBytes(devTools: CDPSession): Promise<number> {
  await devTools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devTools.send('Runtime.getHeapUsage');
  return usedSize;
}

interface ProfileNode {
  selfSize: number;
  children: ProfileNode[];
}

const sizeOf = ({ selfSize, children }: ProfileNode): number =>
  children.reduce((sum, child) => sum + sizeOf(child), selfSize);

/** Bytes allocated on the JavaScript heap during some work, whether or not collected since. */
export async function allocatedBytes(devTools: CDPSession, work: () => Promise<unknown>): Promise<number> {
  await devTools.send('HeapProfiler.startSampling', {
    samplingInterval: 512,
    includeObjectsCollectedByMajorGC: true,
    includeObjectsCollectedByMinorGC: true,
  });
  await work();
  const { profile } = await devTools.send('HeapProfiler.stopSampling');
  return sizeOf(profile.head);
}
