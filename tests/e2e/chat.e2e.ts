import type { Page } from '@playwright/test';
import { expect, expectAccessible, test, wide } from './app';

const field = (page: Page) => page.getByRole('textbox', { name: 'Message to Ana' });
const log = (page: Page) => page.getByRole('log', { name: 'Conversation' });

/** A microphone and a recognizer that tests speak into through `window.hear`. */
async function fakeVoice(page: Page) {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        const hear = (transcript: string) =>
          this.dispatchEvent(
            Object.assign(new Event('result'), {
              results: [Object.assign([{ transcript }], { isFinal: true })],
            }),
          );
        const fail = (error: string) => this.dispatchEvent(Object.assign(new Event('error'), { error }));
        Object.assign(window, { hear, fail });
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {}
    }
    Object.assign(window, { SpeechRecognition: Recognition });
    navigator.mediaDevices.getUserMedia = async () => new MediaStream();
    // Chromium without voices never finishes speaking.
    window.speechSynthesis.speak = (words) => queueMicrotask(() => words.dispatchEvent(new Event('end')));
  });
}

const hear = (page: Page, words: string) =>
  page.evaluate((text) => (window as unknown as { hear: (text: string) => void }).hear(text), words);

test(
  'asks the coach, sees clips, finds the chat again, and starts what she proposes',
  wide,
  async ({ app }) => {
    const { page } = app;
    await app.becomeMember();
    await app.goto('/chat');
    await expect(page.getByRole('region', { name: 'Where to start' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText('Ana, AI coach')).toBeVisible();
    await expect(page.getByText('Built-in answers')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Show me how to do a glute bridge' }).click();
    await expect(log(page)).toContainText('Built-in coach');
    await expect(log(page).getByRole('article', { name: 'Glute Bridge' })).toBeVisible();
    await expectAccessible(page);

    await field(page).fill('20 minutes, no jumping, sore knee');
    await field(page).press('Enter');
    const start = log(page).getByRole('button', { name: /^Start / });
    await expect(start).toBeVisible();
    // The reply is visible from its top, though its clips reach below the message box.
    const reply = log(page).locator('> *').last();
    await expect(reply).toContainText('Another one');
    await expect(reply.getByText('No jumping anywhere.')).toBeInViewport();
    await expect.poll(async () => (await reply.boundingBox())?.y ?? 0).toBeLessThan(120);
    await expect.poll(async () => (await reply.boundingBox())?.y ?? 0).toBeGreaterThan(40);

    await page.reload();
    await expect(log(page).getByRole('article', { name: 'Glute Bridge' })).toBeVisible();
    await expect(log(page)).toContainText('20 minutes, no jumping, sore knee');

    await start.click();
    await expect(page).toHaveURL(/\/workout$/);
    await expect(page.getByRole('button', { name: 'Complete Workout' })).toBeVisible();
    await page.goBack();
    await expect(field(page)).toBeVisible();
  },
);

test('gives a message back that did not go through, and sends it again', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto('/chat');
  await expect(page.getByRole('region', { name: 'Where to start' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await field(page).fill('How many points do I have?');
  await field(page).press('Enter');
  await expect(page.getByText("Your message didn't go through.")).toBeVisible();
  await expect(field(page)).toHaveValue('How many points do I have?');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(log(page)).toContainText('0 points');
});

test('a long address widens no page, and what is sent from further up is followed', async ({ app }) => {
  const { page } = app;
  await page.setViewportSize({ width: 390, height: 844 });
  await app.becomeMember();
  const address = `https://www.example.com/${'watch'.repeat(30)}`;
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  for (const path of ['/nutrition', '/chat']) {
    await app.goto(path);
    if (path === '/nutrition')
      await page.getByRole('main').getByRole('button', { name: 'Ask Ana about food' }).click();
    await field(page).fill(address);
    expect(await overflow()).toBe(0);
  }
  await field(page).press('Enter');
  await expect(log(page).getByText(address)).toBeInViewport();
  await expect(log(page)).toContainText('Built-in coach');
  expect(await overflow()).toBe(0);
  await field(page).fill('full body 20');
  await field(page).press('Enter');
  await expect(log(page).getByRole('button', { name: 'Harder' })).toBeAttached();
  await field(page).fill('my ankle aches a lot');
  await field(page).press('Enter');
  await expect(log(page).getByRole('button', { name: 'For today' })).toBeAttached();
  await field(page).fill('What is a superset?');
  await field(page).press('Enter');
  await expect(log(page)).toContainText('back to back');
  await log(page).getByRole('button', { name: 'For today' }).click();
  await expect(log(page).getByText(/^For today, then/)).toBeInViewport();
});

test('talks with the coach hands-free', async ({ app }) => {
  const { page } = app;
  await fakeVoice(page);
  await app.becomeMember();
  await app.goto('/chat');
  await page.getByRole('button', { name: 'Talk instead of typing' }).click();
  await expect(page.getByRole('region', { name: 'Voice' })).toContainText('Listening...');
  await expect(page.getByText('Speak now. Message auto-sends after 2 seconds of silence.')).toBeVisible();
  await hear(page, 'what is my streak');
  await expect(page.getByRole('region', { name: 'Voice' })).toContainText('what is my streak');
  await page.clock.runFor(2_300);
  await expect(log(page)).toContainText('what is my streak');
  await expect(log(page)).toContainText('Built-in coach');
  await page.clock.runFor(600);
  await expect(page.getByRole('region', { name: 'Voice' })).toContainText('Listening...');
  await expectAccessible(page);
  await page.evaluate(() => (window as unknown as { fail: (error: string) => void }).fail('network'));
  await expect(page.getByText('Voice recognition error. Please try again.')).toBeVisible();
  await expect(page.getByText('Listening...')).toHaveCount(0);
  await page.getByRole('button', { name: 'Talk instead of typing' }).click();
  await expect(page.getByRole('region', { name: 'Voice' })).toContainText('Listening...');
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeFocused();
});

test('shows today’s session of the dashboard, and plans a week that is saved on request', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto('/chat');
  await field(page).fill('plan my week');
  await field(page).press('Enter');
  const week = log(page).getByRole('article', { name: 'Your week' });
  await expect(week.getByRole('listitem')).toHaveCount(7);
  await expect(week.getByRole('link', { name: /^Start / })).toBeVisible();
  await expectAccessible(page);
  await week.getByRole('button', { name: 'Save this week' }).click();
  await expect(week.getByText('Saved. This is your week now.')).toBeVisible();
  await page.reload();
  await expect(week.getByText('Saved. This is your week now.')).toBeVisible();

  await field(page).fill('What should I do today?');
  await field(page).press('Enter');
  const start = log(page).getByRole('button', { name: /^Start / });
  await expect(start).toBeVisible();
  await expectAccessible(page);
  const title = (await start.getAttribute('aria-label'))?.replace('Start ', '') ?? '';
  await app.goto('/dashboard');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await page.goBack();
  await start.click();
  await expect(page).toHaveURL(/\/workout$/);
  await expect(page.getByText('Warm-up', { exact: false }).first()).toBeVisible();
});
