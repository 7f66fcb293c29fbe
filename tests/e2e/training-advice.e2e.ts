import type { Locator } from '@playwright/test';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { settingsPath } from '../../web/app/settings-path';
import { expect, expectAccessible, test } from './app';
import { apiOf } from './training-api';

/** The number of lines they take. */
const linesOf = (parts: Locator) =>
  parts.evaluateAll((all) => new Set(all.map((each) => each.getBoundingClientRect().top)).size);

test('a routine that contradicts someone says what would change, and starts as changed', async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Hana');
  await app.goto(paths.workout);
  await page.getByRole('button', { name: 'Core Blast', exact: true }).click();
  await page.getByRole('button', { name: /^I'd change \d+ moves in Core Blast/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Core Blast for you' });
  await expect(dialog.getByText(/because of your lower back/)).toBeVisible();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'With my changes' }).click();
  await expect(page.getByText(/^Exercise 1 of \d+$/)).toBeVisible();
  const { open } = await apiOf(app).call(workoutsContract.listWorkoutSessions, { query: {} });
  expect(open).toMatchObject({ title: 'Core Blast, for you', routineId: null });
  expect(open?.plan.map(({ exerciseId }) => exerciseId)).not.toContain('russian-twist');
});

test('training days and minutes are chosen in the review of the answers, and stand in the settings', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Mei');
  await app.goto(`${paths.onboarding}?step=4&question=6`);
  const week = page.getByRole('region', { name: 'Your training week' });
  await expect(week.getByRole('button', { name: 'Monday' })).toHaveAttribute('aria-pressed', 'true');
  await week.getByRole('button', { name: 'Sunday' }).click();
  await week.getByRole('radio', { name: '45 min' }).click();
  await expect(week.getByRole('radio', { name: '45 min' })).toBeChecked();
  await expectAccessible(page);
  await page.reload();
  await expect(week.getByRole('radio', { name: '45 min' })).toBeChecked();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await app.goto(settingsPath('training'));
  const training = page.getByRole('region', { name: 'Training', exact: true });
  await expect(training.getByRole('button', { name: 'Sunday' })).toHaveAttribute('aria-pressed', 'true');
  await expect(training.getByRole('radio', { name: '45 min' })).toBeChecked();
  const days = training.getByRole('group', { name: 'Training days' }).getByRole('button');
  expect(await linesOf(days)).toBe(1);
});
