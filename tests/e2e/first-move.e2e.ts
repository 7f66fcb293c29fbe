import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import { expect, expectAccessible, password, test } from './app';
import { apiOf } from './training-api';

test('a visitor makes one move with Ana, keeps it, and the first session of the account begins with it', async ({
  app,
}) => {
  const { page, goto } = app;
  const videos: string[] = [];
  const sent: string[] = [];
  page.on('request', (request) => {
    if (/squat.*\.(mp4|webp)/.test(request.url())) videos.push(request.url());
    if (request.method() !== 'GET') sent.push(request.url());
  });
  const dialog = page.getByRole('dialog');
  const stored = () => page.evaluate(() => localStorage.getItem('first-move'));

  await test.step('sign-in leads to the welcome page, which fetches nothing of the move before it is asked for', async () => {
    await goto(paths.auth);
    await page.getByRole('link', { name: 'Meet Ana first' }).click();
    await expect(page).toHaveURL(/\/welcome$/);
    await expect(page.getByRole('button', { name: 'Try one move' })).toBeInViewport();
    await page.waitForLoadState('networkidle');
    expect(videos).toEqual([]);
  });

  await test.step('by keyboard alone: forty seconds, which a pause keeps', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.getByRole('button', { name: 'Try one move' }).press('Enter');
    await expect(dialog.getByRole('heading', { name: '40 seconds of squats' })).toBeVisible();
    await expectAccessible(page);
    const start = dialog.getByRole('button', { name: 'Start with Ana' });
    await expect(start).toBeFocused();
    await page.keyboard.press('Enter');
    await app.advance(15_000);
    await expect(dialog.getByText('25', { exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await app.advance(60_000);
    await expect(dialog.getByText('25', { exact: true })).toBeVisible();
    await dialog.getByRole('button', { name: 'Resume' }).press('Enter');
    await app.advance(26_000);
    await expect(dialog.getByRole('heading', { name: 'Keep it?' })).toBeVisible();
    await expect(dialog.getByRole('button', { name: /^Create my account/ })).toBeFocused();
    await expectAccessible(page);
    const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(tooWide).toBeLessThanOrEqual(0);
    expect(sent).toEqual([]);
    expect(await stored()).toBeNull();
  });

  await test.step('keeping it leads to sign-up', async () => {
    await page.keyboard.press('Enter');
    expect(await stored()).not.toBeNull();
    await page.getByLabel('Full Name').fill('Amahle Dube');
    await page.getByLabel('Email').fill(`first-move-${process.pid}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page).toHaveURL(/\/onboarding$/);
  });

  await test.step('with a plan the first session is open, the squats done in it, and nothing is won yet', async () => {
    const { call } = apiOf(app);
    await call(profileContract.completeOnboarding, { body: answers });
    await goto(paths.dashboard);
    await expect(page.getByText('Your squats counted')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Resume 1 of \d+/ }).locator('visible=true')).toHaveCount(1);
    const { open } = await call(workoutsContract.listWorkoutSessions, { query: {} });
    expect(open?.finishedExercises).toHaveLength(1);
    expect(open?.plan[open.finishedExercises[0] ?? -1]?.exerciseId).toBe('squat');
    expect(open?.plan.length).toBeGreaterThan(1);
    expect(open?.activeSeconds).toBe(40);
    expect(await stored()).toBeNull();
    expect((await call(pointsContract.readPoints, { query: {} })).totalPoints).toBe(0);
  });

  await test.step('it is credited once', async () => {
    const before = await apiOf(app).call(workoutsContract.listWorkoutSessions, { query: {} });
    await page.reload();
    await expect(page.getByRole('link', { name: /^Resume 1 of \d+/ }).locator('visible=true')).toHaveCount(1);
    const after = await apiOf(app).call(workoutsContract.listWorkoutSessions, { query: {} });
    expect(after.open?.id).toBe(before.open?.id);
    expect(after.sessions).toEqual(before.sessions);
  });
});
