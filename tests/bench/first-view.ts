import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { signUpUser, testPassword } from '../support/sign-in';
import { signInToDashboard } from '../support/sign-in-form';
import type { SpawnedCloud } from '../support/spawned-cloud';
import { milliseconds, percentile } from './statistics';

/** A phone with poor reception. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const viewport = { width: 390, height: 844 };
const goalMs = 800;

interface Times {
  paintMs: number;
  coachMs: number;
  cssBytes: number;
}

/** Runs in the page: when something was first painted, and when the coach was. */
function readTimes(): Promise<Times> {
  const cssBytes = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.css'))
    .reduce((bytes, entry) => bytes + (entry as PerformanceResourceTiming).encodedBodySize, 0);
  const [paint] = performance.getEntriesByName('first-contentful-paint');
  return new Promise((done) => {
    new PerformanceObserver((list) => {
      const coach = list
        .getEntries()
        .find((entry) => (entry as PerformanceEntry & { url: string }).url.includes('/coach/'));
      if (coach) done({ paintMs: paint?.startTime ?? 0, coachMs: coach.startTime, cssBytes });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** The stored sign-in of someone with a plan, as a browser keeps it. */
async function keptSignIn(browser: Browser, origin: string) {
  const user = await signUpUser(origin);
  await user.call(profileContract.completeOnboarding, { body: answers });
  const page = await browser.newPage();
  await signInToDashboard(page, origin, { email: user.email, password: testPassword });
  const kept = await page.context().storageState();
  await page.close();
  return kept;
}

async function open(context: BrowserContext, address: string): Promise<Times> {
  const page: Page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const times = await page.evaluate(readTimes);
  await context.close();
  return times;
}

/** How soon sign-in, welcome, and dashboard are visible on a first visit over a slow network, in Chromium at 390 px. */
export async function benchFirstView(cloud: SpawnedCloud, short: boolean): Promise<string[]> {
  const visits = short ? 1 : 5;
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  try {
    const storageState = await keptSignIn(browser, cloud.origin);
    const lines: string[] = [];
    for (const path of [paths.auth, paths.welcome, paths.dashboard]) {
      const kept = path === paths.dashboard ? { storageState } : {};
      const all: Times[] = [];
      for (let visit = 0; visit < visits; visit += 1) {
        const context = await browser.newContext({ viewport, serviceWorkers: 'block', ...kept });
        all.push(await open(context, cloud.origin + path));
      }
      const median = (what: keyof Times) =>
        percentile(
          all.map((each) => each[what]),
          0.5,
        );
      lines.push(
        `${path.padEnd(10)} first paint ${milliseconds(median('paintMs'))} (goal ≤ ${goalMs} ms), ` +
          `the coach ${milliseconds(median('coachMs'))}, styles ${(median('cssBytes') / 1000).toFixed(1)} kB; median of ${visits}`,
      );
    }
    return lines;
  } finally {
    await browser.close();
  }
}
