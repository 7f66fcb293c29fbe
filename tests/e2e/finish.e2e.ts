import type { Locator } from '@playwright/test';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

/** What cannot be seen or tapped when it is scrolled to: something else lies over its middle or its edges. */
const covered = (dialog: Locator) =>
  dialog.evaluate((root) => {
    const parts = [...root.querySelectorAll<HTMLElement>('button, a, summary, legend, p, dt, dd, li')];
    const shown = parts.filter((part) => !part.closest('.sr-only') && part.checkVisibility());
    return shown.flatMap((part) => {
      part.scrollIntoView({ block: 'nearest' });
      const { left, top, width, height } = part.getBoundingClientRect();
      const points = [
        [0.5, 0.5],
        [0.5, 0.1],
        [0.5, 0.9],
      ].map(([x = 0, y = 0]) => document.elementFromPoint(left + x * width, top + y * height));
      const isFree = points.every((hit) => hit && (part.contains(hit) || hit.contains(part)));
      return isFree ? [] : [part.textContent];
    });
  });

async function toTop(dialog: Locator) {
  await dialog.evaluate((root) => root.parentElement?.scrollTo(0, 0));
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
}

test("after today's session the rating is seen first, nothing is covered, and the next day is named", async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Robin');
  await app.goto(paths.workout);
  await page.getByRole('button', { name: "Start today's session" }).click();
  await expect(page.getByText(/^Warm-up 1 of/)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: /Workout Complete!/ });
  for (let step = 0; step < 120 && !(await dialog.isVisible()); step += 1) await app.leave(15_000);
  await expect(dialog.getByText('Day one of your streak')).toBeVisible();
  await expect(dialog.getByText(/^See you (tomorrow|next \w+day|\w+day)$/)).toBeVisible();
  await app.advance(3_000);

  for (const size of phones) {
    await test.step(`nothing lies over anything at ${size.width}×${size.height}`, async () => {
      await page.setViewportSize(size);
      expect(await covered(dialog)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await expectAccessible(page);
    });
  }

  await test.step('the rating is there without scrolling on every phone, and says what it will do', async () => {
    for (const size of phones.toReversed()) {
      await page.setViewportSize(size);
      await toTop(dialog);
      for (const name of ['Too easy', 'Just right', 'Too hard'])
        await expect(dialog.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    const back = dialog.getByRole('link', { name: 'Back to Dashboard' });
    await expect(back).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Share' }).click();
    await expect(dialog.getByRole('button', { name: 'Shared' })).toBeVisible();
    await toTop(dialog);
    await expect(back).toBeInViewport({ ratio: 1 });
    await dialog.getByRole('button', { name: 'Too hard' }).click();
    await expect(dialog.getByText("Got it. I'll ease off a little next time.")).toBeInViewport();
  });
});
