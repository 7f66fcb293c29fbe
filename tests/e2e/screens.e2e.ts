import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';

const open: string[] = [
  paths.welcome,
  paths.auth,
  paths.exercises,
  paths.ourCoach,
  paths.products,
  paths.about,
  paths.contact,
];
const all = Object.values(paths).filter((path) => path !== paths.home);

/** Phones in the dark, desktops in the light, so that both are looked at. */
const themeOf = (project: string) => (project === 'phone' ? 'dark' : 'light');

test('every page a visitor may see is accessible, titled and fits its width', async ({ app }, {
  project,
}) => {
  await app.page.addInitScript((theme) => localStorage.setItem('theme', theme), themeOf(project.name));
  for (const path of [...open, paths.privacy, paths.terms, paths.nutritionGuide, '/nowhere']) {
    await test.step(path, async () => {
      await app.goto(path);
      await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(app.page).toHaveTitle(/Vita/);
      await expectAccessible(app.page);
      await expectNoSidewaysScroll();
    });
  }

  async function expectNoSidewaysScroll() {
    const overflow = await app.page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
});

test('every page of a member is accessible and stays where it was opened', async ({ app }, { project }) => {
  await app.page.addInitScript((theme) => localStorage.setItem('theme', theme), themeOf(project.name));
  await app.signUp();
  await app.completeOnboarding();
  for (const path of all.filter((each) => !open.includes(each))) {
    await test.step(path, async () => {
      await app.goto(path);
      await expect(app.page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(app.page).toHaveURL(app.cloud.origin + path);
      await expectAccessible(app.page);
    });
  }
});

test('an unknown address says so and leads home', async ({ app }) => {
  await app.goto('/nowhere');
  await expect(app.page.getByText('Oops! Page not found')).toBeVisible();
  await app.page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(app.page).toHaveURL(/\/(auth|dashboard)/);
});
