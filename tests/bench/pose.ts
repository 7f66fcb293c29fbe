import { execFileSync } from 'node:child_process';
import { loadavg } from 'node:os';
import { chromium, type Browser, type CDPSession, type Page } from 'playwright';
import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import { filmOf } from '../support/fake-camera/film';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { liveHeapBytes } from '../support/live-coach-browser';
import { signUpUser } from '../support/sign-in';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { storedSession } from '../support/stored-session';
import { milliseconds, percentile } from './statistics';

/** WebGL in software, but no compositing of the page with it: that alone takes most of two cores. */
const webGlFlags = [
  '--disable-gpu-compositing',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];
const minuteMs = 60_000;
/** In the first seconds code is compiled and the figure built, so they are not representative. */
const warmUpMs = 8_000;

interface Looks {
  tookMs: number[];
  longTasksMs: number[];
}

/** Runs in the page first: records what the worker returns, and what kept the page from responding. */
function watchLooks(): void {
  const looks: Looks = { tookMs: [], longTasksMs: [] };
  const watched = new Proxy(Worker, {
    construct(target, args: ConstructorParameters<typeof Worker>) {
      const worker = new target(...args);
      worker.addEventListener('message', ({ data }) => {
        if (data.type === 'detected') looks.tookMs.push(data.tookMs);
      });
      return worker;
    },
  });
  new PerformanceObserver((list) => {
    looks.longTasksMs.push(...list.getEntries().map(({ duration }) => duration));
  }).observe({ type: 'longtask' });
  Object.assign(window, { Worker: watched, looks });
}

/** What was recorded since the last call. */
const takeLooks = (page: Page): Promise<Looks> =>
  page.evaluate(() => {
    const { looks } = window as unknown as { looks: Looks };
    return { tookMs: looks.tookMs.splice(0), longTasksMs: looks.longTasksMs.splice(0) };
  });

/** Megabytes of the process with page and worker, including the compiled detector; null without `ps`. */
async function pageMegabytes(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => String(id));
  try {
    const rows = execFileSync('ps', ['-o', 'rss=', '-p', pages.join(',')], { encoding: 'utf8' });
    return Math.max(...rows.trim().split('\n').map(Number)) / 1024;
  } catch {
    return Number.NaN;
  }
}

/** Someone in front of a camera who dances pop without end, in a dance of five minutes. */
async function beginDance(browser: Browser, cloud: SpawnedCloud, coach: 'live' | 'still'): Promise<Page> {
  const { call, email, tokens } = await signUpUser(cloud.origin);
  await call(profileContract.completeOnboarding, { body: answers });
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    permissions: ['camera'],
    // With reduced motion, a picture replaces the coach.
    reducedMotion: coach === 'still' ? 'reduce' : 'no-preference',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await page.addInitScript(watchLooks);
  await page.goto(`${cloud.origin}/favicon.svg`);
  const session = await storedSession(cloud.origin, email, tokens);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    session,
  );
  await page.goto(cloud.origin + paths.dance);
  await page.getByRole('radio', { name: /^Five minutes/ }).check();
  await page.getByRole('button', { name: 'Dance Pop Diva' }).filter({ visible: true }).click();
  await watched(page);
  return page;
}

/** Until detection has started, and a while longer. */
async function watched(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop Camera' }).waitFor({ timeout: 2 * minuteMs });
  await page.waitForTimeout(warmUpMs);
  await takeLooks(page);
}

/** Starts another dance when a set is over, with everything that opens and closes there. */
async function danceOn(page: Page): Promise<void> {
  const again = page.getByRole('button', { name: 'Dance again' });
  if (!(await again.isVisible())) return;
  await again.click();
  await watched(page);
}

interface Figures {
  looks: Looks;
  seconds: number;
  heapMb: number[];
  processMb: number[];
}

/** Dances for the given time and measures memory six times, the first time after a sixth. */
async function measure(page: Page, browser: CDPSession, durationMs: number): Promise<Figures> {
  const devTools = await page.context().newCDPSession(page);
  const figures: Figures = { looks: { tookMs: [], longTasksMs: [] }, seconds: 0, heapMb: [], processMb: [] };
  for (let part = 0; part < 6; part += 1) {
    await danceOn(page);
    const began = performance.now();
    await page.waitForTimeout(durationMs / 6);
    const looks = await takeLooks(page);
    figures.seconds += (performance.now() - began) / 1000;
    figures.looks.tookMs.push(...looks.tookMs);
    figures.looks.longTasksMs.push(...looks.longTasksMs);
    figures.heapMb.push((await liveHeapBytes(devTools)) / 1_000_000);
    figures.processMb.push(await pageMegabytes(browser));
    // The collection above is not the page's doing.
    await takeLooks(page);
  }
  return figures;
}

function rowsOf(coach: 'live' | 'still', { looks, seconds, heapMb, processMb }: Figures): string[] {
  const { tookMs, longTasksMs } = looks;
  const p = (share: number) => milliseconds(percentile(tookMs, share));
  const goal = coach === 'live' ? 12 : 20;
  const memory = (name: string, values: number[]) =>
    `${name} ${values[0]?.toFixed(1)} → ${values.at(-1)?.toFixed(1)} MB, most ${Math.max(...values).toFixed(1)}`;
  return [
    `beside the ${coach} coach, ${(seconds / 60).toFixed(1)} minutes, ${tookMs.length} pictures:`,
    `  looking at one: p50 ${p(0.5)}, p95 ${p(0.95)}`,
    `  pictures a second: ${(tookMs.length / seconds).toFixed(1)} (goal ≥ ${goal})`,
    `  tasks over 50 ms: ${longTasksMs.length}, longest ${milliseconds(Math.max(0, ...longTasksMs))} (goal 0)`,
    `  ${memory('heap', heapMb)}; ${memory('process', processMb)} (goal: flat)`,
  ];
}

/**
 * Detection in the dance itself, with our own figure on film as the camera, next to the live coach and next to a
 * still.
 */
export async function benchPose(cloud: SpawnedCloud, minutes: number): Promise<string[]> {
  const film = await filmOf({ dances: 'pop' });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...chromiumFlags,
      ...webGlFlags,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const rows: string[] = [];
  try {
    const devTools = await browser.newBrowserCDPSession();
    // Memory is only measured in the busiest case; a still needs a minute at most.
    for (const [coach, length] of [
      ['live', minutes],
      ['still', Math.min(1, minutes)],
    ] as const) {
      const page = await beginDance(browser, cloud, coach);
      rows.push(...rowsOf(coach, await measure(page, devTools, length * minuteMs)));
      await page.context().close();
    }
  } finally {
    await browser.close();
  }
  return [
    ...rows,
    `load of the machine at the end: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  ];
}
