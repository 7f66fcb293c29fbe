// Typed as people type. cspell:ignore sqaut
import type { Page } from '@playwright/test';
import { exercises } from '../../functions/exercises/library/catalogue';
import { routines } from '../../shared/rules/routines';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, onDesktop, test, type App } from './app';
import { startRoutine } from './start-routine';

async function openWorkouts(app: App, name: string) {
  await app.becomeMember(name);
  await app.goto(paths.workout);
  await expect(app.page.getByRole('heading', { name: 'Choose Your Workout' })).toBeVisible();
}

/** Leaves by the menu and opens the list: the same address again would be a reload, which stays in the player. */
async function leavePlayer(app: App) {
  await app.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Today' }).click();
  await expect(app.page.getByRole('region', { name: 'Welcome' })).toBeVisible();
  await app.goto(paths.workout);
}

/** The trained seconds according to the page. */
async function secondsIn(page: Page): Promise<number> {
  const [, minutes, seconds] =
    /Duration(\d+):(\d\d)/.exec((await page.getByRole('region', { name: 'Progress' }).textContent()) ?? '') ??
    [];
  return Number(minutes) * 60 + Number(seconds);
}

test.describe('each routine', onDesktop, () => {
  test('starts from its card, with its clip moving and its time running', async ({ app }) => {
    const { page } = app;
    await openWorkouts(app, 'Rosa');
    for (const [index, { name, exercises: planned }] of routines.entries()) {
      await test.step(name, async () => {
        await startRoutine(page, name);
        if (index > 0) {
          const question = page.getByRole('dialog', { name: /is still open/ });
          await question.getByRole('button', { name: `Start ${name}` }).click();
        }
        await expect(page.getByText(`Exercise 1 of ${planned.length}`, { exact: true })).toBeVisible();
        const clip = page.locator('.exercise-clip video[loop]');
        await expect
          .poll(() => clip.evaluate((video: HTMLVideoElement) => video.currentTime))
          .toBeGreaterThan(0);
        await app.advance(3_000 + 5_000);
        await expect.poll(() => secondsIn(page)).toBeGreaterThanOrEqual(5);
        await leavePlayer(app);
        await expect(page.getByRole('button', { name: 'Resume workout' })).toBeVisible();
      });
    }
  });
});

test.describe('the builder', () => {
  test('starts nothing, one or everything, in the order one likes', onDesktop, async ({ app }) => {
    const { page } = app;
    await openWorkouts(app, 'Bea');
    const start = page.getByRole('button', { name: 'Start Custom Workout' });
    const bar = page.getByRole('region', { name: 'Selection' });
    const cards = page.getByRole('list', { name: 'Exercises' }).getByRole('button');
    const card = (name: string) => cards.filter({ hasText: name }).first();

    await test.step('at zero it says what is missing', async () => {
      await page.getByRole('button', { name: 'Choose exercises' }).click();
      await expect(page.getByText(`${exercises.length} exercises`, { exact: true })).toBeVisible();
      await expect(bar).toContainText('0 exercises selected');
      await expect(start).toBeDisabled();
      await start.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText('No exercises selected')).toBeVisible();
      await expect(page.getByText('Please select at least one exercise')).toBeVisible();
      await expectAccessible(page);
    });

    await test.step('the way back clears the selection', async () => {
      await card('Burpees').click();
      await page.getByRole('button', { name: 'Back to Workouts' }).click();
      await page.getByRole('button', { name: 'Choose exercises' }).click();
      await expect(bar).toContainText('0 exercises selected');
    });

    await test.step('two are put into another order by keyboard and by dragging', async () => {
      await card('Burpees').click();
      await page.getByRole('searchbox').fill('wall sqaut');
      await card('Wall Sit').click();
      await page.getByRole('button', { name: 'Clear search' }).click();
      await expect(bar).toContainText('2 exercises selected');
      await expect(bar).toContainText('Estimated: 4 min');
      const rows = page.getByRole('list', { name: 'Order of exercises' }).getByRole('listitem');
      await page.getByRole('button', { name: 'Move Wall Sit up' }).press('Enter');
      await expect(rows.first()).toContainText('Wall Sit');
      const handle = await rows.first().getByTestId('drag-handle').boundingBox();
      const below = await rows.last().boundingBox();
      await page.mouse.move((handle?.x ?? 0) + 8, (handle?.y ?? 0) + 8);
      await page.mouse.down();
      await page.mouse.move((handle?.x ?? 0) + 8, (below?.y ?? 0) + (below?.height ?? 0), { steps: 8 });
      await page.mouse.up();
      await expect(rows.first()).toContainText('Burpees');
    });

    await test.step('one is enough', async () => {
      await card('Burpees').click();
      await expect(bar).toContainText('1 exercise selected');
      await expect(bar).toContainText('Estimated: 2 min');
      await start.click();
      await expect(page.getByText('Exercise 1 of 1', { exact: true })).toBeVisible();
      await leavePlayer(app);
    });

    await test.step('all of them are not too many', async () => {
      const all = exercises.length;
      await page.getByRole('button', { name: 'Choose exercises' }).click();
      // Cards out of view are made for whoever looks for one with the browser.
      await expect(cards.first()).toBeVisible();
      await page.keyboard.press('Control+f');
      await expect(cards).toHaveCount(all);
      await cards.evaluateAll((found) => found.forEach((each) => (each as HTMLElement).click()));
      await expect(bar).toContainText(`${all} exercises selected`);
      await expect(bar).toContainText(`Estimated: ${all * 2} min`);
      await start.click();
      await page.getByRole('button', { name: 'Start anyway' }).click();
      const question = page.getByRole('dialog', { name: /is still open/ });
      await question.getByRole('button', { name: 'Start Custom workout' }).click();
      await expect(page.getByText(`Exercise 1 of ${all}`, { exact: true })).toBeVisible();
    });
  });
});

