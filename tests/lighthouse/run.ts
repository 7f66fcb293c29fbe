import { launch } from 'chrome-launcher';
import type { RunnerResult } from 'lighthouse';
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { chromium, type Page } from 'playwright';
import { demoLogin } from '../../infra/local/seed/demo-people';
import { openDemo } from '../support/demo-cloud';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { signInToDashboard } from '../support/sign-in-form';
import { paths } from '../../web/app/paths';
import { offerHelp } from '../../infra/help';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Scores = Record<(typeof categories)[number], number>;

interface Run {
  scores: Scores;
  /** Lighthouse's own benchmark of a machine: 1,500 and more is a fast desktop, 500 a slow phone. */
  benchmarkIndex: number;
}

interface Measured {
  path: string;
  member: boolean;
  least: Scores;
}
const perfect = { accessibility: 100, 'best-practices': 100, seo: 100 };
const pages: Measured[] = [
  { path: paths.auth, member: false, least: { performance: 97, ...perfect } },
  { path: paths.welcome, member: false, least: { performance: 97, ...perfect } },
  { path: paths.dashboard, member: true, least: { performance: 95, ...perfect } },
];

offerHelp(`
npm run lighthouse [-- path… options]    Lighthouse scores of sign-in, welcome, and dashboard, median of five runs

  --runs <number>    runs per page
  --why              show what costs points
  --origin <url>     a running product with its demo people, instead of starting one
  --site <folder>    the built client (default web/dist)
  --help             print this
`);
const { values: options, positionals: wanted } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    site: { type: 'string', default: 'web/dist' },
    origin: { type: 'string' },
    why: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Like a first visit, except for the sign-in: no browser cache and no service worker. */
async function forgetFiles(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/favicon.svg`);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'service_workers,cache_storage' });
  await session.detach();
}

/** What costs a page points, worst first. */
function reasons({ lhr }: RunnerResult): string[] {
  return Object.values(lhr.audits)
    .filter(
      ({ score, scoreDisplayMode }) => score !== null && score < 0.9 && scoreDisplayMode !== 'informative',
    )
    .map(({ id, score, displayValue = '' }) => `    ${id} ${score} ${displayValue}`);
}

/** The scores (0 to 100) of one run in its own browser, and how fast the machine was during it. */
async function run({ path, member }: Measured, origin: string): Promise<Run> {
  const { default: lighthouse } = await import('lighthouse');
  const chromePath = findChromium();
  const chrome = await launch({ ...(chromePath ? { chromePath } : {}), chromeFlags: chromiumFlags });
  try {
    if (member) {
      const browser = await chromium.connectOverCDP(`http://127.0.0.1:${chrome.port}`);
      const page = await browser.contexts()[0]!.newPage();
      await signInToDashboard(page, origin, demoLogin);
      await forgetFiles(page, origin);
      await page.close();
      await browser.close();
    }
    const result = await lighthouse(origin + path, {
      port: chrome.port,
      onlyCategories: [...categories],
      disableStorageReset: member,
      logLevel: 'error',
    });
    if (!result) throw new Error(`${path}: there is no result.`);
    const { finalDisplayedUrl } = result.lhr;
    if (finalDisplayedUrl !== origin + path) throw new Error(`${path} led to ${finalDisplayedUrl}.`);
    if (options.why) console.log(reasons(result).join('\n'));
    const score = (name: string) => Math.round((result.lhr.categories[name]?.score ?? 0) * 100);
    const scores = Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
    return { scores, benchmarkIndex: result.lhr.environment.benchmarkIndex };
  } finally {
    chrome.kill();
  }
}

/** Measures one page and prints its row; returns whether it is good enough. */
async function measure(measured: Measured, origin: string): Promise<boolean> {
  const all: Run[] = [];
  for (let count = 0; count < Number(options.runs); count += 1) all.push(await run(measured, origin));
  const medians = categories.map((name) => ({
    value: median(all.map(({ scores }) => scores[name])),
    least: measured.least[name],
  }));
  const cells = medians.map(({ value, least }) =>
    `${value}${value < least ? ` (of ${least})` : ''}`.padEnd(16),
  );
  const machine = Math.round(median(all.map(({ benchmarkIndex }) => benchmarkIndex)));
  console.log(
    `${measured.path.padEnd(12)} ${cells.join('')}machine ${machine}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  return medians.every(({ value, least }) => value >= least);
}

const cloud = await openDemo(options);
console.log(`median of ${options.runs}: ${categories.join(', ')}, and the machine's benchmark index`);
let good = true;
try {
  for (const page of pages.filter(({ path }) => wanted.length === 0 || wanted.includes(path))) {
    good = (await measure(page, cloud.origin)) && good;
  }
} finally {
  await cloud.stop();
}
process.exit(good ? 0 : 1);
