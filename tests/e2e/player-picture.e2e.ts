import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import { workoutsContract } from '../../shared/contracts/workouts';
import clips from '../../shared/avatar/figure/studio/clip-bounds.json' with { type: 'json' };
import { paths } from '../../web/app/paths';
import { expect, test } from './app';
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
  const video = await boxOf(page, '.exercise-clip video');
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
      await expect(page.locator(`.exercise-clip video[src*="/${each}."]`)).toBeVisible();
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
      await expect(page.locator(`.exercise-clip video[src*="/${next}."]`)).toBeVisible();
      const coming = await figureOf(page, next);
      expect(
        overlap(await boxOf(page, '.player-stage-count'), coming.head),
        'the count lies over her face',
      ).toBe(false);
      await app.advance(3_000);
    });
  }
});
