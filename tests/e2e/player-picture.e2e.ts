import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import { workoutsContract } from '../../shared/contracts/workouts';
import clips from '../../shared/avatar/figure/studio/clip-bounds.json' with { type: 'json' };
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { apiOf } from './training-api';

const shown = ['squat', 'plank', 'dead-bug', 'side-lunge', 'jumping-jack', 'sit-up'] as const;

/** In window pixels. */
interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const boxOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element): Edges => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return { left, top, right, bottom };
  });

/** Where body and head are over the whole loop of the current clip. */
async function figureOf(page: Page, id: (typeof shown)[number]) {
  const video = await boxOf(page, '.exercise-clip video[loop]');
  const [bodyLeft = 0, bodyTop = 0, bodyRight = 0, bodyBottom = 0, ...rest] = clips[id];
  const [headLeft = 0, headTop = 0, headRight = 0, headBottom = 0] = rest;
  const x = (share: number) => video.left + share * (video.right - video.left);
  const y = (share: number) => video.top + share * (video.bottom - video.top);
  return {
    body: { left: x(bodyLeft), top: y(bodyTop), right: x(bodyRight), bottom: y(bodyBottom) },
    head: { left: x(headLeft), top: y(headTop), right: x(headRight), bottom: y(headBottom) },
  };
}

const overlap = (a: Edges, b: Edges) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('a phone shows her whole body above the words, and no count over her face', async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Maya Okafor');
  const { call } = apiOf(app);
  const id = ulid(await app.cloud.advance(0));
  const exercises = shown.map((exerciseId) => ({ exerciseId, workSeconds: 20 }));
  await call(workoutsContract.startWorkout, { body: { id, exercises } });
  await app.goto(paths.workout);
  await page.getByRole('button', { name: 'Resume workout' }).click();
  const count = page.locator('.player-stage-count');
  /** The end of the rest, whatever the clock shows by then. */
  const untilCounted = async () => {
    await app.advance(45_000);
    while (!(await count.isVisible())) await app.advance(1_000);
  };
  for (const [index, each] of shown.entries()) {
    await test.step(each, async () => {
      await expect(page.locator(`.exercise-clip video[loop][src*="/${each}."]`)).toBeVisible();
      const { body, head } = await figureOf(page, each);
      if (index === 0) {
        expect(overlap(await boxOf(page, '.player-stage-count'), head), 'the count lies over her face').toBe(
          false,
        );
      }
      await app.advance(4_000);
      const title = await boxOf(page, 'h1');
      expect(body.left).toBeGreaterThanOrEqual(0);
      expect(body.right).toBeLessThanOrEqual(390);
      expect(body.bottom).toBeLessThanOrEqual(title.top);
      expect(head.top).toBeGreaterThanOrEqual(52);
      if (index === shown.length - 1) return;
      await untilCounted();
      const next = shown[index + 1] ?? each;
      await expect(page.locator(`.exercise-clip video[loop][src*="/${next}."]`)).toBeVisible();
      const coming = await figureOf(page, next);
      expect(
        overlap(await boxOf(page, '.player-stage-count'), coming.head),
        'the count lies over her face',
      ).toBe(false);
      await app.advance(3_000);
    });
  }
});

test('the camera slowly comes closer to who stands, and her whole body stays in the picture', async ({
  app,
}) => {
  const { page } = app;
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await app.becomeMember('Zuri');
  const { call } = apiOf(app);
  const id = ulid(await app.cloud.advance(0));
  const exercises = ['side-lunge', 'plank'].map((exerciseId) => ({ exerciseId, workSeconds: 20 }));
  await call(workoutsContract.startWorkout, { body: { id, exercises } });
  await app.goto(paths.workout);
  await page.getByRole('button', { name: 'Resume workout' }).click();
  await app.advance(4_000);
  const picture = page.locator('.exercise-clip-picture');
  const cameraAt = (seconds: number) =>
    picture.evaluate((element, time) => {
      for (const move of element.getAnimations()) Object.assign(move, { currentTime: time * 1000 });
    }, seconds);
  const widthAt = async (seconds: number) => {
    await cameraAt(seconds);
    const { body, head } = await figureOf(page, 'side-lunge');
    const title = await boxOf(page, 'h1');
    expect(body.left).toBeGreaterThanOrEqual(0);
    expect(body.right).toBeLessThanOrEqual(390);
    expect(body.bottom).toBeLessThanOrEqual(title.top);
    expect(head.top).toBeGreaterThanOrEqual(52);
    return body.right - body.left;
  };
  const far = await widthAt(0);
  expect((await widthAt(13.9)) / far).toBeCloseTo(1.09, 1);
});

