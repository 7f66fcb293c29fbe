import type { Page } from '@playwright/test';
import { pointsContract } from '../../shared/contracts/points';
import { workoutsContract } from '../../shared/contracts/workouts';
import { routineById } from '../../shared/rules/routines';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { startRoutine } from './start-routine';
import { apiOf } from './training-api';

/** Slow 3G, in bytes a second. */
const slow3g = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** What arrives in fourteen seconds of it; six more are for its latency, so the first move is there within twenty. */
const mostBytes = 700_000;

/** Slows the line down and counts what arrives; `has` tells whether a file is complete. */
async function slowDown(page: Page) {
  const browser = await page.context().newCDPSession(page);
  const addresses = new Map<string, string>();
  const complete = new Set<string>();
  let bytes = 0;
  browser.on('Network.requestWillBeSent', ({ requestId, request }) => addresses.set(requestId, request.url));
  browser.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength));
  browser.on('Network.loadingFinished', ({ requestId }) => complete.add(addresses.get(requestId) ?? ''));
  await browser.send('Network.enable');
  await browser.send('Network.emulateNetworkConditions', slow3g);
  return { bytes: () => bytes, has: (address: string) => complete.has(address) };
}

test('on slow 3G the first move is there, named and pictured, before much else', async ({ app }) => {
  const { page, cloud } = app;
  await app.becomeMember('Maya');
  const line = await slowDown(page);
  await app.goto(paths.workout);
  await page
    .getByRole('region', { name: 'Today' })
    .getByRole('button', { name: /^Start/ })
    .click({ timeout: 60_000 });
  await expect(page.getByText(/^(Warm-up|Exercise) 1 of/)).toBeVisible({ timeout: 60_000 });
  const clip = page.locator('.exercise-clip video[loop]');
  const still = new URL((await clip.getAttribute('poster')) ?? '', cloud.origin).href;
  await expect.poll(() => line.has(still), { timeout: 60_000, intervals: [100] }).toBe(true);
  expect(line.bytes()).toBeLessThanOrEqual(mostBytes);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
});

/** Plays nothing by itself, as some phones do to save power; a tap on Play does. */
async function refuseAutoplay(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      return document.activeElement?.getAttribute('aria-label')?.startsWith('Play ')
        ? play.call(this)
        : Promise.reject(new DOMException('play() needs a tap.', 'NotAllowedError'));
    };
  });
}

test('a phone that plays nothing by itself shows the still and a button, and the session goes on', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Kofi');
  await refuseAutoplay(page);
  await app.goto(paths.workout);
  await startRoutine(page, 'Core Blast');
  const clip = page.locator('.exercise-clip video[loop]');
  const play = page.getByRole('button', { name: /^Play / });
  await expect(play).toBeVisible();
  await app.advance(3_000 + 10_000);
  await expect(clip).toBeVisible();
  await expect(clip).toHaveJSProperty('paused', true);
  await expect(page.getByText('Exercise 1 of 8', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await play.click();
  await expect(clip).toHaveJSProperty('paused', false);
  await expect(play).toHaveCount(0);
  await page.getByRole('button', { name: 'Skip exercise' }).click();
  await expect(page.getByText('Exercise 2 of 8', { exact: true })).toBeVisible();
});

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: value ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

const plan = routineById('core-blast')?.exercises ?? [];
const hiddenSeconds = 11 * 60;
/** Positions of what is over after so many seconds of the plan. */
const overAfter = (seconds: number) => {
  const ends = plan.map((_, index) =>
    plan.slice(0, index + 1).reduce((sum, each) => sum + each.workSeconds + each.restSeconds, 0),
  );
  return plan.map((_, index) => index).filter((index) => (ends[index] ?? 0) <= seconds);
};

test('a tab hidden for eleven minutes goes on with its clock, one that slept waits where it was, and both count once', async ({
  app,
}) => {
  const { page, cloud } = app;
  const { call } = apiOf(app);
  const open = async () => (await call(workoutsContract.listWorkoutSessions, { query: {} })).open;
  const over = overAfter(hiddenSeconds);
  const place = page.getByText(`Exercise ${over.length + 1} of 8`, { exact: true });
  await app.becomeMember('Ines');
  await app.goto(paths.workout);
  await startRoutine(page, 'Core Blast');
  await expect(page.getByText('Exercise 1 of 8', { exact: true })).toBeVisible();
  await app.advance(3_000);

  await test.step('hidden, with a timer now and then: the voice goes on, and so does the session', async () => {
    await setHidden(page, true);
    await app.leave(hiddenSeconds * 1000);
    await setHidden(page, false);
    await expect(place).toBeVisible();
    await expect.poll(async () => (await open())?.finishedExercises).toEqual(over);
  });

  await test.step('frozen, with the device asleep: no one trained, so it waits in the same move', async () => {
    await setHidden(page, true);
    await cloud.advance(hiddenSeconds * 1000);
    await page.clock.fastForward(hiddenSeconds * 1000);
    await setHidden(page, false);
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await expect(place).toBeVisible();
    expect((await open())?.finishedExercises).toEqual(over);
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
  });

  await test.step('it ends with all of its plan, and is paid once, also after a reload', async () => {
    const dialog = page.getByRole('dialog', { name: /Workout Complete!/ });
    for (let step = 0; step < 60 && !(await dialog.isVisible()); step += 1) await app.leave(15_000);
    await expect(dialog).toBeVisible();
    await app.advance(5_000);
    await cloud.idle();
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Choose Your Workout' })).toBeVisible();
    await cloud.idle();
    const { sessions, open: stillOpen } = await call(workoutsContract.listWorkoutSessions, { query: {} });
    expect(stillOpen).toBeNull();
    expect(sessions).toMatchObject([{ finishedExercises: plan.map((_, index) => index) }]);
    const { transactions } = await call(pointsContract.readPoints);
    const kinds = transactions.map(({ activityType }) => activityType);
    expect(kinds.filter((kind) => kind === 'workout_completed')).toHaveLength(1);
    expect(new Set(kinds).size).toBe(kinds.length);
  });
});
