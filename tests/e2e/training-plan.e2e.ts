import { exerciseById } from '../../functions/exercises/library/catalogue';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { apiOf, pass } from './training-api';

const dayMs = 24 * 60 * 60_000;

test('a new member with a sore knee gets a session without jumps, changes it, starts it, resumes it and moves the next', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Thandi');
  await apiOf(app).call(profileContract.updateAnswers, {
    body: { bodyPains: 'sore left knee when I jump', workLifeEffects: 'never more than 20 minutes' },
  });
  // On a Monday, so that the whole week is ahead.
  const weekday = new Date(await app.cloud.advance(0)).getUTCDay();
  await pass(app, ((8 - weekday) % 7) * dayMs, paths.dashboard);
  const welcome = page.getByRole('region', { name: 'Welcome' });
  /** In the dock on a phone, in the welcome on wide pages. */
  const action = (name: string | RegExp) =>
    welcome
      .getByRole('link', { name })
      .or(page.locator('.dock').getByRole('link', { name }))
      .and(page.locator(':visible'));

  await test.step('the dashboard leads with a session that spares the knee and keeps the time', async () => {
    await expect(welcome.getByText('No jumps, only moves that are easy on your left knee')).toBeVisible();
    await expect(welcome.getByText(/^(1[0-9]|20) min$/)).toBeVisible();
    // A bar at the bottom covers what is scrolled under it.
    const changes = page.getByRole('group', { name: "Change today's session" });
    await changes.evaluate((chips) => chips.scrollIntoView({ block: 'center' }));
    const tops = await changes
      .getByRole('button')
      .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().top));
    expect(new Set(tops).size, 'lines of chips').toBe(1);
    await expectAccessible(page);
  });

  await test.step('it changes, says what changed, and stays changed', async () => {
    const title = welcome.getByRole('heading', { level: 2 });
    const before = await title.textContent();
    await page.getByRole('button', { name: 'Something else' }).click();
    await expect(welcome.getByText(/^Something else: /)).toBeVisible();
    await page.getByRole('button', { name: 'Shorter' }).click();
    await expect(welcome.getByText(/minutes instead of/)).toBeVisible();
    const after = await title.textContent();
    expect(after).not.toBe(before);
    await page.reload();
    await expect(title).toHaveText(after ?? '');
  });

  await test.step('one tap starts it, with its warm-up and without a single jump', async () => {
    await action('Start Workout').click();
    await expect(page.getByText(/^Warm-up 1 of /)).toBeVisible();
    const { open } = await apiOf(app).call(workoutsContract.listWorkoutSessions, { query: {} });
    const planned = open?.plan.map(({ exerciseId }) => exerciseById(exerciseId)) ?? [];
    expect(planned.length).toBeGreaterThan(3);
    expect(planned.filter((exercise) => exercise?.impact !== 'low')).toEqual([]);
    await page.getByRole('button', { name: 'Skip warm-up' }).click();
    await app.advance(3_000 + 40_000);
  });

  await test.step('the dashboard offers to go on with it', async () => {
    await app.goto(paths.dashboard);
    await action(/^Resume \d+ of \d+/).click();
    await expect(page.getByRole('group', { name: 'Player' })).toBeVisible();
  });

  await test.step('a day of the week opens, and its session moves by keyboard', async () => {
    await app.goto(paths.dashboard);
    const week = page.getByRole('region', { name: 'Your week' });
    await week.getByRole('button', { name: /^Friday/ }).focus();
    await page.keyboard.press('Enter');
    const day = page.getByRole('dialog', { name: 'Friday' });
    await expect(day.getByRole('heading', { name: 'Move it to' })).toBeVisible();
    await expectAccessible(page);
    await day.getByRole('button', { name: 'Saturday' }).focus();
    await page.keyboard.press('Enter');
    await expect(day).toBeHidden();
    await expect(week.getByRole('button', { name: /^Saturday.*planned/i })).toBeVisible();
  });
});
