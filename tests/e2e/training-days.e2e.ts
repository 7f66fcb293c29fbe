import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { doWorkout } from '../support/workouts';
import { expect, test, type App } from './app';
import { startRoutine } from './start-routine';
import { apiOf, pass, untilClock } from './training-api';

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);

async function begin(app: App, name: string) {
  await app.becomeMember(name);
}

/** In the first week the dashboard has no numbers; the profile has. */
async function expectStreak(app: App, days: number): Promise<void> {
  await app.goto(paths.profileSummary);
  const tracking = app.page.getByRole('region', { name: 'Progress tracking' });
  await expect(tracking).toContainText(
    new RegExp(`Current streak\\s*${days}\\D.*Longest streak\\s*${days}\\D`),
  );
}

test('the tenth workout reaches its milestone and earns 150 more points', async ({ app }) => {
  const { page, cloud } = app;
  await begin(app, 'Dele');
  await pass(app, await untilClock(app, 9, 0), paths.dashboard);
  for (let day = 0; day < 3; day += 1) {
    // Three workouts a day earn points.
    for (let workout = 0; workout < 3; workout += 1) await doWorkout(apiOf(app), cloud, { minutes: 5 });
    await pass(app, hours(24), paths.dashboard);
  }
  await cloud.idle();

  await app.goto(paths.workout);
  await startRoutine(page, 'Core Blast');
  await expect(page.getByText('Exercise 1 of 8', { exact: true })).toBeVisible();
  await app.leave(minutes(6));
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await page.getByRole('button', { name: 'Stop here' }).click();
  const awards = page.getByRole('dialog').getByRole('list', { name: 'Earned for' });
  await expect(awards).toContainText('Workout +50');
  await expect(awards).toContainText('10 workouts +150');
  await app.goto(paths.profileSummary);
  // Fifteen minutes may also close the circle of a day with a short session.
  await expect(page.getByRole('region', { name: 'Progress tracking' })).toContainText(/6[57][05]\s*points/);
});

test('a workout over midnight belongs to the new day, and neither night nor another zone ends the streak', async ({
  app,
}) => {
  const { page } = app;
  await begin(app, 'Elif');

  await test.step('begun at 23:55, ended at 00:05', async () => {
    await pass(app, await untilClock(app, 23, 55), paths.workout);
    await startRoutine(page, 'Core Blast');
    await expect(page.getByText('Exercise 1 of 8', { exact: true })).toBeVisible();
    await app.leave(minutes(10));
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    await page.getByRole('button', { name: 'Stop here' }).click();
    await expect(page.getByText('You earned 50 points.')).toBeAttached();
    await app.goto(paths.dashboard);
    await expect(page.getByRole('img', { name: /Daily goal: (9|10) of \d+ minutes/ })).toBeVisible();
    await expectStreak(app, 1);
  });

  await test.step("the next midnight empties today's figures and keeps the streak", async () => {
    await pass(app, (await untilClock(app, 0, 0)) + minutes(1), paths.dashboard);
    await expect(page.getByRole('img', { name: /Daily goal: 0 of \d+ minutes/ })).toBeVisible();
    await expectStreak(app, 1);
    await doWorkout(apiOf(app), app.cloud, { minutes: 5 });
    await expectStreak(app, 2);
  });

  await test.step('a move east that cuts a day short does not cost the streak', async () => {
    await pass(app, (await untilClock(app, 13, 0)) + hours(24), paths.dashboard);
    const api = apiOf(app);
    const before = await api.call(profileContract.readProfile);
    const moved = await api.call(profileContract.updateProfile, { body: { timeZone: 'Pacific/Kiritimati' } });
    expect(moved.progress.today > before.progress.today).toBe(true);
    expect(moved.progress.currentStreak).toBe(2);
    await doWorkout(api, app.cloud, { minutes: 5 });
    await app.goto(paths.dashboard);
    await expectStreak(app, 3);
  });
});