test.describe('a workout on a phone', () => {
  test('needs no clip, fits small and lying screens, and counts nothing when all is skipped', async ({
    app,
    context,
  }) => {
    const { page } = app;
    await openWorkouts(app, 'Kofi');
    await context.route(/videos\/.+\.mp4$/, () => undefined);
    const skip = page.getByRole('button', { name: 'Skip exercise' }).locator('visible=true');

    await test.step('without its clip the coach stands there and the time runs', async () => {
      await startRoutine(page, 'Cardio Blast');
      await expect(page.getByText('Exercise 1 of 8', { exact: true })).toBeVisible();
      await app.advance(3_000 + 10_000);
      await page.getByRole('button', { name: "Progress and what's next" }).click();
      await expect.poll(() => secondsIn(page)).toBeGreaterThanOrEqual(10);
      await page.keyboard.press('Escape');
      await expect(page.locator('.exercise-clip-coach')).toBeVisible();
    });

    for (const [width, height] of [
      [320, 640],
      [740, 360],
    ] as const) {
      await test.step(`at ${width} × ${height} everything is in reach`, async () => {
        await page.setViewportSize({ width, height });
        await expect(skip).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('button', { name: 'Complete Workout' })).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
        const sideways = () => document.documentElement.scrollWidth - window.innerWidth;
        expect(await page.evaluate(sideways)).toBeLessThanOrEqual(0);
        await expectAccessible(page);
      });
    }

    await test.step('Space pauses, and everything skipped brings nothing', async () => {
      await page.getByRole('heading', { level: 1 }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText('Paused', { exact: true })).toBeVisible();
      // A minute on the server, none in the player: only the missing training keeps the workout from counting.
      await app.cloud.advance(61_000);
      for (let tap = 0; tap < 8; tap += 1) await skip.click();
      const dialog = page.getByRole('dialog', { name: 'Workout ended' });
      await expect(dialog.getByText(/too short to count/)).toBeVisible();
      await expect(dialog.getByText('Achievement Unlocked!')).toHaveCount(0);
      await dialog.getByRole('link', { name: 'Back to Dashboard' }).click();
      await expect(page.getByRole('region', { name: 'Welcome' })).toBeVisible();
      await page.mouse.wheel(0, 600);
      await expect(page.getByText('Unranked')).toBeVisible();
    });
  });
});
