import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { demoLogin } from '../../infra/local/seed/demo-people';
import { seed } from '../../infra/local/seed/seed';
import { startTestCloud } from '../support/cloud';
import { chromiumFlags, findChromium } from '../support/find-chromium.mjs';
import { paths } from '../../web/app/paths';

const folder = resolve('.data/screenshots');
const widths = [390, 1440];
const themes = ['dark', 'light'] as const;
const publicPaths: string[] = [paths.welcome, paths.auth, paths.ourCoach, paths.products, paths.about];
const fileName = (path: string, width: number, theme: string) =>
  join(folder, `${path === '/' ? 'home' : path.slice(1).replaceAll('/', '-')}-${width}-${theme}.png`);

async function openPage(browser: Browser, width: number, theme: string): Promise<Page> {
  const viewport = { width, height: width < 700 ? 844 : 900 };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', locale: 'en-GB' });
  await context.addInitScript((choice) => localStorage.setItem('theme', choice), theme);
  return context.newPage();
}

/** A picture of the whole page once nothing loads any more. */
async function take(page: Page, url: string, file: string): Promise<void> {
  await page.goto(url);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  // Pictures further down are fetched when somebody comes near them.
  await page.evaluate(() => document.querySelectorAll('img').forEach((image) => (image.loading = 'eager')));
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: file, fullPage: true });
}

async function signIn(page: Page, origin: string): Promise<void> {
  await page.goto(origin + paths.auth);
  await page.getByLabel('Email').fill(demoLogin.email);
  await page.getByLabel('Password', { exact: true }).fill(demoLogin.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL(`**${paths.dashboard}`);
}

const wanted = process.argv.slice(2);
const isWanted = (path: string) => wanted.length === 0 || wanted.includes(path);
mkdirSync(folder, { recursive: true });
const cloud = await startTestCloud({ webRoot: resolve('web/dist'), seed });
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
try {
  for (const width of widths) {
    for (const theme of themes) {
      const page = await openPage(browser, width, theme);
      for (const path of publicPaths.filter(isWanted))
        await take(page, cloud.origin + path, fileName(path, width, theme));
      await signIn(page, cloud.origin);
      const rest = Object.values(paths).filter((path) => path !== paths.home && !publicPaths.includes(path));
      for (const path of [...rest, '/nowhere'].filter(isWanted)) {
        await take(page, cloud.origin + path, fileName(path, width, theme));
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
