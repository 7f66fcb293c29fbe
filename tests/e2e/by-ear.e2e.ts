import type { Page } from '@playwright/test';
import { exercises } from '../../functions/exercises/library/catalogue';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { startRoutine } from './start-routine';

const deadBug = exercises.find(({ id }) => id === 'dead-bug');
const mostStops = 60;

/** What has the focus: its name, and whether any of it can be seen between the bars. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const at = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y) => document.elementFromPoint(left + x * width, top + y * height)),
    );
    const isSeen = at.some((each) => each !== null && (element.contains(each) || each.contains(element)));
    const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : null;
    const name = element.getAttribute('aria-label') ?? label ?? element.textContent;
    return { name: name.trim(), isSeen };
  });

/** Goes on by Tab until it has been at all of `names`, and sees every stop. */
async function walk(page: Page, names: readonly RegExp[]): Promise<void> {
  const passed: string[] = [];
  const isMissing = (name: RegExp) => !passed.some((each) => name.test(each));
  for (let stop = 0; stop < mostStops && names.some(isMissing); stop += 1) {
    await page.keyboard.press('Tab');
    const { name = '' } = (await focused(page)) ?? {};
    passed.push(name);
    // What a message lay over is free once it has gone.
    if (name)
      await expect.poll(async () => (await focused(page))?.isSeen, { message: `${name} is seen` }).toBe(true);
  }
  expect(names.filter(isMissing), `Tab passed: ${passed.join(', ')}`).toEqual([]);
}

const sizes = [
  { width: 320, height: 256 },
  { width: 320, height: 568 },
];

for (const size of sizes) {
  test.describe(`at ${size.width}×${size.height}`, () => {
    test.use({ viewport: size });

    test('a workout is played by keyboard, and how its move goes is read', async ({ app }) => {
      const { page } = app;
      await app.becomeMember('Amina');
      await app.goto(paths.workout);
      await startRoutine(page, 'Core Blast');
      await expect(page.getByText('Exercise 1 of 8', { exact: true })).toBeVisible();
      await app.advance(5_000);
      await expect(page.locator('.player-stage')).toHaveJSProperty('clientWidth', size.width);
      await page.getByRole('button', { name: 'How to do it' }).press('Enter');
      const dialog = page.getByRole('dialog', { name: deadBug?.name ?? '' });
      await expect(dialog.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(dialog.getByText(deadBug?.instructions[0] ?? '')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'How to do it' })).toBeFocused();
      await page.getByRole('button', { name: 'Resume', exact: true }).press('Enter');
      await page.getByRole('heading', { level: 1 }).focus();
      await walk(page, [/^How to do it/, /Too hard/, /^Swap this move/, /^Pause/, /^Skip exercise/]);
      await page.getByRole('button', { name: 'Pause' }).press('Enter');
      await page.getByRole('button', { name: 'Complete Workout' }).press('Enter');
      await page.getByRole('button', { name: 'Stop here' }).press('Enter');
      await expect(page.getByRole('dialog', { name: 'Workout ended' })).toBeVisible();
    });

    test('a dance is learned, danced, paused, and ended by keyboard', async ({ app }) => {
      const { page } = app;
      await app.becomeMember('Noor');
      await app.goto(paths.dance);
      await page.getByRole('button', { name: 'Learn the moves' }).press('Enter');
      const moves = page.getByRole('dialog', { name: 'Learn the moves: Pop Diva' });
      await expect(moves.getByRole('heading', { level: 2 })).toBeFocused();
      await expect(moves.getByRole('listitem')).toHaveCount(10);
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('button', { name: 'Learn the moves' })).toBeFocused();
      await walk(page, [/Dance Pop Diva/]);
      await page.getByRole('radio', { name: 'With the camera' }).focus();
      await page.keyboard.press('ArrowRight');
      const visibly = (name: string) => page.getByRole('button', { name }).filter({ visible: true });
      await visibly('Dance Pop Diva').press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await app.advance(3_200);
      await expect(page.getByText('Move 1 / 10')).toBeAttached();
      await expect(
        page.locator('[aria-live=polite]', { hasText: 'Next: Grapevine. Side, behind' }),
      ).toHaveCount(1);
      await walk(page, [/^Pause/, /^End Session/]);
      await visibly('Pause').press('Enter');
      await expect(visibly('Resume')).toBeFocused();
      await visibly('End Session').press('Enter');
      await expect(page.getByRole('dialog', { name: 'Session ended' })).toBeVisible();
    });
  });
}
