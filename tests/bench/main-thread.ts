import { chromium, type Browser, type BrowserContext, type CDPSession } from 'playwright';
import { demoLogin } from '../../infra/local/seed/demo-people';
import { paths } from '../../web/app/paths';
import { openDemo } from '../support/demo-cloud';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { signInToDashboard } from '../support/sign-in-form';
import { milliseconds } from './statistics';

/** How much slower a mid-range phone is. */
const slowdown = 4;
/** What the reference takes on the machine the goals are for, in milliseconds of its thread. */
const usualReferenceMs = 8;
const workGoalMs = 2_500;
const blockingGoalMs = 200;
const longTaskMs = 50;
/** After the document has loaded, what comes and loads late gets this long. */
const quietMs = 8_000;
const viewport = { width: 390, height: 844 };

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of the thread. */
  tdur?: number;
  args: { name?: string };
}

/** Runs in the page, so it names no function: objects and texts like those of an answer, in tasks of their own. */
function runReference(): Promise<void> {
  return new Promise((done) => {
    for (let turn = 1; turn <= 8; turn += 1) {
      setTimeout(() => {
        const rows = Array.from({ length: 12_000 }, (_, index) => ({ id: `row-${index}`, tags: [index] }));
        const byId = new Map(rows.map((row) => [row.id, row]));
        document.body.dataset['reference'] = String(JSON.stringify(rows).length + byId.size);
      }, turn * 100);
    }
    setTimeout(done, 1_200);
  });
}

/** The tasks of the page's main thread meanwhile, in milliseconds of that thread: waiting for a processor is not work. */
async function traceTasks(session: CDPSession, meanwhile: () => Promise<unknown>): Promise<number[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'] },
  });
  await meanwhile();
  await session.send('Tracing.end');
  await ended;
  session.off('Tracing.dataCollected', collect);
  const pages = events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain');
  const tasksOf = ({ pid, tid }: TraceEvent) =>
    events
      .filter((event) => event.pid === pid && event.tid === tid && event.name.endsWith('::RunTask'))
      .map(({ tdur = 0 }) => tdur / 1_000);
  return pages.map(tasksOf).toSorted((a, b) => sum(b) - sum(a))[0] ?? [];
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const over = (value: number, limit: number) => Math.max(0, value - limit);

type Kept = Awaited<ReturnType<BrowserContext['storageState']>>;

interface Visit {
  workMs: number;
  blockingMs: number;
  referenceMs: number;
}

async function visit(browser: Browser, origin: string, storageState: Kept): Promise<Visit> {
  const context = await browser.newContext({ viewport, serviceWorkers: 'block', storageState });
  const page = await context.newPage();
  const session = await browser.newBrowserCDPSession();
  const tasks = await traceTasks(session, async () => {
    await page.goto(origin + paths.dashboard);
    // A locator would look for itself on the thread that is measured.
    await page.waitForTimeout(quietMs);
  });
  await page.getByRole('heading', { name: 'Your week' }).waitFor({ state: 'attached', timeout: 1_000 });
  const references = await traceTasks(session, () => page.evaluate(runReference));
  await context.close();
  const slow = tasks.map((ms) => ms * slowdown);
  return {
    workMs: sum(slow),
    blockingMs: sum(slow.map((ms) => over(ms, longTaskMs))),
    referenceMs: Math.min(...references.toSorted((a, b) => b - a).slice(0, 8)),
  };
}

/**
 * What opening the dashboard asks of the main thread, for the demo login at 390 px on a processor four times slower:
 * the least of all visits, in time of the thread, and as it would be where the reference takes its usual time.
 */
export async function benchMainThread(short: boolean): Promise<string[]> {
  const visits = short ? 1 : 7;
  const cloud = await openDemo({ site: 'web/dist' });
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  try {
    const page = await browser.newPage({ viewport });
    await signInToDashboard(page, cloud.origin, demoLogin);
    const kept = await page.context().storageState();
    await page.close();
    const all: Visit[] = [];
    for (let count = 0; count < visits; count += 1) all.push(await visit(browser, cloud.origin, kept));
    const least = (what: keyof Visit) => Math.min(...all.map((each) => each[what]));
    const machine = least('referenceMs') / usualReferenceMs;
    return [
      `work ${milliseconds(least('workMs') / machine)} (goal ≤ ${workGoalMs} ms), as measured ${milliseconds(least('workMs'))}`,
      `blocking ${milliseconds(least('blockingMs') / machine)} (goal ≤ ${blockingGoalMs} ms), as measured ${milliseconds(least('blockingMs'))}`,
      `this machine takes ${machine.toFixed(2)} times the usual time; least of ${visits}`,
    ];
  } finally {
    await browser.close();
    await cloud.stop();
  }
}
