import type { Browser } from '@playwright/test';
import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import { signUpUser } from '../support/sign-in';
import { storedSession } from '../support/stored-session';
import { expect, expectAccessible, once, test, type App } from './app';

/** Another person in a browser of their own, on /community. */
async function openOther({ cloud }: App, browser: Browser, name: string) {
  const now = await cloud.advance(0);
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
  return { page, user, close: () => context.close() };
}

test(
  'two people at once: a request, the live notification, the answer, and both lists',
  once,
  async ({ app, browser }) => {
    const { page } = app;
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

    // Nobody touched the other browser: the row, the toast and the badge came by themselves.
    await expect(noah.page.getByText('Maya Okafor would like to train with you.')).toBeVisible();
    await expect(noah.page.getByRole('link', { name: /^Community\s*1 unread$/ })).toBeVisible();
    await noah.page.getByRole('tab', { name: /Notifications/ }).click();
    await expect(noah.page.getByText('New', { exact: true })).toBeVisible();
    await expect(noah.page.getByRole('link', { name: 'Community', exact: true })).toBeVisible();
    await expect(noah.page.getByText('New', { exact: true })).toBeVisible();
    await noah.page.getByRole('tab', { name: 'Friends' }).click();
    await noah.page.getByRole('button', { name: 'Accept Maya Okafor' }).click();
    await expect(noah.page.getByText('Accepted', { exact: true })).toBeVisible();

    await expect(page.getByText('You and Noah Lindqvist are friends now.')).toBeVisible();
    await expect(page.getByText('Accepted', { exact: true })).toBeVisible();
    await noah.page.getByRole('tab', { name: /Notifications/ }).click();
    await expect(noah.page.getByText('New friend request').last()).toBeVisible();
    await expect(noah.page.getByText('New', { exact: true })).toHaveCount(0);
    await noah.close();
  },
);
