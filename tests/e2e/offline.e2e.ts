import type { BrowserContext, Page } from '@playwright/test';
import { cp, mkdtemp, appendFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { spawnCloud } from '../support/spawned-cloud';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test, type App } from './app';
import { startRoutine } from './start-routine';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has everything it fetches on the first visit. */
async function installed(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 45_000,
  });
}

async function signedIn(app: App): Promise<void> {
  await app.becomeMember('Maya Okafor');
  await app.goto(paths.dashboard);
  await expect(app.page.getByRole('heading', { name: /Maya/ })).toBeVisible();
  await installed(app.page);
}

const keptAnswers = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('answers-')));

/** The status and length of the first hundred bytes. */
const clipBytes = (page: Page, file = '/videos/dead-bug.mp4') =>
  page.evaluate(async (wanted) => {
    const response = await fetch(wanted, { headers: { range: 'bytes=0-99' } }).catch(() => null);
    return response ? [response.status, (await response.arrayBuffer()).byteLength] : null;
  }, file);

/** HTMLMediaElement.HAVE_CURRENT_DATA */
const videoIsHere = (page: Page) =>
  page.evaluate(() => (document.querySelector('video')?.readyState ?? 0) >= 2);

/** One workout; whether it also closes the day's circle depends on the person's plan. */
const earnedOnce = /(?<!\d)(?:50|75) points/;

const keepsOpenWorkout = (page: Page) =>
  page.evaluate(async () => {
    const answers = await Promise.all(
      (await caches.keys())
        .filter((name) => name.startsWith('answers-'))
        .map(async (name) => (await caches.open(name)).match('/api/workout-sessions?limit=8')),
    );
    const texts = await Promise.all(answers.map((answer) => answer?.text() ?? ''));
    return texts.some((text) => text.includes('"open":{'));
  });

test('every page opens without a connection after the first visit, with what was last loaded', async ({
  app,
  context,
}) => {
  const { page } = app;
  await signedIn(app);
  await app.goto(paths.exercises);
  await expect(page.getByRole('button', { name: /squat/i }).first()).toBeVisible();
  await context.setOffline(true);
  for (const path of Object.values(paths).filter((each) => each !== paths.home && each !== paths.auth)) {
    await test.step(path, async () => {
      await app.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
    });
  }
  await app.goto(paths.exercises);
  await expect(page.getByText("You're offline. Showing what last loaded.")).toBeVisible();
  await expect(page.getByRole('button', { name: /squat/i }).first()).toBeVisible();
  await app.goto(paths.dashboard);
  await expect(page.getByRole('heading', { name: /Maya/ })).toBeVisible();
});

test('a page that was on its way when the worker took over is taken along', async ({ app, context }) => {
  const { page } = app;
  await app.goto(paths.about);
  await installed(page);
  const browser = await context.newCDPSession(page);
  await browser.send('Network.enable');
  await browser.send('Network.setBypassServiceWorker', { bypass: true });
  await app.goto(paths.contact);
  await browser.send('Network.setBypassServiceWorker', { bypass: false });
  await installed(page);
});

test('no one else on the device finds what was kept', async ({ app }) => {
  const { page } = app;
  await signedIn(app);
  expect((await keptAnswers(page)).length).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/auth$/);
  await expect
    .poll(async () => (await keptAnswers(page)).filter((name) => name !== 'answers-public'))
    .toEqual([]);
});

test('the clips of a workout are kept on request, with size and progress, and freed again', async ({
  app,
  context,
}) => {
  const { page } = app;
  await signedIn(app);
  await app.goto(`${paths.workout}?tab=yours`);
  await page.getByText('Train without a connection').click();
  await page.getByRole('button', { name: 'Save Core Blast for offline use' }).click();
  await expect(page.getByText(/Available offline, \d+\.\d MB/)).toBeVisible();
  await context.setOffline(true);
  expect(await clipBytes(page)).toEqual([206, 100]);
  // What is kept is shown in place of the small clip of a slow line.
  expect(await clipBytes(page, '/videos/small/dead-bug.mp4')).toEqual([206, 100]);
  await page.getByRole('button', { name: 'Remove Core Blast from this device' }).click();
  await expect(page.getByRole('button', { name: 'Save Core Blast for offline use' })).toBeVisible();
  expect(await clipBytes(page)).toBeNull();
});

