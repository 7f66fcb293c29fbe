import { overlaps, someLooks, useTextSize } from '../a11y/overlaps';
import { visitorPaths } from '../a11y/pages';
import { paths } from '../../web/app/paths';
import { textSizes } from '../../web/lib/theme/appearance';
import { expect, test, wide } from './app';

/** Visitors' pages as members see them; screens.e2e.ts covers all other pages. */
const openPaths = visitorPaths.filter((path) => path !== paths.auth && path !== '/nowhere');

test('nothing that floats covers anything on a page of visitors for a member', async ({ app }) => {
  const { page, goto } = app;
  await app.becomeMember();
  for (const [index, path] of openPaths.entries()) {
    await test.step(path, async () => {
      await goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect.soft(await overlaps(page, someLooks(index)), path).toEqual([]);
    });
  }
});

test(
  'a change of page moves title, focus and scroll; going back restores the scroll',
  wide,
  async ({ app }) => {
    const { page } = app;
    const heading = page.getByRole('heading', { level: 1 });
    await app.goto(paths.terms);
    await expect(heading).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 400));
    const left = await page.evaluate(() => window.scrollY);
    expect(left).toBeGreaterThan(100);
    await page.getByRole('button', { name: 'Menu' }).first().click();
    await page.getByRole('menuitem', { name: 'About Us' }).click();
    await expect(page).toHaveTitle(/About/);
    await expect(heading).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page).toHaveTitle(/Terms/i);
    await expect(heading).toBeFocused();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(left);
  },
);

test('the chosen theme and text size are there before the app is, under the content security policy', async ({
  app,
  context,
}) => {
  const { page } = app;
  const root = page.locator('html');
  await context.route(/\/assets\/index-.+\.js$/, (route) => route.abort());
  const response = await page.goto(app.cloud.origin + paths.about);
  expect(response?.headers()['content-security-policy']).not.toMatch(/script-src[^;]*unsafe-inline/);
  await expect(root).toHaveAttribute('data-theme', 'dark');
  await page.evaluate(() => {
    localStorage.setItem('theme', 'light');
    localStorage.setItem('app-font-size', 'xlarge');
  });
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
  await expect(root).toHaveClass('text-xlarge');
  await page.evaluate(() => localStorage.setItem('theme', 'system'));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.reload();
  await expect(root).toHaveAttribute('data-theme', 'light');
});

test('five text sizes scale the whole interface, each larger than the one before', async ({ app }) => {
  const { page } = app;
  await app.goto(paths.contact);
  const heading = page.getByRole('heading', { level: 1 });
  const button = page.getByRole('button').last();
  await expect(heading).toBeVisible();
  const fontSize = (element: HTMLElement) => parseFloat(getComputedStyle(element).fontSize);
  const sizes: number[][] = [];
  for (const size of textSizes) {
    await page.evaluate(useTextSize, size);
    const root = await page.locator('html').evaluate(fontSize);
    sizes.push([root, (await button.evaluate(fontSize)) / root]);
  }
  const roots = sizes.map(([root]) => root);
  expect(roots).toEqual(roots.toSorted((a = 0, b = 0) => a - b));
  expect(new Set(roots).size).toBe(5);
  expect(new Set(sizes.map(([, share = 0]) => share.toFixed(3))).size).toBe(1);
});

test('the picture that is asked for before the app is there is the one the page shows', async ({ app }) => {
  const { page } = app;
  for (const path of [paths.welcome, paths.auth]) {
    await app.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const early = page.locator('link[rel=preload][as=image]');
    const shown = page.locator(`img[src="${await early.getAttribute('href')}"]`).first();
    await expect(shown, path).toBeVisible();
    expect(await shown.getAttribute('srcset'), path).toBe(await early.getAttribute('imagesrcset'));
    expect(await shown.getAttribute('sizes'), path).toBe(await early.getAttribute('imagesizes'));
  }
});

test('an address that is opened begins at its top, wherever the last page stood', async ({ app }) => {
  const { page, goto } = app;
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  await goto(paths.exercises);
  await expect(page.getByRole('button', { name: /squat/i }).first()).toBeVisible();
  await page.mouse.wheel(0, 2_000);
  await expect.poll(scrolled).toBeGreaterThan(1_000);
  await goto(paths.about);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await scrolled()).toBe(0);
});
