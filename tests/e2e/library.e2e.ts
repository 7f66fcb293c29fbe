// Typed as people type. cspell:ignore asdfgh sqaut
import { exercises } from '../../functions/exercises/library/catalogue';
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

test('shows the library in two columns on a phone, of which only what is in view exists, and leads to each letter', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto('/exercises');
  const list = page.getByRole('list', { name: 'Exercises' });
  const cards = list.getByRole('listitem');
  await expect(cards.first()).toHaveAttribute('aria-setsize', String(exercises.length));
  await expect(page.getByRole('status').filter({ hasText: `${exercises.length} exercises` })).toBeVisible();

  await test.step('two cards are side by side, and most of the library is not in the page', async () => {
    const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
    expect(second?.y).toBe(first?.y);
    expect(await cards.count()).toBeLessThan(exercises.length / 2);
    await expectAccessible(page);
  });

  const letters = page.getByRole('slider', { name: 'Jump to a letter' });
  await test.step('the letters lead there, by keys and by a tap', async () => {
    await letters.press('End');
    await expect(letters).toHaveAttribute('aria-valuetext', 'W');
    await expect(list.getByRole('heading', { name: 'Wide Push-Ups' })).toBeInViewport();
    await letters.press('Home');
    await expect(list.getByRole('heading', { name: 'Arm Circles' })).toBeInViewport();
    await letters.getByText('P', { exact: true }).click();
    await expect(list.getByRole('heading', { name: 'Pike Push-Ups' })).toBeInViewport();
    expect(await cards.count()).toBeLessThan(exercises.length / 2);
  });

  await test.step('the browser’s own search finds a card that was not in view', async () => {
    await page.keyboard.press('Control+f');
    await expect(cards).toHaveCount(exercises.length);
  });

  await test.step('a misspelled word finds what was meant, and says so', async () => {
    await page.getByRole('searchbox').fill('sqaut');
    await expect(page.getByRole('status').filter({ hasText: 'for squat' })).toBeVisible();
    await expect(list.getByRole('heading').first()).toHaveText('Squats');
    await expect(letters).toBeHidden();
    await page.getByRole('searchbox').fill('asdfgh');
    await expect(page.getByText('No exercises match your search')).toBeVisible();
  });
});