test('a workout finished offline is sent when the app is opened again and the line is back', async ({
  app,
  context,
}) => {
  const { page } = app;
  await signedIn(app);
  await app.goto(paths.workout);
  await startRoutine(page, 'Core Blast');
  await expect(page.getByText('Exercise 1 of 8')).toBeVisible();
  await context.setOffline(true);
  await app.leave(19 * 60_000);
  const dialog = page.getByRole('dialog', { name: /Workout Complete!/ });
  await expect(
    dialog.getByText("I'll send it as soon as you're back online.", { exact: false }),
  ).toBeVisible();
  await expect(dialog.getByText('Failed to complete workout')).toHaveCount(0);

  await app.goto(paths.dashboard);
  await expect(page.getByText("You're offline. Showing what last loaded.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Workout sent')).toBeVisible();
  await page.mouse.wheel(0, 600);
  await expect(page.getByRole('region', { name: 'Your first badges' })).toContainText(earnedOnce);
});

test('a workout that is available offline starts, goes on after a reload and ends without a connection, and counts once', async ({
  app,
  context,
}) => {
  const { page } = app;
  const badges = page.getByRole('region', { name: 'Your first badges' });
  await signedIn(app);
  await app.goto(`${paths.workout}?tab=yours`);
  await page.getByText('Train without a connection').click();
  await page.getByRole('button', { name: 'Save Core Blast for offline use' }).click();
  await expect(page.getByText(/Available offline/)).toBeVisible();
  await context.setOffline(true);

  await test.step('starts and plays', async () => {
    await app.goto(paths.workout);
    await startRoutine(page, 'Core Blast');
    await expect(page.getByText('Exercise 1 of 8')).toBeVisible();
    await expect(page.getByText('Failed to start workout')).toHaveCount(0);
    await app.leave(60_000);
    await page.getByRole('button', { name: 'Skip exercise' }).first().click();
    await expect(page.getByText('Exercise 2 of 8', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Pause', exact: true }).first().click();
    await expect.poll(() => videoIsHere(page)).toBe(true);
  });

  await test.step('is one tap away on another page', async () => {
    await app.goto(paths.about);
    await page.getByRole('banner').getByRole('link', { name: 'Resume Core Blast' }).click();
    await expect(page.getByText('Exercise 2 of 8', { exact: true })).toBeVisible();
  });

  await test.step('goes on after a reload', async () => {
    await page.reload();
    await expect(page.getByText('Exercise 2 of 8', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await app.leave(17 * 60_000);
    await expect(page.getByRole('dialog', { name: /Workout Complete!/ })).toBeVisible();
  });

  await test.step('is sent when the line is back, from its start to its end, and counts once', async () => {
    await app.goto(paths.dashboard);
    await expect(page.getByText("You're offline. Showing what last loaded.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Workout sent')).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect(badges).toContainText(earnedOnce);
    await app.goto(`${paths.workout}?tab=history`);
    const history = page.getByRole('region', { name: 'Your workouts' });
    await expect(history.getByText('Core Blast')).toHaveCount(1);
    await expect(page.getByText('Still open')).toHaveCount(0);
    await app.goto(paths.dashboard);
    await expect(badges).toContainText(earnedOnce);
  });
});

test('a workout that began with a connection goes on after a reload without one', async ({
  app,
  context,
}) => {
  const { page } = app;
  await signedIn(app);
  await app.goto(paths.workout);
  await startRoutine(page, 'Core Blast');
  await expect(page.getByText('Exercise 1 of 8')).toBeVisible();
  await expect.poll(() => keepsOpenWorkout(page)).toBe(true);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Exercise 1 of 8')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Resume', exact: true })).toBeVisible();
});

test('a new version waits until it is asked for, and never interrupts a workout', async ({ browser }) => {
  const site = await mkdtemp(join(tmpdir(), 'vita-site-'));
  await cp(resolve(process.env.SITE ?? 'web/dist'), site, { recursive: true });
  const cloud = await spawnCloud({ site, from: '2026-04-08T09:30:00Z' });
  const context: BrowserContext = await browser.newContext({ serviceWorkers: 'allow' });
  try {
    const page = await context.newPage();
    await page.goto(cloud.origin + paths.about);
    await installed(page);
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    await appendFile(join(site, 'service-worker.js'), '\n// the next version');
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const offer = page.getByRole('listitem').filter({ hasText: 'A new version is ready' });
    await expect(offer).toBeVisible();
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
    await offer.getByRole('button', { name: 'Reload' }).click();
    await page.waitForFunction(() => !('sameDocument' in window));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toHaveCount(0);
  } finally {
    await context.close();
    await cloud.stop();
    await rm(site, { recursive: true, force: true });
  }
});

test('a version the server refuses loads itself again once, then says what to do', async ({
  app,
  context,
}) => {
  const { page } = app;
  const body = JSON.stringify({ error: { code: 'app_outdated', message: 'There is a new version.' } });
  await context.route(/\/api\//, (route) =>
    route.fulfill({ status: 426, contentType: 'application/json', body }),
  );
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await app.goto(paths.exercises);
  await expect(page.getByRole('heading', { name: 'This version is out of date' })).toBeVisible();
  expect(documents).toBe(2);
});

test('what could not be saved is told, shown, tried again and discarded, and nothing next to it is lost', async ({
  app,
  context,
}) => {
  const { page } = app;
  await signedIn(app);
  await app.goto(paths.nutrition);
  await expect(page.getByText('0 meals logged')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: '+ 150 ml' }).click();
  // An entry stored by an earlier version: a quick add with a comma in its protein.
  await page.evaluate(() => {
    const [key = ''] = Object.keys(localStorage).filter((each) => each.startsWith('unsent/nutrition/'));
    const broken = JSON.parse(localStorage.getItem(key) ?? '{}') as { entry: Record<string, unknown> };
    broken.entry.millilitres = null;
    localStorage.setItem(key.replace(/[^/]+$/, 'broken'), JSON.stringify(broken));
  });
  await page.getByRole('button', { name: '+ 500 ml' }).click();
  await context.setOffline(false);
  await expect(page.getByText("1 entry couldn't be saved.")).toBeVisible();
  await app.goto(paths.nutrition);
  await expect(page.getByText('650 ml of 2 L')).toBeVisible();
  await page.getByRole('button', { name: 'View', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Not saved yet' });
  await expectAccessible(page);
  await dialog.getByText('Details').click();
  await expect(dialog.getByText('"millilitres":null')).toBeVisible();
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await dialog.getByRole('button', { name: /^Discard/ }).click();
  await expect(page.getByText("couldn't be saved")).toHaveCount(0);
});
