import type { Locator, Route } from '@playwright/test';
import { danceContract } from '../../shared/contracts/dance';
import { brand } from '../../shared/brand';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test, wide, type App } from './app';
import { apiOf } from './training-api';

const visibly = (app: App, name: string | RegExp) =>
  app.page.getByRole('button', { name }).filter({ visible: true });

/** Opens the dance without a camera. */
async function danceFreely(app: App, style: string): Promise<void> {
  const { page } = app;
  await app.goto(paths.dance);
  await page.getByRole('radio', { name: new RegExp(style) }).check();
  await page.getByRole('radio', { name: /^Without/ }).check();
  await visibly(app, `Dance ${style}`).click();
  await expect(page.getByText("Let's Dance!")).toBeVisible();
}

test(
  'ten moves without the camera: followed, paused, celebrated, saved without a score',
  wide,
  async ({ app }) => {
    const { page } = app;
    await app.becomeMember('Amara');
    await app.goto(paths.dance);
    await expect(page.getByRole('heading', { level: 1, name: brand.danceGame })).toBeVisible();
    await expect(page.getByText('No dances yet')).toBeVisible();
    const pictures = page.getByRole('radiogroup', { name: 'Pick a style' }).locator('img');
    const missing = () =>
      pictures.evaluateAll((all) => all.filter((each) => !(each as HTMLImageElement).naturalWidth).length);
    await expect.poll(missing).toBe(0);
    await expectAccessible(page);
    await danceFreely(app, 'Latin Firecracker');

    await test.step('the first move is called, everything is in sight without scrolling', async () => {
      await expect(page.getByText('Move 1 / 10')).toBeVisible();
      await expect(page.getByText('Ready', { exact: true })).toBeVisible();
      await expect(page.getByRole('region', { name: 'Accuracy' })).toHaveCount(0);
      expect(
        await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
      ).toBeLessThanOrEqual(0);
      await expectAccessible(page);
    });

    await test.step('every five seconds the next', async () => {
      await app.advance(5_200);
      await expect(page.getByText('Move 2 / 10')).toBeVisible();
      await expect(page.getByText('Dancing', { exact: true })).toBeVisible();
    });

    await test.step('a pause stops the time, and says so', async () => {
      await visibly(app, 'Pause').click();
      await expect(page.getByRole('heading', { name: 'Paused - Take a breath!' })).toBeVisible();
      await expect(page.getByText('Resting', { exact: true })).toBeVisible();
      await app.advance(20_000);
      await expect(page.getByText('Move 2 / 10')).toBeVisible();
      await visibly(app, 'Resume').click();
    });

    await test.step('the last move is celebrated, then the session rests and the result is there', async () => {
      await app.advance(40_000);
      await expect(page.getByText('Amazing!', { exact: true })).toBeVisible();
      await app.advance(8_500);
      const result = page.getByRole('dialog', { name: 'Every move danced!' });
      await expect(result.getByText('No camera, so no score for this one.')).toBeVisible();
      await expect(result.getByText('It counts as active minutes and for your streak.')).toBeVisible();
      await expectAccessible(page);
      await result.getByRole('button', { name: 'Done' }).click();
    });

    await test.step('it stands in the history', async () => {
      await expect(page.getByText('10 moves · about 3 kcal', { exact: false })).toBeVisible();
      const { sessions } = await apiOf(app).call(danceContract.listDanceSessions, { query: {} });
      expect(sessions).toMatchObject([{ style: 'latin', moves: 10, score: null, unpaidReason: 'no_camera' }]);
    });
  },
);

test('a session that is ended early says what it came to, and a hidden tab pauses it', async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Kofi');
  await danceFreely(app, 'K-Pop Star');
  await app.advance(11_000);
  const hide = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  await expect(page.getByRole('heading', { name: 'Paused - Take a breath!' })).toBeVisible();
  await hide(false);
  await visibly(app, 'End Session').click();
  await expect(page.getByText('No score · about 1 kcal · 2 moves')).toBeVisible();
  const result = page.getByRole('dialog', { name: 'Session ended' });
  await expect(result.getByText('It counts as active minutes.')).toBeVisible();
  await expect(result.getByText('points', { exact: false })).toHaveCount(0);
  await result.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('radio', { name: /K-Pop Star/ })).toBeChecked();
});

test('a dance that ends offline is kept and sent when the line is back', async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Lena');
  await danceFreely(app, 'Pop Diva');
  await app.advance(6_000);
  await page.context().setOffline(true);
  await expect(page.getByText("You're offline.", { exact: false })).toBeVisible();
  await expectUncovered(page.getByText('Dancing', { exact: true }));
  const phone = page.viewportSize();
  await page.setViewportSize({ width: 844, height: 390 });
  expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBeLessThanOrEqual(
    0,
  );
  if (phone) await page.setViewportSize(phone);
  await visibly(app, 'End Session').click();
  const result = page.getByRole('dialog', { name: 'Session ended' });
  await expect(result.getByText("It's kept on this device.", { exact: false })).toBeVisible();
  await page.context().setOffline(false);
  await app.advance(6_000);
  await expect(result.getByText('It counts as active minutes.')).toBeVisible();
});

/** Nothing covers its middle. */
const expectUncovered = (element: Locator) =>
  expect
    .poll(() =>
      element.evaluate((node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return node.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    )
    .toBe(true);

/** A browser without WebGL in workers: the worker's script begins by removing it. */
async function withoutWebGl(route: Route): Promise<void> {
  const response = await route.fetch();
  const ending = `{ const { getContext } = OffscreenCanvas.prototype;
    OffscreenCanvas.prototype.getContext = function (kind, ...more) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind, ...more);
    } }\n`;
  await route.fulfill({ response, body: ending + (await response.text()) });
}

test('a camera that cannot be used is said, may be tried again, and the dance goes on without it', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Yara');
  await page.route(/pose-worker/, withoutWebGl);
  await app.goto(paths.dance);
  await visibly(app, 'Dance Pop Diva').click();
  const camera = page.getByRole('region', { name: 'Your camera' });
  await expect(camera.getByRole('alert')).toContainText("This browser can't run movement tracking.", {
    timeout: 60_000,
  });
  await page.unroute(/pose-worker/);
  await camera.getByRole('button', { name: 'Start Camera' }).click();
  await expect(camera.getByRole('alert')).toContainText(/The camera is blocked|No camera found/, {
    timeout: 60_000,
  });
  await expectAccessible(page);
  await app.advance(5_200);
  await expect(page.getByText(/^Move ([2-9]|10) \/ 10$/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Accuracy' })).toHaveCount(0);
  await camera.getByRole('button', { name: 'Start Camera' }).click();
  await expect(camera.getByRole('alert')).toBeVisible();
  await visibly(app, 'End Session').click();
  const result = page.getByRole('dialog', { name: 'Session ended' });
  await expect(result.getByText('No camera, so no score for this one.')).toBeVisible();
});
