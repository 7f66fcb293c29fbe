import type { BrowserContext, Page } from '@playwright/test';
import { paths } from '../../web/app/paths';
import { expect, test, type App } from './app';

test.use({ serviceWorkers: 'allow' });

const [minute, hour] = [60_000, 3_600_000];
const untilMidnight = 13.4 * hour + 40_000;

/** The page's clock, this far ahead of the server's; its service worker has everything it needs offline. */
async function openAhead(app: App, byMs: number): Promise<Page> {
  const { page, cloud } = app;
  await app.becomeMember();
  // 23:54:40 in London.
  await cloud.advance(untilMidnight);
  await page.clock.setSystemTime((await cloud.advance(0)) + byMs);
  // As signing in on this device would have stored it.
  await page.evaluate((drift) => {
    for (const key of Object.keys(localStorage))
      if (key.endsWith('.clockDrift')) localStorage.setItem(key, String(drift));
  }, -byMs);
  await app.goto(paths.nutrition);
  await expect(page.getByText('0 meals logged')).toBeVisible();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 45_000,
  });
  return page;
}

async function addBanana(page: Page): Promise<void> {
  const field = page.getByRole('combobox', { name: 'What did you eat?' });
  await field.fill('a banana');
  await field.press('Enter');
  await expect(page.getByRole('list', { name: 'Foods of this meal' }).getByRole('listitem')).toHaveCount(1);
}

const keepsNothing = (page: Page) =>
  page.evaluate(() => !Object.keys(localStorage).some((key) => key.startsWith('unsent/')));

async function sentAfterOffline(page: Page, context: BrowserContext, work: () => Promise<void>) {
  await context.setOffline(true);
  await work();
  await context.setOffline(false);
  await expect.poll(() => keepsNothing(page)).toBe(true);
}

for (const [words, byMs] of [
  ['15 minutes fast', 15 * minute],
  ['15 minutes slow', -15 * minute],
  ['6 hours fast', 6 * hour],
  ['2 days slow', -48 * hour],
] as const) {
  test(`on a device that is ${words}, meals, drinks and weights are of the right day, with a line or without`, async ({
    app,
    context,
  }) => {
    const page = await openAhead(app, byMs);
    await addBanana(page);
    await page.getByRole('button', { name: /^Log snack ·/ }).click();
    await expect(page.getByText('1 meal logged')).toBeVisible();
    await page.getByRole('button', { name: 'Log Another Meal' }).click();
    await addBanana(page);
    await sentAfterOffline(page, context, async () => {
      await page.getByRole('button', { name: /^Log snack ·/ }).click();
      await page.getByRole('button', { name: '+ 250 ml' }).click();
      await expect(page.getByText('2 meals logged')).toBeVisible();
    });
    await app.goto(paths.nutrition);
    await expect(page.getByText('2 meals logged')).toBeVisible();
    await expect(page.getByText('250 ml of 2 L')).toBeVisible();
    await expect(page.getByText("couldn't be saved")).toHaveCount(0);

    await app.goto(paths.profileSummary);
    await page.getByLabel('New weight').fill('64');
    await sentAfterOffline(page, context, async () => {
      await page.getByRole('button', { name: 'Add weight' }).click();
    });
    const newest = page.getByRole('list', { name: 'Weights, newest first' }).getByRole('listitem').first();
    await expect(newest).toContainText('64 kg');
    await expect(newest).toContainText('Today');
  });
}

test('a page that stays open over midnight logs to the new day and shows it', async ({ app }) => {
  const page = await openAhead(app, 0);
  await addBanana(page);
  await app.advance(10 * minute);
  await page.getByRole('button', { name: /^Log snack ·/ }).click();
  await expect(page.getByText('1 meal logged')).toBeVisible();
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText('0 meals logged')).toBeVisible();
});
