import { memberPaths, visitorPaths } from '../a11y/pages';
import { paths } from '../../web/app/paths';
import { expect, test } from './app';

/** How many windows of a phone a page may be high before anything on it is opened; 6 where nothing is said. */
const most: Record<string, number> = { [paths.workout]: 3, [paths.nutritionGuide]: 3, [paths.settings]: 3 };
/** Pages that are one list. */
const lists: readonly string[] = [paths.exercises];

test('no page is a wall on a phone', async ({ app }) => {
  const { page, goto } = app;
  await app.becomeMember();
  for (const path of [...visitorPaths, ...memberPaths].filter((each) => !lists.includes(each))) {
    await test.step(path, async () => {
      await goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      // To the end and back: what waits for someone to come near has its real height then.
      const views = await page.evaluate(async () => {
        const root = document.documentElement;
        const frame = () => new Promise(requestAnimationFrame);
        for (let y = 0; y < root.scrollHeight; y += innerHeight / 2) {
          scrollTo(0, y);
          await frame();
          await frame();
        }
        return root.scrollHeight / innerHeight;
      });
      expect.soft(views, path).toBeLessThanOrEqual(most[path.replace(/\?.*/, '')] ?? 6);
    });
  }
});
