import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import { signUpUser } from '../support/sign-in';
import { spawnCloud } from '../support/spawned-cloud';
import { storedSession } from '../support/stored-session';
import { expect, suiteStart, test } from './app';
import { startRoutine } from './start-routine';

test('a new version that arrives during a workout is offered at its end, and nothing reloads before', async ({
  browser,
}) => {
  const site = await mkdtemp(join(tmpdir(), 'vita-site-'));
  await cp(resolve(process.env.SITE ?? 'web/dist'), site, { recursive: true });
  const cloud = await spawnCloud({ site, from: suiteStart });
  const context = await browser.newContext({ serviceWorkers: 'allow', reducedMotion: 'reduce' });
  try {
    const began = await cloud.advance(0);
    const { call, email, tokens } = await signUpUser(cloud.origin, { now: () => began });
    await call(profileContract.completeOnboarding, { body: answers });
    const page = await context.newPage();
    await page.clock.install({ time: began });
    await page.goto(`${cloud.origin}/favicon.svg`);
    await page.evaluate(
      (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
      await storedSession(cloud.origin, email, tokens),
    );
    await page.goto(cloud.origin + paths.workout);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      timeout: 60_000,
    });
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    const offer = page.getByRole('listitem').filter({ hasText: 'A new version is ready' });
    const isSameDocument = () => page.evaluate(() => 'sameDocument' in window);

    await test.step('during the workout it waits, unseen', async () => {
      await startRoutine(page, 'Core Blast');
      await expect(page.getByText('Exercise 1 of 8', { exact: true })).toBeVisible();
      await appendFile(join(site, 'service-worker.js'), '\n// the next version');
      await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
      await page.waitForFunction(
        async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state === 'installed',
        undefined,
        { timeout: 60_000 },
      );
      await page.getByRole('button', { name: 'Skip exercise' }).click();
      await expect(page.getByText('Exercise 2 of 8', { exact: true })).toBeVisible();
      await expect(offer).toHaveCount(0);
      expect(await isSameDocument()).toBe(true);
    });

    await test.step('after the workout it is offered, and comes with a tap', async () => {
      await page.getByRole('button', { name: 'Complete Workout' }).click();
      await page.getByRole('button', { name: 'Stop here' }).click();
      const dialog = page.getByRole('dialog', { name: 'Workout ended' });
      await dialog.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(offer).toBeVisible();
      expect(await isSameDocument()).toBe(true);
      await offer.getByRole('button', { name: 'Reload' }).click();
      await page.waitForFunction(() => !('sameDocument' in window));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  } finally {
    await context.close();
    await cloud.stop();
    await rm(site, { recursive: true, force: true });
  }
});
