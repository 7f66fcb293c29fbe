import type { Page } from '@playwright/test';

/** Opens a routine on the workout page and starts it. */
export async function startRoutine(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name, exact: true, expanded: false }).click();
  await page.getByRole('button', { name: `Start Workout: ${name}` }).click();
}
