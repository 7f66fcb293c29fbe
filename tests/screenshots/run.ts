import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type Browser, type Page } from 'playwright';
import { demoLogin } from '../../infra/local/seed/demo-people';
import { installTestClock } from '../support/clock';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { signInToDashboard } from '../support/sign-in-form';
import { offerHelp } from '../../infra/help';
import { memberShots, visitorShots, type Shot } from './shots';

offerHelp(`
npm run screenshots [-- name… options]    captures every screen, or those named, at two widths in both themes

  --short         only one width and theme
  --to <folder>   where to save them (default .data/screenshots)
  --help          print this
`);
const { values, positionals } = parseArgs({
  options: {
    to: { type: 'string', default: '.data/screenshots' },
    short: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const folder = resolve(values.to);
const widths = values.short ? [390] : [390, 1440];
const themes = values.short ? ['dark'] : ['dark', 'light'];
/** The same evening every time, so that pictures can be compared. */
const instant = new Date('2027-02-10T18:20:00Z');

async function openPage(browser: Browser, width: number, theme: string): Promise<Page> {
  const viewport = { width, height: width < 700 ? 844 : 900 };
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'Europe/London',
  });
  await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  const page = await context.newPage();
  await page.clock.setFixedTime(instant);
  return page;
}

/** A picture of the whole page once everything has loaded. */
async function take(page: Page, origin: string, shot: Shot, file: string): Promise<void> {
  await page.goto(origin + shot.path);
  await page.waitForLoadState('networkidle');
  await shot.act?.(page);
  await page.evaluate(() => document.fonts.ready);
  // Content further down is only laid out, and its pictures fetched, when someone scrolls near it.
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>('.below-fold')) {
      part.style.contentVisibility = 'visible';
    }
    document.querySelectorAll('img').forEach((image) => (image.loading = 'eager'));
  });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelectorAll('video').forEach((video) => video.pause()));
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' });
}

const isWanted = ({ name }: Shot) => positionals.length === 0 || positionals.includes(name);
mkdirSync(folder, { recursive: true });
installTestClock(instant.toISOString());
const { seed } = await import('../../infra/local/seed/seed');
const { startTestCloud } = await import('../support/cloud');
const cloud = await startTestCloud({ webRoot: resolve('web/dist'), seed });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
const failed: string[] = [];
try {
  for (const width of widths) {
    for (const theme of themes) {
      const page = await openPage(browser, width, theme);
      const all = async (shots: readonly Shot[]) => {
        for (const shot of shots.filter(isWanted)) {
          const name = `${shot.name}-${width}-${theme}`;
          await take(page, cloud.origin, shot, join(folder, `${name}.png`)).catch((error: unknown) => {
            failed.push(`${name}: ${String(error).split('\n')[0]}`);
          });
        }
      };
      await all(visitorShots);
      if (memberShots.some(isWanted)) {
        await signInToDashboard(page, cloud.origin, demoLogin);
        await all(memberShots);
      }
      await page.context().close();
      console.log(`${width} px, ${theme}: done`);
    }
  }
} finally {
  await browser.close();
  await cloud.stop();
}
console.log(`pictures in ${folder}`);
if (failed.length > 0) console.error(`not taken:\n  ${failed.join('\n  ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
