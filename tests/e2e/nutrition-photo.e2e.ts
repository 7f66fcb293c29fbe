import type { Page } from '@playwright/test';
import { decode } from 'jpeg-js';
import { paths } from '../../web/app/paths';
import { answers, startFakeOpenAi, type FakeOpenAi } from '../support/fake-openai';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { dinner, seen } from '../support/photo-answers';
import { makePhoto, withNotes } from '../support/photos';
import { spawnCloud, type SpawnedCloud } from '../support/spawned-cloud';
import { expect, expectAccessible, test as base, type App } from './app';

const suiteStart = '2026-04-08T09:30:00Z';
const executablePath = findChromium();

/** A server with a fake model, which sees whatever a test tells it to see. */
const test = base.extend<object, { model: FakeOpenAi; cloud: SpawnedCloud }>({
  model: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const model = await startFakeOpenAi();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  cloud: [
    async ({ model }, use) => {
      useAiEnvironment({ OPENAI_BASE_URL: model.baseUrl, AI_ATTEMPT_MS: '600' });
      const cloud = await spawnCloud({ from: suiteStart });
      await use(cloud);
      await cloud.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({
  launchOptions: {
    ...(executablePath ? { executablePath } : {}),
    args: [...chromiumFlags, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const place = '51.5007N 0.1246W';

async function openNutrition(app: App): Promise<void> {
  await app.becomeMember();
  await app.goto(paths.nutrition);
  await expect(button(app.page, 'Take Photo')).toBeVisible();
}

const choose = (page: Page, buffer: Buffer, name = 'plate.jpg', mimeType = 'image/jpeg') =>
  page.getByLabel('Photo to upload').setInputFiles({ name, mimeType, buffer });

/** The bytes of every photo that leaves the page, since the browser does not expose request bodies. */
async function sentPhotos(page: Page): Promise<Buffer[]> {
  const sent: Buffer[] = [];
  await page.exposeFunction('noteSent', (bytes: number[]) => void sent.push(Buffer.from(bytes)));
  await page.addInitScript(() => {
    const { send } = XMLHttpRequest.prototype;
    XMLHttpRequest.prototype.send = function (body) {
      const note = (window as unknown as { noteSent: (bytes: number[]) => Promise<void> }).noteSent;
      const noted =
        body instanceof Blob ? body.arrayBuffer().then((bytes) => note([...new Uint8Array(bytes)])) : null;
      void Promise.resolve(noted).then(() => send.call(this, body));
    };
  });
  return sent;
}

/** Denies the camera as if the person had; the flag that grants it overrides every browser setting. */
const denyCamera = (page: Page) =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () =>
      Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
const allowCamera = (page: Page) =>
  page.evaluate(() => {
    // Restores the browser's own.
    Reflect.deleteProperty(navigator.mediaDevices, 'getUserMedia');
  });

test('a photo is drawn again without place and time, analyzed, shown, edited, and another meal follows', async ({
  app,
  model,
}) => {
  const { page } = app;
  model.will(dinner);
  const sent = await sentPhotos(page);
  await openNutrition(app);
  await expectAccessible(page);
  await choose(page, withNotes(makePhoto({ width: 1600, height: 1200 }), place));
  await expect(button(page, 'Retake')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'Analyze Food').click();
  await expect(page.getByRole('heading', { name: 'Breakfast logged' })).toBeFocused();

  const [photo] = sent;
  expect(photo?.includes(place)).toBe(false);
  expect(photo?.includes('Exif')).toBe(false);
  const { width, height } = decode(photo ?? Buffer.alloc(0));
  expect([width, height]).toEqual([1280, 960]);

  const foods = page.getByRole('list', { name: 'Foods in your photo' }).getByRole('listitem');
  await expect(foods).toHaveCount(2);
  await expect(foods.nth(1)).toContainText('Chicken breast');
  await expect(foods.nth(1)).toContainText('USDA');
  await expect(page.getByText(/^An estimate from a photo: between \d+ kcal and \d+ kcal\.$/)).toBeVisible();
  const picture = page.getByAltText('This meal').first();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  await expect(page.getByText('1 meal logged')).toBeVisible();
  await expect(page.getByText('+10 points for Logged breakfast')).toBeVisible();
  await expectAccessible(page);

  await button(page, 'Edit').click();
  const amount = page.getByRole('dialog').getByLabel('Amount of Chicken breast');
  // The measures of the food arrive later: 150 g become one portion.
  await expect(amount).toHaveValue('1');
  await amount.fill('2');
  await button(page, 'Save').click();
  await expect(foods.nth(1)).toContainText('300 g');
  await button(page, 'Log Another Meal').click();
  await expect(button(page, 'Take Photo')).toBeVisible();

  await page.getByRole('button', { name: /^Remove Breakfast/ }).click();
  await expect(page.getByText('0 meals logged')).toBeVisible();
  await button(page, 'Undo').click();
  await expect(page.getByText('1 meal logged')).toBeVisible();
  await expect(page.getByAltText('This meal')).toBeVisible();
});

test('what the model cannot tell is said, nothing is logged, and the photo can be described', async ({
  app,
  model,
}) => {
  const { page } = app;
  await openNutrition(app);
  await choose(page, makePhoto({ width: 400, height: 300 }));
  const failures = [
    [seen([], { isFood: false }), "I don't see any food in this photo"],
    [answers.text('Looks tasty'), 'Failed to analyze food image'],
    [answers.status(500), 'Failed to analyze food image'],
    [answers.hang(), 'Failed to analyze food image'],
  ] as const;
  for (const [answer, text] of failures) {
    model.will(answer);
    await button(page, 'Analyze Food').click();
    const toast = page.getByRole('listitem').filter({ hasText: 'Analysis Failed' });
    await expect(toast).toContainText(text);
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
  }
  await expect(page.getByText('0 meals logged')).toBeVisible();
  await expectAccessible(page);

  await page.getByLabel("What's on the plate?").fill('two eggs and a slice of toast');
  await button(page, 'Add what I wrote').click();
  await expect(page.getByText('It goes with this meal.')).toBeVisible();
  await page.getByRole('button', { name: /^Log breakfast ·/ }).click();
  await expect(page.getByRole('heading', { name: 'Breakfast logged' })).toBeVisible();
  await expect(page.getByAltText('This meal').first()).toBeVisible();
});

test('without a model the photo and the words about it are one flow from the first screen', async ({
  app,
}) => {
  const { page } = app;
  const capabilities = { chat: 'rules', vision: false, voice: 'browser', messagesLeft: null };
  await page.route('**/api/ai/capabilities', (route) => route.fulfill({ json: capabilities }));
  await app.becomeMember();
  await app.goto(paths.nutrition);
  await button(page, 'Photo').click();
  await expect(page.getByRole('region', { name: 'Photo of your meal' })).toBeFocused();
  await expect(page.getByText("I'll keep the photo with your meal.")).toBeVisible();
  const field = page.getByLabel("What's on the plate?");
  await expect(field).toBeVisible();
  await expectAccessible(page);
  await choose(page, makePhoto({ width: 400, height: 300, seed: 5 }));
  await expect(button(page, 'Retake')).toBeVisible();
  await expect(button(page, 'Analyze Food')).toHaveCount(0);
  await expect(page.getByText('It goes with this meal.')).toBeVisible();
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill('two eggs and a slice of toast');
  await button(page, 'Add what I wrote').click();
  await page.getByRole('button', { name: /^Log breakfast ·/ }).click();
  await expect(page.getByRole('heading', { name: 'Breakfast logged' })).toBeVisible();
  await expect(page.getByAltText('This meal').first()).toBeVisible();
});

test('what is no photo is not sent', async ({ app }) => {
  const { page } = app;
  const sent = await sentPhotos(page);
  await openNutrition(app);
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
  const files = [
    ['IMG_1.heic', 'image/heic', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic')],
    ['drawing.svg', 'image/svg+xml', Buffer.from(svg)],
    ['broken.jpg', 'image/jpeg', makePhoto().subarray(0, 40)],
  ] as const;
  for (const [name, type, content] of files) {
    await choose(page, Buffer.from(content), name, type);
    const toast = page.getByRole('listitem').filter({ hasText: "Photo didn't open" });
    await expect(toast).toContainText('Choose a JPEG, PNG, or WebP.');
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
  }
  expect(sent).toEqual([]);
});

test('the camera is shown, left and captured, and says when it may not be used', async ({ app, model }) => {
  const { page } = app;
  model.will(dinner);
  await openNutrition(app);
  await denyCamera(page);
  await button(page, 'Take Photo').click();
  const toast = page.getByRole('listitem').filter({ hasText: 'Camera Error' });
  await expect(toast).toContainText('Unable to access camera. Please check permissions.');
  await toast.getByRole('button').click();

  await allowCamera(page);
  await button(page, 'Take Photo').click();
  await expect(button(page, 'Capture')).toBeEnabled();
  await expectAccessible(page);
  await button(page, 'Cancel').click();
  await button(page, 'Take Photo').click();
  await button(page, 'Capture').click();
  await expect(page.getByAltText('Your meal')).toBeVisible();
  await button(page, 'Analyze Food').click();
  await expect(page.getByRole('heading', { name: 'Breakfast logged' })).toBeVisible();
});
