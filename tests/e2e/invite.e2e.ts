import { friendsContract } from '../../shared/contracts/friends';
import { notificationsContract } from '../../shared/contracts/notifications';
import { profileContract } from '../../shared/contracts/profile';
import { shownCode } from '../../shared/rules/invitation-code';
import { invitationPath } from '../../web/app/invitation-path';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import { signUpUser } from '../support/sign-in';
import { expect, expectAccessible, password, test, wide, type App } from './app';
import { apiOf } from './training-api';

/** Someone with an account and an invitation. */
async function inviter({ cloud }: App, name: string) {
  const now = await cloud.advance(0);
  const user = await signUpUser(cloud.origin, { name, timeZone: 'Europe/London', now: () => now });
  await user.call(profileContract.completeOnboarding, { body: answers });
  const { invitation } = await user.call(friendsContract.keepOwnInvitation);
  if (!invitation) throw new Error('the invitation is turned off');
  const friends = async () =>
    (await user.call(friendsContract.listFriends)).friends.map((each) => `${each.name}: ${each.status}`);
  const told = async () => {
    await cloud.idle();
    const { notifications } = await user.call(notificationsContract.listNotifications, { query: {} });
    return notifications.map(({ message }) => message);
  };
  return { user, code: invitation.code, friends, told };
}

test(
  'somebody opens an invitation signed out, signs up, answers the questions, and is a friend',
  wide,
  async ({ app }) => {
    const { page, goto } = app;
    const noah = await inviter(app, 'Noah Lindqvist');

    await test.step('the page shows who invites', async () => {
      await goto(invitationPath(noah.code));
      await expect(page.getByRole('heading', { name: 'Noah Lindqvist invites you to Vita' })).toBeVisible();
      await expect(page.locator('meta[name="robots"][content="noindex"]')).toHaveCount(1);
      await expectAccessible(page);
    });

    await test.step('one button leads to sign-up', async () => {
      await page.getByRole('link', { name: 'Join Noah Lindqvist' }).click();
      await page.getByLabel('Full Name').fill('Amahle Dube');
      await page.getByLabel('Email').fill(`invited-${process.pid}-${test.info().project.name}@example.com`);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('checkbox').check();
      await page.getByRole('button', { name: 'Create Account' }).click();
      await expect(page).toHaveURL(/\/onboarding$/);
      expect(await noah.friends()).toEqual([]);
    });

    await test.step('with a plan, the two are friends, and both are told', async () => {
      await apiOf(app).call(profileContract.completeOnboarding, { body: answers });
      await goto(paths.dashboard);
      await expect(page.getByText('You and Noah Lindqvist. Find each other in Community.')).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('invitation'))).toBeNull();
      await goto(paths.community);
      const row = page.getByRole('listitem').filter({ hasText: 'Noah Lindqvist' });
      await expect(row.getByText('Friends')).toBeVisible();
      expect(await noah.friends()).toEqual(['Amahle Dube: accepted']);
      expect(await noah.told()).toContain('You and Amahle Dube are friends now.');
    });
  },
);

test('someone with an account signs in from an invitation and accepts it with one button', async ({
  app,
}) => {
  const { page, goto } = app;
  const noah = await inviter(app, 'Noah Lindqvist');
  const login = await app.becomeMember('Maya Okafor');
  await page.evaluate(() => localStorage.clear());
  await goto(invitationPath(noah.code));
  await page.getByRole('link', { name: 'I have an account' }).click();
  await page.getByLabel('Email').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Noah Lindqvist wants to be your friend' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Become friends' }).click();
  await expect(page).toHaveURL(/\/community$/);
  await expect(page.getByText('You and Noah Lindqvist.')).toBeVisible();
  expect(await noah.friends()).toEqual(['Maya Okafor: accepted']);
  await goto(invitationPath(noah.code));
  await expect(page.getByRole('heading', { name: 'You and Noah Lindqvist are friends' })).toBeVisible();
});

test('a code read aloud, a name, and the own card on the Friends tab', async ({ app }) => {
  const { page, goto } = app;
  const [noah, ines] = [await inviter(app, 'Noah Lindqvist'), await inviter(app, 'Ines Whitfield')];
  await ines.user.call(profileContract.updateProfile, { body: { privacy: { findByName: true } } });
  await app.cloud.idle();
  await app.becomeMember('Maya Okafor');
  await goto(paths.community);
  const field = page.getByPlaceholder("Enter friend's user ID");

  await field.fill(shownCode(noah.code).toLowerCase());
  await field.press('Enter');
  await expect(page.getByText('You and Noah Lindqvist.')).toBeVisible();

  await field.fill('whit');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: 'Add Ines Whitfield' }).click();
  await expect(page.getByText('Request sent!')).toBeVisible();
  await expectAccessible(page);
  expect(await ines.friends()).toEqual(['Maya Okafor: received']);

  const card = page.getByRole('region', { name: 'Invite a friend' });
  await expect(card.getByRole('img', { name: 'QR code with your invitation' })).toBeVisible();
  const code = await card.getByText(/^[B-Z]{4}-[B-Z]{4}$/).textContent();
  await card.getByRole('button', { name: 'Make a new one' }).click();
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Replace it' }).click();
  await expect(card.getByText(code ?? '', { exact: true })).toHaveCount(0);
  await expect(card.getByText(/^[B-Z]{4}-[B-Z]{4}$/)).toBeVisible();
  await goto(invitationPath(code ?? ''));
  await expect(page.getByRole('heading', { name: "This invitation doesn't work anymore" })).toBeVisible();
  await expectAccessible(page);
});
