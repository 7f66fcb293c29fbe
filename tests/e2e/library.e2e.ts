import { expect, expectAccessible, test } from './app';

test('does an exercise of the library at once, and adds another to a workout of one’s own', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto('/exercises?exercise=squat');
  const dialog = page.getByRole('dialog', { name: 'Squats' });
  await expect(dialog.getByRole('button', { name: 'Play Squats' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Play Squats' }).click();
  const video = dialog.getByLabel('Squats, demo video');
  await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.paused)).toBe(false);
  await dialog.getByRole('button', { name: 'Pause Squats' }).click();
  await expect.poll(() => video.evaluate((clip: HTMLVideoElement) => clip.paused)).toBe(true);

  await dialog.getByRole('button', { name: 'Add to workout: Squats' }).click();
  await expect(page).toHaveURL(/\/workout\?view=builder$/);
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText(/1\b/);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Selection' })).toContainText(/1\b/);

  await page.goBack();
  await dialog.getByRole('link', { name: 'Do it now: Squats' }).click();
  await expect(page.getByRole('button', { name: 'Complete Workout' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Squats' })).toBeVisible();
});
