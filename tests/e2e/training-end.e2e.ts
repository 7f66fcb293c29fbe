import { pointsContract } from '../../shared/contracts/points';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { startRoutine } from './start-routine';
import { apiOf } from './training-api';

test('warm-up, a reload in it, an end without a connection, points once, a rating that went along, and records', async ({
  app,
  context,
}) => {
  const { page } = app;
  await app.becomeMember('Ines');
  await app.goto(paths.workout);
  const dialog = page.getByRole('dialog', { name: 'That counts' });
  // Forty seconds of warm-up and five minutes; the page's clock also runs while the browser works.
  const minutes = /^5:4\d/;

  await test.step('the warm-up goes on after a reload and can be skipped', async () => {
    await page.getByRole('switch', { name: 'Warm up first' }).click();
    await startRoutine(page, 'Full Body');
    await expect(page.getByText('Warm-up 1 of 3', { exact: true })).toBeVisible();
    await app.advance(3_000 + 40_000);
    await expect(page.getByText('Warm-up 2 of 3', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Warm-up 2 of 3', { exact: true })).toBeVisible();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await page.getByRole('button', { name: 'Skip warm-up' }).click();
    await expect(page.getByText('Exercise 1 of 15', { exact: true })).toBeVisible();
  });

  await test.step('a workout that ends offline is kept and says so', async () => {
    await app.leave(3_000 + 300_000);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    await page.getByRole('button', { name: 'Stop here' }).click();
    await expect(dialog.getByText("It's kept on this device.", { exact: false })).toBeVisible();
    await expect(dialog.getByText('Failed to complete workout')).toHaveCount(0);
    await expect(dialog.getByLabel('Your workout')).toContainText('Exercises completed2');
    await expect(dialog.getByText(minutes)).toBeVisible();
    await dialog.getByRole('button', { name: 'Just right' }).click();
  });

  await test.step('back online it is sent on its own, and the points come once', async () => {
    await context.setOffline(false);
    await expect(dialog.getByText("It's kept on this device.", { exact: false })).toHaveCount(0);
    await expect(dialog.getByRole('button', { name: 'Just right', pressed: true })).toBeVisible();
    await app.advance(5_000);
    await expect(dialog.getByText('You earned 50 points.')).toBeAttached();
    await app.cloud.idle();
    const { transactions, totalPoints } = await apiOf(app).call(pointsContract.readPoints);
    expect(transactions.map(({ activityType }) => activityType)).toEqual(['workout_completed']);
    expect(totalPoints).toBe(50);
    const { sessions } = await apiOf(app).call(workoutsContract.listWorkoutSessions, { query: {} });
    expect(sessions.map(({ effort }) => effort)).toEqual(['right']);
  });

  await test.step('a part is honored as a part: nothing flies, and no trophy stands there', async () => {
    await expect(page.locator('.confetti')).toHaveCount(0);
    const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    expect(await page.evaluate(moving)).toBe(0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await expect(dialog.getByText("I'll plan your next session from here.")).toBeVisible();
    await expect(dialog.getByText('Achievement Unlocked!')).toHaveCount(0);
    await expect(page.locator('.confetti')).toHaveCount(0);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.locator('.confetti')).toHaveCount(0);
  });

  await test.step('sets become personal records on the workout page', async () => {
    await dialog.getByText('Log sets, reps, and load').click();
    await dialog.getByLabel('March in Place, set 1: repetitions').fill('90');
    await dialog.getByRole('button', { name: 'Save sets' }).click();
    await expect(page.getByText('Sets saved')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('switch', { name: 'Warm up first' })).toBeChecked();
    await page.getByRole('tab', { name: 'History' }).click();
    const records = page.getByRole('region', { name: 'Personal records' });
    await expect(records.getByText('March in Place')).toBeVisible();
    await expect(records.getByText('90 reps')).toBeVisible();
    const history = page.getByRole('region', { name: 'Your workouts' });
    await expect(history.getByRole('listitem')).toHaveCount(1);
    await expect(history.getByText('+50 points')).toBeVisible();
  });
});

test('the cool-down follows the last exercise, stays over a reload, counts, and completes the workout', async ({
  app,
}) => {
  const { page, cloud } = app;
  await app.becomeMember('Lindiwe');
  await app.goto(paths.workout);
  await startRoutine(page, 'Flexibility Flow');
  await expect(page.getByText('Exercise 1 of 8', { exact: true })).toBeVisible();

  await test.step('it follows at once', async () => {
    await app.advance(3_000 + 100_000);
    const skip = page.getByRole('button', { name: 'Skip exercise' }).locator('visible=true');
    // The rest, and seven exercises.
    for (let tap = 0; tap < 8; tap += 1) await skip.click();
    await expect(page.getByText('Cooldown 1 of 1', { exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('a reload waits in it for its resume', async () => {
    await app.advance(3_000 + 20_000);
    await page.reload();
    await expect(page.getByText('Cooldown 1 of 1', { exact: true })).toBeVisible();
    await expect(page.getByText('Paused', { exact: true })).toBeVisible();
  });

  await test.step('left, it is over: the workout is in the history with its minutes', async () => {
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('Workout sent')).toBeVisible();
    await cloud.idle();
    const { sessions } = await apiOf(app).call(workoutsContract.listWorkoutSessions, { query: {} });
    expect(sessions[0]).toMatchObject({ finishedExercises: [0], counted: false });
    expect(sessions[0]?.activeSeconds).toBeGreaterThanOrEqual(120);
  });
});
