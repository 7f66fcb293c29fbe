import type { Locator, Page, Route } from '@playwright/test';
import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import { makePhoto } from '../support/photos';
import { expect, test, type App } from './app';
import { apiOf } from './training-api';

const gatewayPage = '<html><body><h1>504 Gateway Time-out</h1></body></html>';
/** Answers that say nothing of their own; the last is none at all. */
const failures: readonly [string, (route: Route) => Promise<void>][] = [
  ['500 {}', (route) => route.fulfill({ status: 500, json: {} })],
  ['a page of the gateway', (route) => route.fulfill({ status: 504, body: gatewayPage })],
  ['nothing', (route) => route.abort()],
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** While the server seems busy, the page tries again for up to 20 seconds; a toast stays for five. */
const expectSoon = (app: App, shown: Locator) =>
  expect(async () => {
    await app.advance(2_000);
    await expect(shown).toBeVisible({ timeout: 400 });
  }).toPass();

/** Each failure of an address ends in the text of its place. */
async function expectText(app: App, address: string, text: string, attempt: () => Promise<void>) {
  const { page } = app;
  for (const [failure, fail] of failures) {
    await test.step(failure, async () => {
      await page.route(address, (route) =>
        route.request().method() === 'GET' ? route.fallback() : fail(route),
      );
      await attempt();
      const shown = page.getByText(text, { exact: true }).first();
      await expectSoon(app, shown);
      await expect(page.getByText('Something went wrong')).toHaveCount(0);
      await page.unroute(address);
      await page.reload();
    });
  }
}

/** A newcomer who has answered everything. */
async function answeredAll(app: App): Promise<void> {
  await app.signUp();
  await expect(app.page).toHaveURL(/\/onboarding$/);
  await apiOf(app).call(profileContract.saveOnboardingDraft, { body: answers });
}

test('the form says that it did not save', async ({ app }) => {
  const { page } = app;
  await answeredAll(app);
  await app.goto(paths.onboarding);
  await page.getByRole('link', { name: /Form/ }).click();
  await expectText(app, '**/api/profile/onboarding', 'Failed to save your information', () =>
    button(page, 'Complete Setup').click(),
  );
});

test('the conversation says that it did not save', async ({ app }) => {
  await answeredAll(app);
  await app.goto(paths.onboardingChat);
  await expectText(app, '**/api/profile/onboarding', 'Failed to save your profile', () =>
    button(app.page, 'Complete Setup').click(),
  );
});

test('the chat says that it did not send', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.chat);
  await expectText(app, '**/api/coach/messages', 'Failed to send message', async () => {
    const field = page.getByRole('textbox', { name: 'Message to Ana' });
    await field.fill('How do I squat?');
    await field.press('Enter');
  });
});

test('the voice says that it did not start', async ({ app }) => {
  await app.signUp();
  await expect(app.page).toHaveURL(/\/onboarding$/);
  await app.goto(paths.onboardingVoice);
  await expectText(app, '**/api/realtime/tickets?*', 'Failed to start onboarding', () =>
    button(app.page, 'Answer by typing').click(),
  );
});

test('the photo says that it was not analyzed', async ({ app }) => {
  const { page } = app;
  const capabilities = { chat: 'rules', vision: true, voice: 'browser', messagesLeft: null };
  await page.route('**/api/ai/capabilities', (route) => route.fulfill({ json: capabilities }));
  await app.becomeMember();
  await app.goto(paths.nutrition);
  const text = page.getByText('Failed to analyze food image');
  for (const [failure, fail] of failures) {
    await test.step(failure, async () => {
      await page.route(/\/api\/nutrition\/photos/, fail);
      await page
        .getByLabel('Photo to upload')
        .setInputFiles({ name: 'plate.jpg', mimeType: 'image/jpeg', buffer: makePhoto() });
      await button(page, 'Analyze Food').click();
      await expectSoon(app, text);
      await page.unroute(/\/api\/nutrition\/photos/);
      await page.reload();
    });
  }
});
