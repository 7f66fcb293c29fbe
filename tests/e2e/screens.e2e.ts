import { choose, findingsOn, memberPaths, visitorPaths } from '../a11y/pages';
import { floats, overlaps, someLooks } from '../a11y/overlaps';
import { assignPairings } from '../a11y/pairings';
import { paths } from '../../web/app/paths';
import { expect, test, type App } from './app';

/** One way to look at each page; together they cover every pair of theme, text size, and width. */
const pairings = assignPairings([...visitorPaths, ...memberPaths]);

/** Accessible in this combination, titled, still at its address, and with nothing floating over anything. */
async function expectFinished({ page, goto, cloud }: App, path: string, index: number) {
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
    expect.soft(await overlaps(page, someLooks(index)), path).toEqual([]);
    expect.soft(await floats(page), path).toEqual([]);
  });
}

test.describe('every page', () => {
  test('a visitor may see is accessible, titled, fits its width and is covered by nothing that floats', async ({
    app,
  }) => {
    await app.goto(paths.about);
    for (const [index, path] of visitorPaths.entries()) await expectFinished(app, path, index);
  });

  test('of a member is accessible, titled, fits its width and is covered by nothing that floats', async ({
    app,
  }) => {
    await app.becomeMember();
    for (const [index, path] of memberPaths.entries()) await expectFinished(app, path, index);
  });
});

test('an unknown address says so and leads home', async ({ app }) => {
  await app.goto('/nowhere');
  await expect(app.page.getByText('Oops! Page not found')).toBeVisible();
  await app.page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(app.page).toHaveURL(/\/(auth|dashboard)/);
});