/** The share of the window's height that shows her. */
const pictureShare = (page: Page) =>
  page
    .locator('.player-stage-picture')
    .evaluate((picture) => picture.getBoundingClientRect().height / innerHeight);

test('on a phone she is larger than the numbers, which are one tap away, and shows the next move in a rest', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Amara');
  const { call } = apiOf(app);
  const id = ulid(await app.cloud.advance(0));
  const exercises = ['squat', 'plank'].map((exerciseId) => ({ exerciseId, workSeconds: 20 }));
  await call(workoutsContract.startWorkout, { body: { id, exercises } });
  await app.goto(paths.workout);
  await page.getByRole('button', { name: 'Resume workout' }).click();
  await app.advance(5_000);

  for (const [width, height, share] of [
    [320, 568, 0.4],
    [390, 844, 0.5],
  ] as const) {
    await test.step(`at ${width}×${height} the window is hers, and the buttons are on one line`, async () => {
      await page.setViewportSize({ width, height });
      expect(await pictureShare(page)).toBeGreaterThanOrEqual(share);
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
      const buttons = page.getByRole('group', { name: "How's this one?" }).getByRole('button');
      await expect(buttons).toHaveCount(4);
      const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
      expect(new Set(tops).size).toBe(1);
    });
  }

  await test.step('one counter is seen; the others come with a tap, and the workout goes on', async () => {
    await expect(page.getByText('Exercise 1 of 2', { exact: true })).toBeVisible();
    await expect(page.getByText('Remaining')).toBeHidden();
    await page.getByRole('button', { name: "Progress and what's next" }).click();
    const sheet = page.getByRole('dialog', { name: 'Your progress' });
    for (const label of ['Estimated kcal', 'Duration', 'Remaining'])
      await expect(sheet.getByText(label)).toBeVisible();
    await expect(sheet.getByRole('list', { name: 'Next up' })).toContainText('Plank');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  });

  await test.step('in a rest the next move is named and seen moving', async () => {
    await app.advance(18_000);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rest');
    await expect(page.getByText(/^Next: .*Plank$/)).toBeVisible();
    const clip = page.locator('.exercise-clip video[loop][src*="/plank."]');
    await expect(clip).toHaveJSProperty('muted', true);
    await expect(clip).toHaveJSProperty('loop', true);
    await expect.poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
    await expect(clip).toHaveCSS('opacity', '1');
  });
});

test('a hold is entered once; then its loop goes on from where the entry ends', async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Noor');
  const { call } = apiOf(app);
  const id = ulid(await app.cloud.advance(0));
  const exercises = ['cobra', 'plank'].map((exerciseId) => ({ exerciseId, workSeconds: 20 }));
  await call(workoutsContract.startWorkout, { body: { id, exercises } });
  await app.goto(paths.workout);
  await page.getByRole('button', { name: 'Resume workout' }).click();
  await app.advance(4_000);
  const entry = page.locator('.exercise-clip video[src*="/cobra.entry."]');
  const loop = page.locator('.exercise-clip video[loop][src*="/cobra."]');
  const timeOf = (video: typeof loop) => video.evaluate((each: HTMLVideoElement) => each.currentTime);
  await expect.poll(() => timeOf(entry)).toBeGreaterThan(0);
  expect(await timeOf(loop)).toBe(0);
  await entry.evaluate((video: HTMLVideoElement) => {
    video.currentTime = video.duration - 0.1;
  });
  await expect.poll(() => timeOf(loop)).toBeGreaterThan(0);
  await expect(entry).toHaveCount(0);
  await expect(loop).toHaveJSProperty('videoWidth', 1280);
});
