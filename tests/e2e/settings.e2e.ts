import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { paths } from '../../web/app/paths';
import { settingsPath } from '../../web/app/settings-path';
import type { SettingsSectionId } from '../../web/features/settings/sections';
import { signInByForm, type Login } from '../support/sign-in-form';
import { expect, expectAccessible, test, wide, type App } from './app';

/** Ends in a section of a new member's settings. */
async function openSection(app: App, section: SettingsSectionId): Promise<Login> {
  const account = await app.becomeMember();
  await app.goto(settingsPath(section));
  return account;
}

const group = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const saved = (page: Page, name: string) => expect(group(page, name).getByText('Saved')).toBeVisible();
const mailTo = async ({ cloud }: App, address: string) =>
  (await cloud.mails()).filter((mail) => mail.includes(address)).at(-1) ?? '';

test('name, units and time zone save themselves and hold everywhere', async ({ app }) => {
  const { page } = app;
  await openSection(app, 'account');
  const account = group(page, 'Account');

  await account.getByLabel('Name').fill('N');
  await account.getByLabel('Name').blur();
  await expect(account.getByText('Name must be at least 2 characters')).toBeVisible();
  await account.getByLabel('Name').fill('Nora Lindqvist');
  await account.getByLabel('Name').press('Enter');
  await saved(page, 'Account');
  await account.getByRole('radio', { name: 'Imperial' }).check({ force: true });
  await expect(account.getByText('Pounds, feet, and inches, everywhere.')).toBeVisible();
  await saved(page, 'Account');
  await expectAccessible(page);

  await account.getByRole('button', { name: 'Change time zone' }).click();
  await page.getByLabel('City or region').fill('tokyo');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Tokyo/ }).click();
  await expect(account.getByText(/^Tokyo, Asia\./)).toBeVisible();
  await account.getByRole('button', { name: "Use this device's zone" }).click();
  await expect(account.getByText(/^London, Europe\./)).toBeVisible();
  await saved(page, 'Account');

  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('link', { name: 'Nora Lindqvist, profile summary' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Nora Lindqvist');
  await expect(page.getByText(`5'6"`).first()).toBeVisible();
  await expect(page.getByLabel('New weight')).toBeVisible();
  await expect(page.getByRole('main').getByText(/\bkg\b/)).toHaveCount(0);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await page.getByRole('link', { name: 'Account' }).click();
  await page.reload();
  await expect(group(page, 'Account').getByLabel('Name')).toHaveValue('Nora Lindqvist');
  await expect(group(page, 'Account').getByRole('radio', { name: 'Imperial' })).toBeChecked();
});

test('the list leads to each section, and Back leads to the list', wide, async ({ app }, { project }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.dashboard);
  await app.goto(paths.settings);
  const list = page.getByRole('navigation', { name: 'Settings' });
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await expectAccessible(page);
  await list.getByRole('link', { name: 'Notifications' }).click();
  await expect(page).toHaveURL(/\/settings\?section=notifications$/);
  await expect(page.getByRole('heading', { name: 'Notifications' })).toBeFocused();
  await expect(page.getByRole('switch', { name: 'New tiers' })).toBeVisible();
  await expectAccessible(page);
  const views = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
  expect(views).toBeLessThanOrEqual(3);
  if (project.name !== 'phone') {
    await expect(list.locator('[aria-current]')).toContainText('Notifications');
    return;
  }
  await expect(list).toHaveCount(0);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(list.getByRole('link', { name: 'Notifications' })).toBeFocused();
});

test('what could not be saved says so and is sent again', async ({ app, context }) => {
  const { page } = app;
  await openSection(app, 'notifications');
  const notifications = group(page, 'Notifications');
  const tier = notifications.getByRole('switch', { name: 'New tiers' });
  await expect(tier).toBeChecked();
  await context.route('**/api/notifications/**', (route) => route.abort());
  await tier.click();
  await expect(notifications.getByText(/Not saved/)).toBeVisible();
  await expect(tier).not.toBeChecked();
  await context.unroute('**/api/notifications/**');
  await notifications.getByRole('button', { name: 'Retry' }).click();
  await saved(page, 'Notifications');

  await page.reload();
  await expect(tier).not.toBeChecked();

  await app.goto(settingsPath('privacy'));
  const privacy = group(page, 'Privacy');
  await privacy.getByRole('switch', { name: 'Show me on leaderboards' }).click();
  await expect(privacy.getByRole('switch', { name: 'Ana may read my health notes' })).not.toBeChecked();
  await privacy.getByRole('switch', { name: 'Ana may read my health notes' }).click();
  await saved(page, 'Privacy');
  await page.reload();
  await expect(privacy.getByRole('switch', { name: 'Show me on leaderboards' })).not.toBeChecked();
  await expect(privacy.getByRole('switch', { name: 'Ana may read my health notes' })).toBeChecked();
  await expect(privacy.getByRole('switch', { name: 'Suggest me as a friend' })).toBeChecked();
});

