import { TOTP } from 'otpauth';
import { settingsPath } from '../../web/app/settings-path';
import { signInByForm, type Login } from '../support/sign-in-form';
import { expect, expectAccessible, test, type App } from './app';

const minutes = (count: number) => count * 60_000;
const stepMs = 30_000;

/** Ends in the security settings of a new member. */
async function openSettings(app: App): Promise<Login> {
  const account = await app.becomeMember();
  await app.goto(settingsPath('security'));
  await expect(app.page.getByRole('region', { name: 'Security' })).toBeVisible();
  return account;
}

const signIn = ({ page, cloud }: App, login: Login) => signInByForm(page, cloud.origin, login);

const signOut = ({ page }: App) => page.evaluate(() => localStorage.clear());

/** The code an authenticator app shows now, by the server's clock. */
async function codeOf({ cloud }: App, secret: string): Promise<string> {
  return new TOTP({ secret }).generate({ timestamp: await cloud.advance(0) });
}

test('a second step is set up, asked for at sign-in, refused twice and turned off', async ({ app }) => {
  const { page } = app;
  const account = await openSettings(app);
  const security = page.getByRole('region', { name: 'Security' });

  // Just signed in, so nothing is asked. Later, the password is.
  await app.advance(minutes(6));
  await security.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  const confirm = page.getByRole('dialog', { name: "Confirm it's you" });
  await confirm.getByLabel('Your password').fill('not this one');
  await confirm.getByRole('button', { name: 'Continue' }).click();
  await expect(confirm.getByText("That password isn't right.")).toBeVisible();
  await confirm.getByLabel('Your password').fill(account.password);
  await confirm.getByRole('button', { name: 'Continue' }).click();

  const setup = page.getByRole('dialog', { name: 'Set up your authenticator app' });
  await expect(setup.getByRole('img', { name: /QR code/ })).toBeVisible();
  const secret = (await setup.locator('code').textContent()) ?? '';
  await expectAccessible(page);
  await setup.getByLabel('6-digit code').fill('12');
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await expect(setup.getByText('Please enter the 6-digit code')).toBeVisible();
  await setup.getByLabel('6-digit code').fill(await codeOf(app, secret));
  await setup.getByRole('button', { name: 'Turn on' }).click();
  await expect(security.getByText('On', { exact: true })).toBeVisible();

  await app.advance(stepMs);
  await signOut(app);
  await signIn(app, account);
  await expect(page.getByRole('heading', { name: 'One more step.' })).toBeVisible();
  await expectAccessible(page);
  const good = await codeOf(app, secret);
  const codeField = page.getByLabel('6-digit code');
  await codeField.fill(good === '000000' ? '000001' : '000000');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText("That code isn't right. Check it and try again.").first()).toBeVisible();
  await codeField.fill(good);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await signOut(app);
  await signIn(app, account);
  await codeField.fill(good);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That code was already used.').first()).toBeVisible();
  await expect(page).toHaveURL(/\/auth/);

  // A challenge is valid for three minutes.
  await app.advance(minutes(4));
  await codeField.fill(await codeOf(app, secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('That took too long. Please sign in again.').first()).toBeVisible();
  await signIn(app, account);
  await codeField.fill(await codeOf(app, secret));
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await app.goto(settingsPath('security'));
  await app.advance(minutes(6));
  await security.getByRole('button', { name: 'Turn off two-step sign-in' }).click();
  const off = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
  await off.getByLabel('Your password').fill(account.password);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await off.getByLabel('6-digit code').fill(await codeOf(app, secret));
  await expectAccessible(page);
  await off.getByRole('button', { name: 'Turn off' }).click();
  await expect(security.getByText('Off', { exact: true })).toBeVisible();

  await signOut(app);
  await signIn(app, account);
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a password is changed with the old one', async ({ app }) => {
  const { page } = app;
  const account = await openSettings(app);
  await page.getByRole('button', { name: 'Change password' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change password' });
  const save = dialog.getByRole('button', { name: 'Save password' });
  await dialog.getByLabel('Current password').fill('not this one');
  await dialog.getByLabel('New password').fill('password1');
  await save.click();
  await expect(dialog.getByText(/easy to guess/)).toBeVisible();
  await dialog.getByLabel('New password').fill('harbor-lights-7');
  await save.click();
  await expect(dialog.getByText("That password isn't right.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Current password').fill(account.password);
  await save.click();
  await expect(page.getByText('Password changed')).toBeVisible();

  await signOut(app);
  await signIn(app, account);
  await expect(page.getByText('Incorrect email or password.').first()).toBeVisible();
  await signIn(app, { ...account, password: 'harbor-lights-7' });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('signing out everywhere ends the sessions of other browsers too', async ({ app, browser }) => {
  const { page, cloud } = app;
  const account = await openSettings(app);
  const other = await browser.newPage();
  await other.clock.install({ time: await cloud.advance(0) });
  await signInByForm(other, cloud.origin, account);
  await expect(other).toHaveURL(/\/dashboard$/);

  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(page).toHaveURL(/\/auth/);
  await expect(page.getByText('Signed out everywhere')).toBeVisible();

  // The other one's next request is refused, whether it is the socket's ticket or a change, and so is the refresh.
  await other.goto(cloud.origin + settingsPath('account'));
  const units = ['Imperial', 'Metric'];
  await expect(async () => {
    // Each try changes something, so that each asks the server.
    const unit = other.getByRole('radio', { name: units[0]! });
    units.reverse();
    await unit.check({ force: true, timeout: 500 }).catch(() => undefined);
    expect(other.url()).toMatch(/\/auth\?next=/);
  }).toPass();
  await other.close();
});
