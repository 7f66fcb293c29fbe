import { hiddenStops } from '../a11y/covered-focus';
import { choose, memberPaths, visitorPaths } from '../a11y/pages';
import { sameNames } from '../a11y/same-names';
import { paths } from '../../web/app/paths';
import { expect, test, type App } from './app';

const setUpPaths: readonly string[] = [paths.onboarding, paths.onboardingVoice, paths.onboardingChat];
const openPaths = visitorPaths.filter((path) => path !== paths.auth);
const ownPaths = memberPaths.filter((path) => !setUpPaths.includes(path));

/** Opens the page and walks it there and back. */
async function walk({ page, goto }: App, path: string): Promise<void> {
  await goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const key of ['Tab', 'Shift+Tab'] as const) {
    // What loads late takes the place of what had the focus, and with it the walk.
    await expect(async () => {
      const { hidden, stops } = await hiddenStops(page, key);
      expect(stops, `${path}, ${key}`).toBeGreaterThan(5);
      expect.soft(hidden, `${path}, ${key}: wholly covered`).toEqual([]);
    }).toPass();
  }
}

for (const [whose, wanted] of Object.entries({ visitors: openPaths, members: ownPaths }))
  test(`on every page of ${whose}, what has the focus can be seen, there and back, in large text on a small phone`, async ({
    app,
  }) => {
    const { page } = app;
    // Hundreds of stops, each a real key.
    test.setTimeout(600_000);
    await app.becomeMember();
    await app.goto(paths.about);
    await choose(page, { theme: 'dark', size: 'xxlarge', width: 320 });
    await page.setViewportSize({ width: 320, height: 568 });
    for (const path of wanted) {
      await test.step(path, async () => {
        await walk(app, path);
        // Two people may have one name.
        const names = (await sameNames(page)).filter((name) => !name.startsWith('Follow '));
        expect.soft(names, `${path}: buttons of one name`).toEqual([]);
      });
    }
  });

test('at 400 % zoom the bars scroll away, and the focus can be seen', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  for (const path of [paths.chat, paths.nutrition, paths.workout, paths.gameChallenges]) {
    await test.step(path, async () => {
      await walk(app, path);
      const stuck = await page.evaluate(() =>
        [...document.querySelectorAll('.top-bar, .dock, .rail, .sticky')]
          .filter((bar) => bar.checkVisibility() && getComputedStyle(bar).position === 'sticky')
          .map((bar) => bar.className),
      );
      expect(stuck, path).toEqual([]);
    });
  }
});

test('Tab gets past a standing message and off the page', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.community);
  await page.getByPlaceholder("Enter friend's user ID").fill('nobody-of-this-id');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('textbox', { name: "Friend's user ID" })).toHaveAccessibleDescription(
    'User not found. No user found with that ID',
  );
  await page.route('**/api/profile', (route) => route.abort());
  await page.getByRole('button', { name: 'No, thanks' }).press('Enter');
  const close = page.getByRole('button', { name: 'Close notification' });
  await expect
    .poll(async () => {
      await page.keyboard.press('Tab');
      return close.evaluate((button) => button === document.activeElement);
    })
    .toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('signing up and signing in are two titles', async ({ app }) => {
  await app.goto(paths.auth);
  await expect(app.page).toHaveTitle('Sign in · Vita');
  await app.page.getByRole('link', { name: 'Create an account' }).click();
  await expect(app.page).toHaveTitle('Sign up · Vita');
});
