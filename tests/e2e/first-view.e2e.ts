import type { Page } from '@playwright/test';
import { paths } from '../../web/app/paths';
import { expect, test, wide, type App } from './app';

const coach = 'img[fetchpriority="high"]';
const box = async (page: Page) => {
  const found = await page.locator(coach).boundingBox();
  return found && [found.x, found.width, found.height].map(Math.round);
};

/** Opens a page while its app is held back; the returned function releases it. */
async function openWithoutApp({ page, goto }: App, path: string): Promise<() => void> {
  let come = () => undefined as void;
  const waiting = new Promise<void>((done) => (come = done));
  await page.route('**/assets/app-*.js', async (route) => {
    await waiting;
    await route.continue();
  });
  await goto(path);
  await expect(page.locator('.first-view')).toHaveCount(1);
  return come;
}

async function expectSamePlace(app: App, path: string): Promise<void> {
  const come = await openWithoutApp(app, path);
  const { page } = app;
  await expect(page.locator(coach)).toBeVisible();
  expect(await page.locator(coach).evaluate((image: HTMLImageElement) => image.decode())).toBeUndefined();
  const before = await box(page);
  come();
  await expect(page.locator('.first-view')).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(await box(page)).toEqual(before);
}

test('sign-in looks like itself before the app is there', wide, async ({ app }) => {
  await expectSamePlace(app, paths.auth);
  await app.page.getByLabel('Email').fill('somebody@vita.example');
  await expect(app.page.getByLabel('Email')).toHaveValue('somebody@vita.example');
});

test('nothing can be typed into the first view, where it would be lost', async ({ app }) => {
  const come = await openWithoutApp(app, paths.auth);
  await app.page.keyboard.press('Tab');
  await app.page.keyboard.type('lost');
  expect(await app.page.locator('input[type="email"]').inputValue()).toBe('');
  come();
  await expect(app.page.locator('.first-view')).toHaveCount(0);
  await expect(app.page.getByLabel('Email')).toHaveValue('');
});

test('the start page stands by daylight for those who chose it', async ({ app }) => {
  await app.page.addInitScript(() => localStorage.setItem('theme', 'light'));
  await expectSamePlace(app, paths.welcome);
  expect(await app.page.locator(coach).getAttribute('src')).toBe('/coach/jump-day.webp');
});

test('the dashboard stands for members, and shows no one else a glimpse of it', wide, async ({ app }) => {
  await app.becomeMember();
  await expectSamePlace(app, paths.dashboard);

  await app.page.evaluate(() => localStorage.clear());
  let shown = false;
  await app.page.exposeFunction('firstViewShown', () => (shown = true));
  await app.page.addInitScript(() =>
    new MutationObserver(() => {
      if (document.querySelector('.first-view, .dashboard')) void Reflect.get(window, 'firstViewShown')();
    }).observe(document, { childList: true, subtree: true }),
  );
  await app.goto(paths.dashboard);
  await app.page.waitForURL(`**${paths.auth}**`);
  expect(shown).toBe(false);
});

test('an address that asks for something else than the first view waits for the app', async ({ app }) => {
  await app.goto(`${paths.auth}?step=sign-up`);
  await expect(app.page.getByRole('button', { name: 'Create account' })).toBeVisible();
});
