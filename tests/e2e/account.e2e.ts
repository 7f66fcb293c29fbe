import { paths } from '../../web/app/paths';
import { signInByForm } from '../support/sign-in-form';
import { expect, expectAccessible, password, test, type App } from './app';

const minutes = (count: number) => count * 60_000;

test('wrong input is named in a toast and nothing is sent', async ({ app }) => {
  const { page } = app;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(request.url());
  });
  await app.goto(paths.auth);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Validation Error').first()).toBeVisible();
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Full Name').fill('M');
  await page.getByLabel('Email').fill('maya@example.com');
  await page.getByLabel('Password', { exact: true }).fill('12345');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(
    page.getByText(/Password must be at least 6 characters|Name must be at least 2 characters/).first(),
  ).toBeVisible();
  expect(sent).toEqual([]);
  await expectAccessible(page);
});

test('a new account is signed in at once, survives a reload and signs out', async ({ app }) => {
  const { page } = app;
  await app.signUp();
  await expect(page.getByText('Account created!')).toBeVisible();
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.reload();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expectAccessible(page);
  await app.goto(paths.about);
  await page.getByRole('button', { name: /menu/i }).first().click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await expect(page.getByText('Signed out successfully')).toBeVisible();
  await expect(page).toHaveURL(/\/auth$/);
});

test('visitors are sent to sign in from every protected page', async ({ app }) => {
  const guarded = [
    paths.home,
    paths.onboarding,
    paths.onboardingChat,
    paths.onboardingVoice,
    paths.dashboard,
    paths.profileSummary,
    paths.chat,
    paths.workout,
    paths.community,
    paths.dance,
    paths.nutrition,
    paths.gameChallenges,
  ];
  for (const path of guarded) {
    await app.goto(path);
    await expect(app.page, path).toHaveURL(/\/auth(\?|$)/);
  }
});

test('a wrong password is refused without saying what was wrong', async ({ app }) => {
  const { page } = app;
  await signInByForm(page, app.cloud.origin, { email: 'nobody@example.com', password: 'wrong password' });
  await expect(page.getByText('Incorrect email or password.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);
});

/** As when a device slept: timers that are due fire once. */
async function later({ page, cloud }: App, milliseconds: number): Promise<void> {
  await cloud.advance(milliseconds);
  await page.clock.fastForward(milliseconds);
}

test('a session refreshes on its own, outlives an unreachable server and ends when its refresh is refused', async ({
  app,
  context,
}) => {
  const { page } = app;
  await app.signUp();
  await expect(page).toHaveURL(/\/onboarding$/);

  await later(app, minutes(61));
  await app.goto(paths.home);
  await expect(page).toHaveURL(/\/onboarding$/);

  await later(app, minutes(61));
  await context.route(/\/(cognito|api)(\/|$)/, (route) => route.abort());
  await app.goto(paths.workout);
  await expect(page).not.toHaveURL(/\/auth/);
  await context.unroute(/\/(cognito|api)(\/|$)/);
  await app.goto(paths.home);
  await expect(page).toHaveURL(/\/onboarding$/);

  // Refresh tokens live for thirty days.
  await later(app, minutes(31 * 24 * 60));
  await app.goto(paths.home);
  await expect(page).toHaveURL(/\/auth/);
});

test('a forgotten password is reset by code', async ({ app }) => {
  const { page } = app;
  const { email } = await app.signUp();
  await expect(page).toHaveURL(/\/onboarding$/);
  await page.evaluate(() => localStorage.clear());
  await app.goto(paths.auth);
  await page.getByText('Forgot password?').click();
  await expect(page.getByRole('heading', { name: 'It happens.' })).toBeVisible();
  await page.getByLabel('Email').fill(email);
  await expectAccessible(page);
  await page.getByRole('button', { name: /code/i }).click();
  await expect.poll(async () => (await app.cloud.mails()).some((mail) => mail.includes(email))).toBe(true);
  const mail = (await app.cloud.mails()).findLast((text) => text.includes(email)) ?? '';
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  await page.getByLabel(/code/i).fill(code);
  await page
    .getByLabel(/new password/i)
    .first()
    .fill(`${password}-2`);
  await page
    .getByRole('button', { name: /password|sign in|save|reset/i })
    .last()
    .click();
  await expect(page).toHaveURL(/\/(onboarding|auth)/);
});