test('look and sound are kept on the device, and the dashboard has the same audio settings', async ({ app }, {
  project,
}) => {
  const { page } = app;
  await openSection(app, 'appearance');
  await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.getByRole('radio', { name: 'XX-Large' }).check({ force: true });
  await expect(page.locator('html')).toHaveClass(/text-xxlarge/);
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.getByRole('radio', { name: 'Small', exact: true }).check({ force: true });
  await app.goto(settingsPath('audio'));
  await group(page, 'Audio').getByRole('switch', { name: 'Coach voice' }).click();
  await group(page, 'Audio').getByLabel('Volume').fill('35');

  await app.goto(paths.dashboard);
  const audioButton = page.getByRole('button', { name: 'Audio settings' });
  await (project.name === 'phone' ? audioButton.last() : audioButton.first()).click();
  const sheet = page.getByRole('dialog', { name: 'Audio settings' });
  await expect(sheet.getByRole('switch', { name: 'Coach voice' })).not.toBeChecked();
  await expect(sheet.getByLabel('Volume')).toHaveValue('35');
});

test('an email address changes by code', async ({ app }) => {
  const { page } = app;
  const { email, password } = await openSection(app, 'account');
  const next = `new-${email}`;
  const account = group(page, 'Account');
  await account.getByRole('button', { name: 'Change email' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change email' });
  await dialog.getByLabel('New email').fill('nowhere');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText('Please enter a valid email address')).toBeVisible();
  await dialog.getByLabel('New email').fill(next);
  await dialog.getByRole('button', { name: 'Send code' }).click();
  await expect(dialog.getByText(`We sent a code to ${next}.`)).toBeVisible();
  await expectAccessible(page);
  const first = /\b\d{6}\b/.exec(await mailTo(app, next))?.[0] ?? '';
  await dialog.getByLabel('6-digit code').fill(first === '000000' ? '000001' : '000000');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog.getByText("That code isn't right. Check it and try again.")).toBeVisible();
  await dialog.getByRole('button', { name: 'Send a new code' }).click();
  await expect(page.getByText('A new code is on its way.')).toBeVisible();
  const second = /\b\d{6}\b/.exec(await mailTo(app, next))?.[0] ?? '';
  await dialog.getByLabel('6-digit code').fill(second);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Email changed')).toBeVisible();
  await expect(account.getByText(next)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('link', { name: /profile summary/ })).toContainText(next);

  await page.evaluate(() => localStorage.clear());
  await signInByForm(page, app.cloud.origin, { email: next, password });
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a device gets a token for what it may add, which shows on the dashboard, and is removed', async ({
  app,
}) => {
  const { page, cloud } = app;
  await openSection(app, 'devices');
  const devices = group(page, 'Devices and automations');
  await devices.getByRole('button', { name: 'Add device' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Running watch');
  await page.getByRole('checkbox', { name: 'Water' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Running watch is ready' });
  const token = (await dialog.locator('code').textContent()) ?? '';
  const example = (await dialog.locator('pre').textContent()) ?? '';
  expect(example).toContain(`Authorization: Bearer ${token}`);
  expect(example).toContain(`${cloud.origin}/api/activity/steps`);
  await expectAccessible(page);
  await dialog.getByRole('radio', { name: 'Water' }).check();
  await expect(dialog.locator('pre')).toContainText(`${cloud.origin}/api/devices/water`);
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(devices.getByText('Running watch')).toBeVisible();
  await expect(devices.getByText('Adds steps and water')).toBeVisible();
  await expect(page.getByText(token)).toHaveCount(0);
  const opened = page.context().waitForEvent('page');
  await devices.getByRole('link', { name: 'How it works' }).click();
  await expect((await opened).locator('body')).toContainText('"openapi": "3.1.0"');
  await (await opened).close();

  const body = /-d '(.+)'/.exec(example)?.[1] ?? '';
  const send = () =>
    page.request.post(`${cloud.origin}/api/activity/steps`, {
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      data: body,
    });
  expect((await send()).status()).toBe(200);
  await app.goto(paths.dashboard);
  await expect(page.getByText('8,200').first()).toBeVisible();

  await app.goto(settingsPath('devices'));
  await expect(devices.getByText(/last used/)).toBeVisible();
  await devices.getByRole('button', { name: 'Remove Running watch' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(devices.getByText('No device yet')).toBeVisible();
  expect((await send()).status()).toBe(401);
});

test('everything held can be taken along as one file', async ({ app }) => {
  const { page } = app;
  const { email } = await openSection(app, 'data');
  const started = page.waitForEvent('download');
  await group(page, 'Your data').getByRole('button', { name: 'Export' }).click();
  const download = await started;
  expect(download.suggestedFilename()).toMatch(/^vita-export-\d{4}-\d{2}-\d{2}\.json$/);
  const held = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    account: { name: string; email: string };
    tables: Record<string, unknown[]>;
  };
  expect(held.account).toMatchObject({ name: 'Maya Okafor', email });
  expect(held.tables.profiles).toHaveLength(1);
  await expect(group(page, 'Your data').getByText(/Saved as vita-export/)).toBeVisible();
});

test('a deleted account is gone: the page says goodbye and the login is refused', async ({ app }) => {
  const { page, cloud } = app;
  const { email, password } = await openSection(app, 'data');
  await group(page, 'Your data').getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('workouts, points, streak, steps, and records')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Your password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(dialog.getByText("That password isn't right.")).toBeVisible();
  await dialog.getByLabel('Your password').fill(password);
  await dialog.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByRole('heading', { name: 'Goodbye, and thank you.' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\?step=farewell$/);
  await expectAccessible(page);
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => /Cognito/.test(key)))).toEqual(
    [],
  );
  await cloud.idle();

  await app.goto(paths.settings);
  await expect(page).toHaveURL(/\/auth\?/);
  await signInByForm(page, cloud.origin, { email, password });
  await expect(page.getByText('Incorrect email or password.').first()).toBeVisible();
});
