import { stat } from 'node:fs/promises';
import { chromium, type CDPSession, type Page } from 'playwright';
import { profileContract } from '../../shared/contracts/profile';
import type { HeartRateSeries, PastSession } from '../../shared/contracts/workouts';
import { localDateSchema } from '../../shared/rules/local-date';
import { paths } from '../../web/app/paths';
import { finishedSession, move } from '../../web/features/workouts/export/export.fixture';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { answers } from '../support/answers';
import { signUpUser } from '../support/sign-in';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { storedSession } from '../support/stored-session';
import { memoryOf } from './page-memory';

const goals = { longestTaskMs: 100, memoryMb: 300 };
const dayMs = 86_400_000;
const hourMs = 3_600_000;

/** Of an hour, every five seconds. */
const series: HeartRateSeries = {
  everySeconds: 5,
  beats: Array.from({ length: 720 }, (_, index) => 100 + Math.round(40 * Math.sin(index / 30))),
};

/** The last of `count` workouts of an hour with all of their sets and a heart rate, one each day. */
function pastHour(number: number, last: number): PastSession {
  const start = last - number * dayMs;
  const startedAt = new Date(start).toISOString();
  const plan = Array.from({ length: 60 }, (_, index) => move(index % 2 ? 'squat' : 'push-up'));
  return {
    ...finishedSession({ plan, finishedExercises: [...plan.keys()], activeSeconds: 3_600 }),
    id: `session-${number}`,
    startedAt,
    completedAt: new Date(start + hourMs).toISOString(),
    durationMinutes: 60,
    localDate: localDateSchema.parse(startedAt.slice(0, 10)),
    sets: [...plan.keys()].map((position) => ({ position, reps: 12, loadKg: 20 })),
    heartRate: { average: 100, maximum: 140 },
  };
}

/** Answers for the service: a long history takes hours to train. */
async function serveHistory(page: Page, count: number, now: Date): Promise<void> {
  const last = now.getTime() - dayMs;
  await page.route('**/api/workout-sessions?*', (route) => {
    const query = new URL(route.request().url()).searchParams;
    const from = Number(query.get('cursor') ?? 0);
    const to = Math.min(count, from + Number(query.get('limit') ?? 20));
    const sessions = Array.from({ length: to - from }, (_, index) => pastHour(from + index, last));
    return route.fulfill({ json: { sessions, open: null, nextCursor: to < count ? String(to) : null } });
  });
  await page.route('**/api/workout-sessions/*/heart-rate', (route) => route.fulfill({ json: series }));
}

declare global {
  interface Window {
    longTasks: number[];
  }
}

/** Runs in the page: what takes long by the clock, even if it only waits for a processor. */
function watchLongTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) =>
    window.longTasks.push(...list.getEntries().map(({ duration }) => duration)),
  ).observe({ type: 'longtask' });
}

/** Seconds of its processor that the page's thread has taken, the worker's left out. */
async function threadSeconds(devTools: CDPSession): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

async function exportAll(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Export your history' });
  await page.evaluate(watchLongTasks);
  const began = performance.now();
  const saving = page.waitForEvent('download', { timeout: 0 });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const { size } = await stat(await (await saving).path());
  const seconds = (performance.now() - began) / 1_000;
  return { seconds, sizeMb: size / 1_000_000, longTasks: await page.evaluate(() => window.longTasks) };
}

/** How long the export of years takes in Chromium at 390 px, and what it costs the page. */
export async function benchExportHistory(cloud: SpawnedCloud, short: boolean): Promise<string[]> {
  const count = short ? 20 : 1_000;
  const { call, email, tokens } = await signUpUser(cloud.origin);
  await call(profileContract.completeOnboarding, { body: answers });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  try {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    await serveHistory(page, count, new Date());
    // An address of the same origin on which nothing runs.
    await page.goto(`${cloud.origin}/favicon.svg`);
    const session = await storedSession(cloud.origin, email, tokens);
    await page.evaluate(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      session,
    );
    await page.goto(`${cloud.origin}${paths.workout}?tab=history`);
    await page.getByRole('button', { name: 'Export all' }).click();
    await page.waitForLoadState('networkidle');
    const devTools = await context.newCDPSession(page);
    await devTools.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await threadSeconds(devTools);
    const { result, memoryMb } = await memoryOf(browser, () => exportAll(page));
    const pageSeconds = (await threadSeconds(devTools)) - before;
    const { seconds, longTasks, sizeMb } = result;
    const longest = Math.max(0, ...longTasks).toFixed(0);
    const tooLong = longTasks.filter((ms) => ms > goals.longestTaskMs).length;
    return [
      `${count} workouts of an hour with a heart rate, a zip of ${sizeMb.toFixed(1)} MB: ${seconds.toFixed(1)} s`,
      `the page's thread worked ${pageSeconds.toFixed(1)} s of them`,
      `longest task of the page by the clock ${longest} ms, ${tooLong} above the goal of ${goals.longestTaskMs} ms on an idle machine`,
      `memory ${memoryMb.toFixed(0)} MB more (goal ≤ ${goals.memoryMb})`,
    ];
  } finally {
    await browser.close();
  }
}
