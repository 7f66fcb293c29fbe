import { ulid } from 'ulid';
import { momentsContract } from '../../shared/contracts/moments';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { paths } from '../../web/app/paths';

import { doWorkout } from '../support/workouts';
import { expect, expectAccessible, test } from './app';
import { apiOf, pass } from './training-api';

test('a new tier takes the whole screen once, with a card to take along', async ({ app }) => {
  const { page, cloud } = app;
  await app.becomeMember('Maya Okafor');
  const api = apiOf(app);
  const clock = {
    advance: async (milliseconds: number) => {
      if (milliseconds > 0) await pass(app, milliseconds, paths.dashboard);
      return cloud.advance(0);
    },
  };
  for (let n = 0; n < 3; n += 1) await doWorkout(api, clock, { minutes: 7 });
  // 175 points so far: three meals bring it to the next tier's 200, while no page is open.
  await app.goto('/favicon.svg');
  for (const mealType of ['breakfast', 'lunch', 'dinner'] as const) {
    const items = [{ foodId: 'apple', grams: 180 }];
    await api.call(nutritionContract.logMeal, {
      body: { id: ulid(await cloud.advance(1000)), mealType, items },
    });
  }
  await cloud.idle();
  await app.goto(paths.dashboard);
  const moment = page.getByRole('dialog', { name: 'You reached Silver' });
  await expect(moment).toBeVisible();
  await expect(moment.getByRole('img', { name: /^Card: Maya Okafor, Silver tier/ })).toBeInViewport({
    ratio: 1,
  });
  await expect(moment.getByRole('button', { name: 'Continue' })).toBeInViewport();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await moment.getByRole('button', { name: 'Download Card' }).click();
  expect((await saving).suggestedFilename()).toBe('vita-moment.png');
  await moment.getByRole('button', { name: 'Continue' }).click();
  await expect(moment).toHaveCount(0);
  expect((await api.call(momentsContract.listMoments)).moments).toEqual([]);
});
