import type { Page } from '@playwright/test';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test, wide, type App } from './app';

async function openNutrition(app: App): Promise<Page> {
  await app.becomeMember();
  await app.goto(paths.nutrition);
  await expect(app.page.getByText('0 meals logged')).toBeVisible();
  return app.page;
}

const field = (page: Page) => page.getByRole('combobox', { name: 'What did you eat?' });
const draft = (page: Page) => page.getByRole('list', { name: 'Foods of this meal' });
const meals = (page: Page) => page.getByRole('list', { name: 'Meals', exact: true });

async function addSentence(page: Page, sentence: string): Promise<void> {
  await field(page).fill(sentence);
  await field(page).press('Enter');
  await expect(draft(page).getByRole('listitem').first()).toBeVisible();
}

test(
  'a sentence becomes a meal, is changed, removed and restored, and the day follows',
  wide,
  async ({ app }) => {
    const page = await openNutrition(app);
    await addSentence(page, 'two eggs, a slice of toast with butter and a flat white');
    await expect(draft(page).getByRole('listitem')).toHaveCount(4);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Remove Butter' }).click();
    await page.getByRole('button', { name: /^Egg/ }).click();
    await page.getByLabel(/^Amount of Egg/).fill('3');
    await page.getByRole('button', { name: 'Log breakfast' }).click();
    await expect(page.getByRole('heading', { name: 'Breakfast logged' })).toBeFocused();
    await expect(page.getByText('1 meal logged')).toBeVisible();

    await page.getByRole('button', { name: /^Edit Breakfast/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit breakfast' });
    await dialog.getByRole('radio', { name: 'Lunch' }).check({ force: true });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(meals(page).getByRole('heading', { name: /^Lunch/ })).toBeVisible();

    await page.getByRole('button', { name: /^Remove Lunch/ }).click();
    await expect(page.getByText('0 meals logged')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Lunch logged' })).toHaveCount(0);
    await expect(field(page)).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('1 meal logged')).toBeVisible();
  },
);

test('after Enter the foods are in view, above the button that logs them with their calories', async ({
  app,
}) => {
  const page = await openNutrition(app);
  await addSentence(page, 'two eggs, a slice of toast with butter and a flat white');
  const logIt = page.getByRole('button', { name: /^Log breakfast · \d+ kcal$/ });
  await expect(logIt).toBeInViewport({ ratio: 1 });
  const foods = draft(page).getByRole('listitem');
  await expect(foods.first()).toBeInViewport({ ratio: 1 });
  const end = async () => (await draft(page).boundingBox()) ?? { y: 0, height: Infinity };
  const start = (await logIt.boundingBox())?.y;
  await expect.poll(async () => (await end()).y + (await end()).height).toBeLessThan(start ?? 0);
  await logIt.click();
  await expect(page.getByText('1 meal logged')).toBeVisible();
  await expect(logIt).toHaveCount(0);
});

test('a food is found by its name and logged by the keyboard alone', async ({ app }) => {
  const page = await openNutrition(app);
  await field(page).fill('banan');
  const found = page.getByRole('listbox', { name: 'Foods found' }).getByRole('option');
  await expect(found.first()).toContainText('Banana');
  await page.keyboard.press('ArrowDown');
  await expect(found.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ArrowUp');
  await expect(found.first()).toHaveAttribute('aria-selected', 'false');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(draft(page)).toContainText('Banana');
  await page.getByRole('button', { name: 'Log breakfast' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 meal logged')).toBeVisible();
});

test('targets are suggested with reasons, have to add up, and are refused where they are too low', async ({
  app,
}) => {
  const page = await openNutrition(app);
  await page.getByRole('button', { name: 'Change targets' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your targets' });
  await expect(dialog.getByText(/Mifflin-St Jeor/)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Calories').fill('1100');
  await dialog.getByRole('button', { name: 'Fit the carbs' }).click();
  await dialog.getByRole('button', { name: 'Save targets' }).click();
  await expect(dialog.getByText(/is too little for anyone/)).toBeVisible();
  await dialog.getByLabel('Calories').fill('2400');
  await dialog.getByRole('button', { name: 'Fit the carbs' }).click();
  await expect(dialog.getByText(/That adds up/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Save targets' }).click();
  await expect(page.getByText('of 2,400 kcal')).toBeVisible();
});

test('earlier days are opened from the week and the month, and taken along as a table', async ({ app }) => {
  const page = await openNutrition(app);
  await page.getByRole('button', { name: 'Previous day' }).click();
  await expect(page.getByText('Nothing was logged', { exact: true })).toBeVisible();
  await addSentence(page, 'a bowl of porridge');
  await page.getByRole('button', { name: /^Log / }).last().click();
  await expect(page.getByText('1 meal logged')).toBeVisible();
  await page.getByRole('group', { name: 'Day' }).getByRole('button', { name: 'Today' }).click();
  await expect(page.getByText('0 meals logged')).toBeVisible();
  const days = page.getByRole('region', { name: 'Days' });
  await days.getByRole('radio', { name: 'Month' }).check({ force: true });
  await expect(days.getByText(/1 day logged, \d+ kcal a day on average/)).toBeVisible();
  const download = page.waitForEvent('download');
  await days.getByRole('button', { name: 'Download CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^vita-meals-.*\.csv$/);
  await days.getByRole('button', { name: /kcal, 1 meal$/ }).click();
  await expect(meals(page)).toContainText('Porridge');
});

test('a food of the person’s own is written once and logged with a tap', async ({ app }) => {
  const page = await openNutrition(app);
  await page.getByRole('button', { name: 'My foods' }).click();
  await page.getByRole('button', { name: 'New food or recipe' }).click();
  const dialog = page.getByRole('dialog', { name: 'New food' });
  await dialog.getByLabel('Name').fill('Corner shop bar');
  await dialog.getByLabel('Calories').fill('400');
  await dialog.getByLabel('A portion').fill('45');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('button', { name: 'Add Corner shop bar' }).click();
  await expect(draft(page)).toContainText('180 kcal');
});

test.describe('without a connection', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a meal and a drink are kept and sent once the line is back', async ({ app, context }) => {
    const page = await openNutrition(app);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
      timeout: 45_000,
    });
    await addSentence(page, 'a banana');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log breakfast' }).click();
    await page.getByRole('button', { name: '+ 250 ml' }).click();
    await expect(page.getByText('1 meal logged')).toBeVisible();
    await expect(
      page.getByText("It's kept on this device. I'll send it as soon as you're back online."),
    ).toBeVisible();

    await app.goto(paths.nutrition);
    await expect(page.getByText('1 meal logged')).toBeVisible();
    await context.setOffline(false);
    const unsent = () => Object.keys(localStorage).filter((key) => key.startsWith('unsent/'));
    await expect.poll(() => page.evaluate(unsent)).toEqual([]);
    await app.goto(paths.nutrition);
    await expect(meals(page)).toContainText('Banana');
    await expect(page.getByText('250 ml of 2 L')).toBeVisible();
  });
});

test('fits the narrowest screen in the largest text', async ({ app }) => {
  const page = await openNutrition(app);
  await page.evaluate(() => localStorage.setItem('app-font-size', 'xxlarge'));
  await page.setViewportSize({ width: 320, height: 700 });
  await app.goto(paths.nutrition);
  await addSentence(page, 'two eggs and a flat white');
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
  await expectAccessible(page);
});
