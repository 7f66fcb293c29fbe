import type { Browser } from '@playwright/test';
import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import { doChallenge } from '../support/challenges';
import { signUpUser } from '../support/sign-in';
import { storedSession } from '../support/stored-session';
import { expect, expectAccessible, test, type App } from './app';
import { apiOf, pass } from './training-api';

/** Another person in their own browser, on /community. */
async function openOther({ cloud }: App, browser: Browser, name: string) {
  let now = await cloud.advance(0);
  const user = await signUpUser(cloud.origin, { name, timeZone: 'Europe/London', now: () => now });
  await user.call(profileContract.completeOnboarding, { body: answers });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  const page = await context.newPage();
  await page.clock.install({ time: now });
  await page.goto(`${cloud.origin}/favicon.svg`);
  await page.evaluate(
    (entries) => entries.forEach(([key, value]) => localStorage.setItem(key, value)),
    await storedSession(cloud.origin, user.email, user.tokens),
  );
  await page.goto(cloud.origin + paths.community);
  const advance = async (milliseconds: number) => (now = await cloud.advance(milliseconds));
  return { page, user, clock: { advance }, close: () => context.close() };
}

test('two people at once: a request, the live notification, the answer, and both lists', async ({
  app,
  browser,
}) => {
  const { page, cloud } = app;
  await app.becomeMember('Maya Okafor');
  await app.goto(paths.community);
  await expect(page.getByText('No friends yet. Add some above!')).toBeVisible();
  await expectAccessible(page);
  const noah = await openOther(app, browser, 'Noah Lindqvist');
  await expect(noah.page.getByText('No friends yet. Add some above!')).toBeVisible();

  await page.getByPlaceholder("Enter friend's user ID").fill('nobody-of-this-id');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('User not found')).toBeVisible();
  await expect(page.getByText('No user found with that ID')).toBeVisible();
  await page.getByPlaceholder("Enter friend's user ID").fill(noah.user.userId);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText('Request sent!')).toBeVisible();
  await expect(page.getByText('Requested', { exact: true })).toBeVisible();

  // No one touched the other browser: row, toast, and badge appeared on their own.
  await expect(noah.page.getByText('Maya Okafor would like to train with you.')).toBeVisible();
  await expect(noah.page.getByRole('link', { name: /^Community\s*1 unread$/ })).toBeVisible();
  await noah.page.getByRole('tab', { name: /Notifications/ }).click();
  await expect(noah.page.getByText('New', { exact: true })).toBeVisible();
  await expect(noah.page.getByRole('link', { name: 'Community', exact: true })).toBeVisible();
  await expect(noah.page.getByText('New', { exact: true })).toBeVisible();
  await noah.page.getByRole('tab', { name: 'Friends' }).click();
  await noah.page.getByRole('button', { name: 'Accept Maya Okafor' }).click();
  await expect(noah.page.getByText('Friends now', { exact: true })).toBeVisible();
  const list = noah.page.getByRole('region', { name: 'Your Friends' });
  await expect(list.getByText('Maya Okafor')).toBeVisible();

  await expect(page.getByText('You and Noah Lindqvist are friends now.')).toBeVisible();
  const friends = page.getByRole('region', { name: 'Your Friends' }).getByRole('listitem');
  await expect(friends.filter({ hasText: 'Noah Lindqvist' })).toContainText('Friends');
  await noah.page.getByRole('tab', { name: /Notifications/ }).click();
  await expect(noah.page.getByText('New friend request').last()).toBeVisible();
  await expect(noah.page.getByText('New', { exact: true })).toHaveCount(0);

  await test.step('a challenge between the two, from the invitation to its result on the card', async () => {
    await page.getByRole('button', { name: 'Challenge Noah Lindqvist' }).click();
    await page.getByRole('button', { name: 'Send challenge' }).click();
    await expect(page.getByText('Challenge sent!')).toBeVisible();
    await expect(
      noah.page.getByText('Maya Okafor is challenging you to “First Light”.').first(),
    ).toBeVisible();
    await noah.page.goto(cloud.origin + paths.community);
    await noah.page.getByRole('button', { name: "Accept First Light, Maya Okafor's challenge" }).click();
    await expect(noah.page.getByText('Accepted', { exact: true })).toBeVisible();
    await noah.page.goto(cloud.origin + paths.gameChallenges);
    await app.goto(paths.gameChallenges);
    await expect(page.getByText(/^You: not yet · Noah Lindqvist: not yet/)).toBeVisible();
    await expectAccessible(page);

    // Each does it on another page; Noah's page stays open and is updated.
    await doChallenge(noah.user, noah.clock, 1, 25);
    const clock = {
      advance: async (milliseconds: number) => {
        await pass(app, milliseconds, paths.dashboard);
        return cloud.advance(0);
      },
    };
    await doChallenge(apiOf(app), clock, 1, 25);
    await app.goto(paths.gameChallenges);
    const both = 'Both of you did it. Noah Lindqvist was first.';
    await expect(page.getByText(both)).toBeVisible();
    await expect(noah.page.getByText('Both of you did it. You were first.')).toBeVisible();
  });

  await test.step('both share a league', async () => {
    await app.goto(`${paths.community}?tab=leaderboard`);
    await page.getByRole('tab', { name: 'League' }).click();
    await expect(page.getByText('Steady league')).toBeVisible();
    await expect(page.getByText(/^Ends in \d+ \w+$/)).toBeVisible();
    await expectAccessible(page);
  });
  await noah.close();
});
