import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';

test('the guide is read by anyone, opens part by part and leads back to the meals', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.nutritionGuide);
  await expect(page.getByRole('heading', { level: 1, name: 'Nutrition Guide' })).toBeVisible();
  await expectAccessible(page);
  const tooWide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(tooWide).toBeLessThanOrEqual(0);
  const views = () => page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(await views()).toBeLessThanOrEqual(3);
  await expect(page.getByText('Sugary drinks')).toBeHidden();
  await page.getByText('Foods to limit').click();
  await expect(page.getByText('Sugary drinks')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('Start with what you drink')).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await expect(page.getByText('Start with what you drink')).toBeHidden();
  await expect(page.getByText('Talk to a doctor or another healthcare provider')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/nutrition$/);
});

test('a link to a part of the guide opens it', async ({ app }) => {
  const { page } = app;
  await app.goto(`${paths.nutritionGuide}#low-carb-foods`);
  await expect(page.getByRole('heading', { name: 'Dairy', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Low-carb foods' })).toBeInViewport();
});

test('a visitor opens the guide without an account', async ({ app }) => {
  await app.goto(paths.nutritionGuide);
  await expect(app.page.getByRole('heading', { name: 'Food groups' })).toBeVisible();
});
