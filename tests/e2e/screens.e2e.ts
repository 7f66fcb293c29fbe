import { choose, findingsOn, memberPaths, visitorPaths } from '../a11y/pages';
import { assignPairings } from '../a11y/pairings';
import { paths } from '../../web/app/paths';
import { expect, test, type App } from './app';

/** One way to look at each page; over all of them every pair of theme, text size and width comes up. */
const pairings = assignPairings([...visitorPaths, ...memberPaths]);

/** Clean in the way it is looked at, titled, and still where it was opened. */
async function expectFinished({ page, goto, cloud }: App, path: string) {
  const pairing = pairings.get(path);
  if (!pairing) throw new Error(`${path} has no pairing.`);
  const { theme, size, width } = pairing;
  await test.step(`${path}: ${theme}, ${size}, ${width} px`, async () => {
    await choose(page, pairing);
    await goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expect(page).toHaveTitle(/Vita/);
    await expect(page).toHaveURL(cloud.origin + path);
    expect.soft(await findingsOn(page), path).toEqual([]);
  });
}

test.describe('every page', () => {
  test('a visitor may see is accessible, titled and fits its width', async ({ app }) => {
    await app.goto(paths.about);
    for (const path of visitorPaths) await expectFinished(app, path);
  });

  test('of a member is accessible, titled and fits its width', async ({ app }) => {
    await app.becomeMember();
    for (const path of memberPaths) await expectFinished(app, path);
  });
});

test('an unknown address says so and leads home', async ({ app }) => {
  await app.goto('/nowhere');
  await expect(app.page.getByText('Oops! Page not found')).toBeVisible();
  await app.page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(app.page).toHaveURL(/\/(auth|dashboard)/);
});
