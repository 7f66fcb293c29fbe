import { paths } from '../../web/app/paths';
import { fakeVoiceServer } from '../support/fake-voice-server';
import { joinedSounds, noise, speech, tone, wavOf } from '../support/sounds';
import { expect, test, type App } from './app';
import { hearing } from './microphone';

/** What the microphone hears in a loop: a second of silence, two of speech, two of silence. */
const sound = joinedSounds(noise(1000, 0.0005), speech(2000, 0.4), noise(2000, 0.0005));
test.use(hearing(sound));

/** The coach's voice in base64, 400 ms. */
const voice = wavOf(tone(220, 24_000, 400), 24_000)
  .subarray(44)
  .toString('base64');

const status = ({ page }: App) => page.getByRole('region', { name: 'Voice' }).getByRole('status');

/** Opens the page with a microphone whose track the test can see. */
async function open(app: App, hears: readonly string[]) {
  const { page, cloud } = app;
  await app.signUp('Maya Okafor');
  await expect(page).toHaveURL(/\/onboarding$/);
  const server = await fakeVoiceServer(page, cloud.origin, { speech: 'server', audio: voice, hears });
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => Object.assign(window, { heard: await ask(wanted) }).heard;
  });
  await app.goto(paths.onboardingVoice);
  await page.getByRole('button', { name: 'Start Voice Onboarding' }).click();
  return server;
}

const microphone = ({ page }: App) =>
  page.evaluate(() => {
    const { heard } = window as Window & { heard?: MediaStream };
    return heard?.getTracks().map(({ readyState }) => readyState);
  });

test('what is spoken is heard, sent in pieces of 4096 samples, and answered', async ({ app }) => {
  const { page } = app;
  const server = await open(app, ['Maya', '35', 'female']);
  await expect(page.getByRole('log')).toContainText('Hi! What should I call you?');
  await expect(page.getByRole('log')).toContainText('You: Maya', { timeout: 30_000 });
  await expect(page.getByRole('log')).toContainText('35, got it.', { timeout: 30_000 });

  const appends = server.sent('input_audio_buffer.append');
  expect(appends.map(({ event_id }) => event_id)).toEqual(appends.map((_, n) => `a-${n}`));
  for (const { audio } of appends) expect(Buffer.from(audio, 'base64')).toHaveLength(4096 * 2);
  const [first] = server.sent('input_audio_buffer.commit');
  const perUtterance = Number(first?.last.slice(2)) + 1;
  // Two seconds of speech, half a second until it counts as speech, and the silence that ends it.
  expect(perUtterance).toBeGreaterThan(10);
  expect(perUtterance).toBeLessThan(24);
});

test('it is given back when the talk ends, and when the page is left', async ({ app }) => {
  const { page } = app;
  await open(app, []);
  await expect(page.getByText('Question 1 of 14')).toBeVisible();
  expect(await microphone(app)).toEqual(['live']);
  await page.getByRole('button', { name: 'End Onboarding' }).click();
  await expect.poll(() => microphone(app)).toEqual(['ended']);
  await page.getByRole('button', { name: 'Start Voice Onboarding' }).click();
  await expect(page.getByText('Question 1 of 14')).toBeVisible();
  expect(await microphone(app)).toEqual(['live']);
  await page.getByRole('link', { name: 'Use the chat' }).click();
  await expect(page).toHaveURL(/\/onboarding-chat$/);
  await expect.poll(() => microphone(app)).toEqual(['ended']);
});

test('it is turned off and on, and one that stops leaves the keyboard', async ({ app }) => {
  const { page } = app;
  await open(app, []);
  await expect(status(app)).toHaveText('Listening...', { timeout: 30_000 });
  await page.getByRole('button', { name: 'Turn the microphone off' }).click();
  await expect.poll(() => microphone(app)).toEqual(['ended']);
  await page.getByRole('button', { name: 'Turn the microphone on' }).click();
  await expect.poll(() => microphone(app)).toEqual(['live']);
  // The microphone is live, but only listened to when the page says so.
  await expect(page.getByRole('button', { name: 'Turn the microphone off' })).toBeVisible();
  await page.evaluate(() => {
    const { heard } = window as Window & { heard?: MediaStream };
    heard?.getTracks().forEach((track) => track.dispatchEvent(new Event('ended')));
  });
  await expect(page.getByText('Your microphone stopped.').first()).toBeVisible();
  await expect(page.getByPlaceholder('Type your answer...')).toBeEditable();
});
