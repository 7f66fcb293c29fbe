import { challengesContract } from '../../shared/contracts/challenges';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { apiOf } from './training-api';

test('the ladder is climbed from its first challenge: locked, started, completed, replayed', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Ines');
  await app.goto(paths.gameChallenges);
  await expect(page.getByRole('heading', { level: 1, name: '26 Challenges' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: 'Start Challenge 1' })).toBeInViewport();
  const views = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(views).toBeLessThanOrEqual(6);

  await test.step('a locked one says what comes first', async () => {
    await page.getByRole('button', { name: 'Locked: Solid Ground' }).click();
    await expect(page.getByText('Complete Challenge 2 first!')).toBeVisible();
  });

  await page.getByRole('button', { name: 'Start Challenge 1' }).click();
  await expect(page.getByText('Exercise 1 of 30')).toBeVisible();
  // Half an hour, and the cool-down.
  await app.leave(34 * 60_000);
  await expect(page.getByText('Challenge 1 complete. Challenge 2 is open.')).toBeVisible();
  expect((await apiOf(app).call(challengesContract.listChallenges)).completed).toBe(1);

  await page.getByRole('link', { name: 'Back to the ladder' }).click();
  await expect(page.getByRole('button', { name: 'Replay: First Light' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start: Steady Middle' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
