import type { Page } from '@playwright/test';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test, wide } from './app';
import { startRoutine } from './start-routine';

/** Counts taps and fields typed into, until the page is loaded again. */
async function countEffort(page: Page) {
  const counted = await page.evaluateHandle(() => {
    const counts = { taps: 0, fields: new Set<EventTarget>() };
    addEventListener('pointerdown', () => (counts.taps += 1), true);
    addEventListener(
      'input',
      ({ target }) => {
        const typed = target instanceof HTMLTextAreaElement || (target as HTMLInputElement).type === 'text';
        if (target && typed) counts.fields.add(target);
      },
      true,
    );
    return counts;
  });
  return () => counted.evaluate(({ taps, fields }) => ({ taps, typedFields: fields.size }));
}

test(
  'from sign-up to the board: answer the form, train to the end, earn points, see the new total',
  wide,
  async ({ app }) => {
    const { page } = app;
    await app.signUp('Maya Okafor');
    await expect(page).toHaveURL(/\/onboarding$/);
    const effort = await countEffort(page);

    await test.step('the form keeps its gates and saves what is answered', async () => {
      await page
        .getByRole('button', { name: /Form Setup/ })
        .or(page.getByRole('link', { name: /Form Setup/ }))
        .first()
        .click();
      await expect(page.getByText('Step 1 of 4')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('radio', { name: '30-39' }).click();
      await page.getByRole('radio', { name: /Female/ }).click();
      await page.getByRole('radio', { name: /stronger/i }).click();

      await expect(page.getByText('Step 2 of 4')).toBeVisible();
      await page.getByRole('checkbox', { name: /Legs/ }).click();
      await expectAccessible(page);
      await page.getByRole('radio', { name: /Mid/ }).click();

      await expect(page.getByText('Step 3 of 4')).toBeVisible();
      await page.getByLabel(/^Age/).fill('32');
      await page.getByLabel(/^Height/).fill('168');
      await page.getByLabel(/^(Current )?weight/i).fill('66.5');
      await page.getByRole('button', { name: /Next|Continue/ }).click();

      await expect(page.getByText('Step 4 of 4')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Ask me later' }).click();
      await page.getByLabel(/pains/i).first().fill('Lower back');
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Complete Setup' }).click();
      await expect(page.getByText('Onboarding Complete!')).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard$/);
      // Including the tap that starts the first move.
      expect((await effort()).taps + 1).toBeLessThanOrEqual(12);
      expect((await effort()).typedFields).toBeLessThanOrEqual(4);
    });

    await test.step('the dashboard starts at nothing', async () => {
      await expect(page.getByRole('heading', { name: /Maya/ })).toBeVisible();
      // What is below the fold comes once someone moves.
      await page.mouse.wheel(0, 600);
      await expect(page.getByText('Unranked').first()).toBeVisible();
      // A bar at the bottom covers what is scrolled under it.
      await page
        .getByRole('button', { name: 'Shorter' })
        .evaluate((chip) => chip.scrollIntoView({ block: 'center' }));
      await expectAccessible(page);
    });

    await test.step('a routine runs to its end on its own', async () => {
      await app.goto(paths.workout);
      await expect(page.getByRole('heading', { name: 'Choose Your Workout' })).toBeVisible();
      await expectAccessible(page);
      await startRoutine(page, 'Core Blast');
      await expect(page.getByText('Exercise 1 of 8')).toBeVisible();
      await expectAccessible(page);
      await app.leave(15 * 60_000);
      // The end in small steps: a whole minute would skip the toast about the points.
      const over = page.getByRole('dialog', { name: /Workout Complete!/ });
      for (let step = 0; step < 120 && !(await over.isVisible()); step += 1) await app.advance(2_000);
    });

    await test.step('the dialog says what was done, and the points arrive', async () => {
      const dialog = page.getByRole('dialog', { name: /Workout Complete!/ });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByText('Achievement Unlocked!')).toBeVisible();
      await expect(dialog.getByText('42')).toBeVisible();
      // With reduced motion nothing flies; otherwise there is confetti.
      await expect(page.locator('.confetti')).toHaveCount(0);
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await expect(page.locator('.confetti i').first()).toBeAttached();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await expect(page.getByText(/Points Earned!/)).toHaveCount(0);
      await expectAccessible(page);
      await dialog
        .getByRole('button', { name: 'Back to Dashboard' })
        .or(dialog.getByRole('link', { name: 'Back to Dashboard' }))
        .click();
      // While the dialog shows the points, no toast repeats them.
      await expect(page.getByText(/Points Earned!/).first()).toBeVisible();
      await expect(page.getByText(/\+50 points for completing Core Blast/).first()).toBeVisible();
    });

    await test.step('the board shows the new total', async () => {
      await expect(page).toHaveURL(/\/dashboard$/);
      await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
      await page.mouse.wheel(0, 600);
      const own = page.getByRole('listitem').filter({ hasText: 'You' }).filter({ hasText: 'Maya Okafor' });
      // On a day with a shorter plan, the routine meets the daily goal, too.
      await expect(own).toContainText(/1 workout(50|75)points/);
      await expect(page.getByText('Unranked')).toHaveCount(0);
    });
  },
);

test('a workout that is stopped after a minute does not count, and says why', async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Noah');
  await app.goto(paths.workout);
  await startRoutine(page, 'Core Blast');
  await app.leave(61_000);
  await page.getByRole('button', { name: 'Complete Workout' }).click();
  await page.getByRole('button', { name: 'Stop here' }).click();
  const dialog = page.getByRole('dialog', { name: 'Workout ended' });
  await expect(dialog.getByText(/5 active minutes/)).toBeVisible();
});

test('a reload in the middle resumes where it was', async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Ines');
  await app.goto(paths.workout);
  await startRoutine(page, 'Full Body');
  await expect(page.getByText('Exercise 1 of 15', { exact: true })).toBeVisible();
  await app.leave(150_000);
  await expect(page.getByText('Exercise 2 of 15', { exact: true })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: /Resume/ }).click();
  await expect(page.getByText('Exercise 2 of 15', { exact: true })).toBeVisible();
});
