import type { Page } from '@playwright/test';
import { paths } from '../../web/app/paths';
import { expect, test, type App } from './app';

/** The browser's own button: does not wait for a page, since none may come. */
async function pressBack(page: Page): Promise<void> {
  const tab = await page.context().newCDPSession(page);
  const { entries, currentIndex } = await tab.send('Page.getNavigationHistory');
  const before = entries[currentIndex - 1];
  if (!before) throw new Error('There is nothing to go back to.');
  await tab.send('Page.navigateToHistoryEntry', { entryId: before.id });
  await tab.detach();
}

/** As in older Safari and Firefox, which can't cancel a step back. */
function removeNavigation(): void {
  for (const name of ['navigation', 'CloseWatcher']) {
    Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(Window.prototype, name);
  }
}

test('Back closes a sheet or a dialog, and only then leaves the page', async ({ app }) => {
  await closesOnFirstPage(app);
  await closesFurtherOn(app);
});

test('Back does the same without the Navigation API', async ({ app }) => {
  await app.page.addInitScript(removeNavigation);
  await closesOnFirstPage(app);
  await closesFurtherOn(app);
});

async function closesOnFirstPage(app: App): Promise<void> {
  const { page } = app;
  const over = page.getByRole('dialog');
  await app.becomeMember('Ida');
  await app.goto(paths.dashboard);

  await test.step('on the first page of the app', async () => {
    await page.getByRole('region', { name: 'Your week' }).getByRole('button').first().click();
    await expect(over).toBeVisible();
    await pressBack(page);
    await expect(over).toBeHidden();
    await app.advance(100);
    await expect(page).toHaveURL(/\/dashboard$/);
  });
}

async function closesFurtherOn(app: App): Promise<void> {
  const { page } = app;
  const over = page.getByRole('dialog');
  await test.step('on a page further on, where closing by a button leaves nothing behind', async () => {
    await page.getByRole('navigation', { name: 'Quick Actions' }).getByText('Start Workout').click();
    await page.getByRole('tab', { name: 'Programs' }).click();
    const begin = page.getByRole('button', { name: 'Begin Start moving' });
    await begin.click();
    await expect(over).toBeVisible();
    await pressBack(page);
    await app.advance(100);
    await expect(over).toBeHidden();
    await expect(page).toHaveURL(/\/workout\?tab=programs$/);
    await begin.click();
    await over.getByRole('button', { name: 'Not now' }).click();
    await app.advance(100);
    await pressBack(page);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('and an exercise, which has an address of its own, closes in one step', async () => {
    await app.goto(paths.exercises);
    await page
      .getByRole('button', { name: /^Arm Circles/ })
      .first()
      .click();
    await expect(page).toHaveURL(/exercise=/);
    await expect(over).toBeVisible();
    await pressBack(page);
    await app.advance(100);
    await expect(over).toBeHidden();
    await expect(page).toHaveURL(/\/exercises$/);
  });
}
