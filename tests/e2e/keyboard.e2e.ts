import type { Page } from '@playwright/test';
import { paths } from '../../web/app/paths';
import { expect, test, wide } from './app';

const mostStops = 120;

/** The accessible name of what has focus, and whether the focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    if (!element || element === document.body) return { name: '', visible: false };
    const [label] = element.labels ?? [];
    const name = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent ?? '';
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return { name: name.trim(), visible: outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 };
  });

/** Presses Tab until `name` has focus; fails if it cannot be reached, or its focus is not visible. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let stop = 0; stop < mostStops; stop += 1) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (typeof name === 'string' ? now.name === name : name.test(now.name)) {
      expect(now.visible, `${now.name} shows its focus`).toBe(true);
      return;
    }
    passed.push(now.name);
  }
  throw new Error(`Tab never reaches ${String(name)}. It passed: ${passed.join(', ')}`);
}

async function type(page: Page, text: string): Promise<void> {
  for (const character of text) await page.keyboard.press(character);
}

test('a workout from sign-in to the dashboard, by keyboard alone', wide, async ({ app }) => {
  const { page } = app;
  const heading = page.getByRole('heading', { level: 1 });
  const { email, password } = await app.becomeMember('Maya Okafor');
  await page.evaluate(() => localStorage.clear());

  await test.step('sign in', async () => {
    await app.goto(paths.auth);
    await expect(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await tabTo(page, 'Email');
    await type(page, email);
    await tabTo(page, 'Password');
    await type(page, password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('skip to the content, then go to the workouts by the menu', async () => {
    await app.goto(paths.about);
    await expect(heading).toBeVisible();
    await tabTo(page, 'Skip to content');
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
    await app.goto(paths.about);
    await tabTo(page, 'Menu');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Dashboard' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('menuitem', { name: 'Start Workout' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/workout$/);
    await expect(heading).toBeFocused();
  });

  await test.step('choose one and start it', async () => {
    await tabTo(page, 'Core Blast');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Start Workout: Core Blast');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Exercise 1 of 8')).toBeVisible();
    await app.leave(95_000);
    await expect(page.getByText('Exercise 1 of 8')).toHaveCount(0);
  });

  await test.step('pause, go on, complete', async () => {
    await tabTo(page, 'Pause');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Resume' }).first()).toBeFocused();
    await page.keyboard.press('Enter');
    await tabTo(page, 'Complete Workout');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Keep going' })).toBeFocused();
    await tabTo(page, 'Stop here');
    await page.keyboard.press('Enter');
  });

  await test.step('the dialog holds focus and leads back', async () => {
    const dialog = page.getByRole('dialog', { name: 'Workout ended' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus').or(page.locator('[role=dialog]:focus'))).toHaveCount(1);
    await tabTo(page, 'Back to Dashboard');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(heading).toBeFocused();
  });
});
