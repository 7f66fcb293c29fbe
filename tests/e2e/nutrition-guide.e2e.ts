import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';

test('the guide is read by anyone, jumps to its parts and leads back to the meals', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.nutritionGuide);
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrition Guide' })).toBeVisible();
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  await page.getByRole('link', { name: 'Foods to limit' }).click();
  await expect(page.getByRole('heading', { name: 'Foods to limit' })).toBeInViewport();
  await expect(page.getByText('Talk to a doctor or another healthcare provider')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/nutrition$/);
});

test('a visitor opens the guide without an account', async ({ app }) => {
  await app.goto(paths.nutritionGuide);
  await expect(app.page.getByRole('heading', { name: 'Food groups' })).toBeVisible();
});
