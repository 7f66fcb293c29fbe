import type { Locator, Page } from '@playwright/test';
import { profileContract } from '../../shared/contracts/profile';
import { expect, expectAccessible, password, test } from './app';
import { apiOf } from './training-api';

/** Counts touches and fields typed into for as long as the tab is open. */
async function countEffort(page: Page) {
  const counts = { taps: 0, fields: new Set<string>() };
  await page.exposeFunction('countTap', () => (counts.taps += 1));
  await page.exposeFunction('countField', (name: string) => counts.fields.add(name));
  await page.addInitScript(() => {
    const told = window as unknown as { countTap(): void; countField(name: string): void };
    addEventListener('pointerdown', () => told.countTap(), true);
    addEventListener('keydown', ({ target, key }) => {
      if (target instanceof HTMLInputElement && key.length === 1) told.countField(target.id);
    });
  });
  return counts;
}

/** Pulls a ruler under a finger. */
async function pull(page: Page, ruler: Locator, pixels: number) {
  // Clear of the bar at the bottom.
  await ruler.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const box = await ruler.boundingBox();
  if (!box) throw new Error('The ruler is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + pixels / 2, y);
  await page.mouse.move(x + pixels, y);
  await page.mouse.up();
}

/** At most two windows high; a little more on the smallest phones, whose windows are two thirds as high. */
const expectFits = async (page: Page) => {
  const { tooWide, height } = await page.evaluate(() => ({
    tooWide: document.documentElement.scrollWidth - innerWidth,
    height: document.documentElement.scrollHeight / innerHeight,
  }));
  expect(tooWide).toBeLessThanOrEqual(0);
  const isSmall = (page.viewportSize()?.height ?? 0) < 600;
  expect(height).toBeLessThanOrEqual(isSmall ? 2.5 : 2);
};

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`from sign-up to the first move in at most 14 taps and 4 typed fields, ${width} px wide`, async ({
    app,
  }) => {
    const { page } = app;
    await page.setViewportSize({ width, height });
    const effort = await countEffort(page);
    const ruler = (name: string) => page.getByRole('slider', { name: `Slide to your ${name}` });

    await test.step('sign-up: Enter leads from field to field', async () => {
      await app.goto('/auth');
      await page.getByRole('link', { name: 'Create an account' }).click();
      await expect(page.getByLabel('Full Name')).toBeFocused();
      await page.keyboard.type('Christopher Montgomery');
      await page.keyboard.press('Enter');
      await page.keyboard.type(`minutes-${width}-${process.pid}@example.com`);
      await page.keyboard.press('Enter');
      await page.keyboard.type(password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('checkbox')).toBeFocused();
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page.getByRole('heading', { name: 'Nice to meet you, Christopher.' })).toBeVisible();
      await expectFits(page);
    });

    await test.step('the form', async () => {
      await page.getByRole('link', { name: /Form Setup/ }).click();
      await page.getByRole('radio', { name: '30-39' }).click();
      await page.getByRole('radio', { name: 'Male', exact: true }).click();
      await expectFits(page);
      await page.getByRole('radio', { name: /stronger/i }).click();
      await expect(page.getByRole('heading', { name: 'Your body profile' })).toBeFocused();
      await page.getByRole('checkbox', { name: /Legs/ }).click();
      await expectFits(page);
      await page.getByRole('radio', { name: /Mid/ }).click();
      await expect(page.getByRole('heading', { name: 'Body measurements' })).toBeFocused();
      await pull(page, ruler('age'), 80);
      await expect(page.getByLabel('Age', { exact: true })).toHaveValue('33');
      await pull(page, ruler('height'), -110);
      await expect(page.getByLabel('Height', { exact: true })).toHaveValue('181');
      await expectFits(page);
      await expectAccessible(page);
      await page.getByLabel('Current weight', { exact: true }).click();
      await page.keyboard.type('83.4');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { name: 'Do any of these apply to you?' })).toBeFocused();
      await expectFits(page);
      await page.getByRole('button', { name: 'Complete Setup' }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });

    await test.step('the first move', async () => {
      await page
        .getByRole('link', { name: /^Start/ })
        .locator('visible=true')
        .first()
        .click();
      await expect(page.getByText(/^Warm-up 1 of \d+$/)).toBeVisible();
    });

    expect(effort.taps).toBeLessThanOrEqual(14);
    expect(effort.fields.size).toBeLessThanOrEqual(4);
    const { answers } = await apiOf(app).call(profileContract.readProfile, {});
    expect(answers).toMatchObject({ age: 33, heightCm: 181, weightKg: 83.4, bodyPains: null });
  });
}

test('a stranger is offered one move where they arrive', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 320, height: 568 });
  await app.goto('/');
  await expect(page).toHaveURL(/\/auth$/);
  const offer = page.getByRole('button', { name: 'Try one move' });
  await expect(offer).toBeInViewport();
  await offer.click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: /seconds of squats/ })).toBeVisible();
});
