// Names of Firefox. cspell:ignore CRASHREPORTER Prefs
import { existsSync } from 'node:fs';
import { launch as launchBrowser, type BrowserContext, type LaunchOptions, type Page } from 'puppeteer-core';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import type { Browser, Engine, Size, Tab } from './engine';

const limitMs = 60_000;
const candidates = [
  process.env['FIREFOX'],
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
];
const findFirefox = () => candidates.find((path) => path && existsSync(path));

async function openTab(context: BrowserContext, size: Size): Promise<Tab> {
  const page: Page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  await page.setViewport(size);
  return {
    goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
    reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
    // Not awaited: a page that closes what lies on top goes nowhere.
    back: async () => void page.goBack({ waitUntil: 'domcontentloaded' }).catch(() => undefined),
    evaluate: (expression) => page.evaluate(expression),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    async choose(path) {
      const field = await page.$('input[data-chosen]');
      if (!field) throw new Error('no field is marked');
      await field.uploadFile(path);
    },
    resize: (each) => page.setViewport(each),
    screenshot: async () => Buffer.from(await page.screenshot()),
  };
}

async function launch(options: LaunchOptions): Promise<Browser> {
  const browser = await launchBrowser({ ...options, headless: true, protocolTimeout: limitMs });
  const tabs = new WeakMap<Tab, BrowserContext>();
  let context: BrowserContext | null = null;
  const open = async (into: BrowserContext, size: Size) => {
    const tab = await openTab(into, size);
    tabs.set(tab, into);
    return tab;
  };
  return {
    version: await browser.version(),
    async open(size) {
      await context?.close();
      context = await browser.createBrowserContext();
      return open(context, size);
    },
    openBeside: (tab, size) => open(tabs.get(tab) ?? browser.defaultBrowserContext(), size),
    close: () => browser.close(),
  };
}

/** By WebDriver BiDi, which Firefox speaks itself. Its profile is a temporary folder. */
export const firefox: Engine = {
  name: 'firefox',
  missing: () => (findFirefox() ? null : 'firefox-esr'),
  start: () =>
    launch({
      browser: 'firefox',
      executablePath: findFirefox() ?? '',
      env: { ...process.env, TZ: 'Europe/London', MOZ_CRASHREPORTER_DISABLE: '1' },
      extraPrefsFirefox: {
        'ui.prefersReducedMotion': 1,
        'ui.useOverlayScrollbars': 1,
        'intl.accept_languages': 'en-GB, en',
      },
    }),
};

export const chromium: Engine = {
  name: 'chromium',
  missing: () => (findChromium() ? null : 'chromium-headless-shell'),
  start: () =>
    launch({
      browser: 'chrome',
      executablePath: findChromium() ?? '',
      env: { ...process.env, TZ: 'Europe/London' },
      args: [...chromiumFlags, '--force-prefers-reduced-motion', '--lang=en-GB', '--accept-lang=en-GB'],
    }),
};
