import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { demoLogin } from '../../infra/local/seed/demo-people';
import { openDemo } from '../support/demo-cloud';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { signInToDashboard } from '../support/sign-in-form';
import { paths } from '../../web/app/paths';
import { allLooks, overlaps, someLooks } from './overlaps';
import { choose, findingsOn, memberPaths, visitorPaths } from './pages';
import { allPairings, themes, widths, type Pairing } from './pairings';
import { offerHelp } from '../../infra/help';

/** One route's findings by message, with the pairings in which they showed. */
type Found = Map<string, Pairing[]>;

offerHelp(`
npm run a11y [-- path… options]    WCAG 2.2 AA on every page, or on those named, and nothing that overlaps, in all
                                   themes, text sizes and widths

  --short            check each page only once
  --origin <url>     a running product with its demo people, instead of starting one
  --site <folder>    the built client (default web/dist)
  --help             print this
`);
const { values: options, positionals: wanted } = parseArgs({
  options: {
    site: { type: 'string', default: 'web/dist' },
    origin: { type: 'string' },
    short: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const isWanted = (path: string) => wanted.length === 0 || wanted.includes(path);
const pairings = options.short ? allPairings.slice(0, 1) : allPairings;
const settings = `${themes.length} themes, ${allPairings.length / themes.length / widths.length} text sizes, ${widths.join(', ')} px`;

/** A page is loaded once per theme; text size and width change under it, as they do for people. */
async function show(page: Page, url: string, pairing: Pairing, last: Pairing | undefined): Promise<void> {
  await choose(page, pairing);
  if (last?.theme === pairing.theme) {
    const change = (size: string) => {
      document.documentElement.className = `text-${size}`;
    };
    return page.evaluate(change, pairing.size);
  }
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
}

async function lookAt(page: Page, url: string): Promise<Found> {
  const found: Found = new Map();
  let last: Pairing | undefined;
  for (const pairing of pairings) {
    await show(page, url, pairing, last);
    last = pairing;
    for (const finding of await findingsOn(page))
      found.set(finding, [...(found.get(finding) ?? []), pairing]);
  }
  return found;
}

/** What floats over something, in every width and text size, or in some of them for a short run. */
async function lookForOverlaps(page: Page, path: string): Promise<number> {
  const found = await overlaps(page, options.short ? someLooks(0) : allLooks);
  for (const each of found) console.log(`${path.padEnd(20)} ${each}`);
  return found.length;
}

function print(path: string, found: Found): void {
  const count = new Set([...found.values()].flat()).size;
  console.log(`${path.padEnd(20)} ${count === 0 ? 'clean' : `findings in ${count} of ${pairings.length}`}`);
  for (const [finding, where] of found) {
    const some = where.slice(0, 3).map(({ theme, size, width }) => `${theme} ${size} ${width}`);
    console.log(
      `  ${finding}\n    ${some.join(' · ')}${where.length > 3 ? ` · ${where.length - 3} more` : ''}`,
    );
  }
}

async function lookAtAll(browser: Browser, origin: string, all: readonly string[], member: boolean) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-GB',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  let failed = 0;
  if (member) await signInToDashboard(page, origin, demoLogin);
  else await page.goto(origin + paths.about);
  for (const path of all.filter(isWanted)) {
    const found = await lookAt(page, origin + path);
    print(path, found);
    failed += found.size + (await lookForOverlaps(page, path));
  }
  await context.close();
  return failed;
}

const cloud = await openDemo(options);
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
console.log(`${settings}: ${pairings.length} looks at every page`);
let findings = 0;
try {
  findings += await lookAtAll(browser, cloud.origin, visitorPaths, false);
  findings += await lookAtAll(browser, cloud.origin, memberPaths, true);
} finally {
  await browser.close();
  await cloud.stop();
}
console.log(findings === 0 ? 'clean' : `${findings} findings`);
process.exit(findings === 0 ? 0 : 1);
