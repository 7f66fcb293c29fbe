import { test as base, expect, type Page } from '@playwright/test';
import { profileContract } from '../../shared/contracts/profile';
import { accessibilityFindings } from '../a11y/pages';
import { answers } from '../support/answers';
import { signUpUser, testPassword } from '../support/sign-in';
import type { Login } from '../support/sign-in-form';
import { spawnCloud, type SpawnedCloud } from '../support/spawned-cloud';
import { storedSession } from '../support/stored-session';

interface WorkerFixtures {
  cloud: SpawnedCloud;
}

export interface App {
  page: Page;
  cloud: SpawnedCloud;
  /** Opens an address of the app. */
  goto(path: string): Promise<void>;
  /** Advances the time of day of page and server together; the page's timers fire as they would have. */
  advance(milliseconds: number): Promise<void>;
  /** The same for an unattended page: as in a background tab, timers fire once in a while. */
  leave(milliseconds: number): Promise<void>;
  /** Someone who is onboarded, signed in on the page without the forms; no page is open yet. */
  becomeMember(name?: string): Promise<Login>;
  /** A fresh account through the form; ends where the app sends it. */
  signUp(name?: string): Promise<Login>;
  /** The address of the last sign-up. */
  login(): Login;
}

const dayMs = 24 * 60 * 60_000;
const glanceMs = 15_000;
/** When a worker's server starts; its tests begin at this time on later days. */
export const suiteStart = '2026-04-08T09:30:00Z';
export const password = 'train-with-ana';
let accounts = 0;
/**
 * For pages with another layout on a desktop, which are checked there as well; everything else is checked on the phone
 * only.
 */
export const wide = { tag: '@wide' };
/** For what only a desktop has. */
export const onDesktop = { tag: '@desktop' };

/** One server for all tests of a worker, a page with a clock that tests control, and no outside requests. */
export const test = base.extend<{ app: App }, WorkerFixtures>({
  cloud: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const cloud = await spawnCloud({ from: suiteStart });
      await use(cloud);
      await cloud.stop();
    },
    { scope: 'worker' },
  ],
  app: async ({ page, cloud }, use) => {
    const outside: string[] = [];
    const problems: string[] = [];
    page.on('request', (request) => {
      const url = new URL(request.url());
      const own = url.origin === cloud.origin || ['data:', 'blob:'].includes(url.protocol);
      if (!own) outside.push(request.url());
    });
    // Without a graphics card, a spinner would be drawn sixty times a second, often behind a blurred scrim.
    await page.addInitScript(() => {
      const still = new CSSStyleSheet();
      still.replaceSync('.animate-turn { animation: none !important }');
      document.adoptedStyleSheets = [still];
    });
    page.on('pageerror', (error) => problems.push(String(error)));
    page.on('console', (message) => {
      if (
        message.type() === 'error' &&
        /Content Security Policy|hydrat|Maximum update/i.test(message.text())
      ) {
        problems.push(message.text());
      }
    });
    // Every test begins at the same time on a day of its own, because the server's clock only moves forward.
    const passed = ((await cloud.advance(0)) - Date.parse(suiteStart)) % dayMs;
    const began = await cloud.advance(dayMs - passed);
    await page.clock.install({ time: began });
    const goto = async (path: string) => void (await page.goto(cloud.origin + path));
    let login: Login | undefined;
    await use({
      page,
      cloud,
      goto,
      login: () => {
        if (!login) throw new Error('Nobody has signed up.');
        return login;
      },
      advance: async (milliseconds) => {
        await cloud.advance(milliseconds);
        await page.clock.runFor(milliseconds);
      },
      leave: async (milliseconds) => {
        for (let left = milliseconds; left > 0; left -= glanceMs) {
          const step = Math.min(left, glanceMs);
          await cloud.advance(step);
          await page.clock.fastForward(step);
        }
      },
      signUp: async (name = 'Maya Okafor') => {
        const email = `e2e-${(accounts += 1)}-${process.pid}-${test.info().project.name}@example.com`;
        await goto('/auth');
        await page.getByRole('link', { name: 'Create an account' }).click();
        await page.getByLabel('Full Name').fill(name);
        await page.getByLabel('Email').fill(email);
        await page.getByLabel('Password', { exact: true }).fill(password);
        await page.getByRole('checkbox').check();
        await page.getByRole('button', { name: 'Create Account' }).click();
        return (login = { email, password });
      },
      becomeMember: async (name = 'Maya Okafor') => {
        const { call, email, tokens } = await signUpUser(cloud.origin, {
          name,
          timeZone: 'Europe/London',
          now: () => began,
        });
        await call(profileContract.completeOnboarding, { body: answers });
        // An address of the same origin on which nothing runs.
        await goto('/favicon.svg');
        await page.evaluate(
          (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
          await storedSession(cloud.origin, email, tokens),
        );
        return (login = { email, password: testPassword });
      },
    });
    expect(outside, 'requests that left the app').toEqual([]);
    expect(problems, 'errors in the page').toEqual([]);
  },
});

/** Fails on any accessibility finding of WCAG 2.2 AA on the current page. */
export async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityFindings(page)).toEqual([]);
}

export { expect };
