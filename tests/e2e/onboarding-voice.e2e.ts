import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { choose } from '../a11y/pages';
import { fakeVoiceServer } from '../support/fake-voice-server';
import { expect, expectAccessible, test, type App } from './app';
import { apiOf } from './training-api';

const field = ({ page }: App) => page.getByPlaceholder('Type your answer...');
const status = ({ page }: App) => page.getByRole('region', { name: 'Voice' }).getByRole('status');

/** Types an answer and waits until the coach has finished speaking. */
async function say(app: App, text: string) {
  await field(app).fill(text);
  await field(app).press('Enter');
  await app.advance(20_000);
}

async function newcomer(app: App, name = 'Maya Okafor') {
  await app.signUp(name);
  await expect(app.page).toHaveURL(/\/onboarding$/);
}

test('what is said is kept through a lost connection, an end and a new start', async ({ app }) => {
  const { page, cloud } = app;
  await newcomer(app);
  const server = await fakeVoiceServer(page, cloud.origin);
  await page.getByRole('link', { name: /Voice Onboarding/ }).click();
  await expect(page.getByText('Ready when you are.')).toBeVisible();
  await expect(page.getByText('What to expect')).toBeVisible();
  await expect(page.getByText('Speak clearly')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Answer by typing' }).click();
  await expect(page.getByRole('log')).toContainText('Ana: Hi! What should I call you?');
  await app.advance(20_000);
  await say(app, 'Maya');
  await expect(page.getByRole('log')).toContainText('You: Maya');
  await expect(page.getByText('Question 2 of 14')).toBeVisible();
  await page.getByRole('button', { name: '30-39' }).click();
  await app.advance(20_000);
  await expect(page.getByText('Question 3 of 14')).toBeVisible();
  await expectAccessible(page);

  await test.step('the connection is lost and found', async () => {
    server.refuse(true);
    await server.drop();
    await expect(status(app)).toHaveText("Disconnected - please restart if you didn't finish");
    await expect(page.getByRole('log')).toContainText('How do you describe your gender?');
    server.refuse(false);
    await app.advance(20_000);
    await expect(status(app)).toHaveText('Waiting for your answer...');
    expect(server.connections()).toBe(2);
  });

  await page.getByRole('button', { name: 'End Onboarding' }).click();
  await expect(page.getByText('Onboarding ended. Your answers are saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer by typing' }).click();
  await expect(page.getByText('Question 3 of 14')).toBeVisible();
});

test('a problem of the server is said, and ends the talk where it says so', async ({ app }) => {
  const { page, cloud } = app;
  await newcomer(app);
  const server = await fakeVoiceServer(page, cloud.origin, { name: 'Maya' });
  await app.goto(paths.onboardingVoice);
  await page.getByRole('button', { name: 'Answer by typing' }).click();
  await expect(page.getByText('Question 2 of 14')).toBeVisible();
  server.tell({ type: 'error', error: { code: 'turn_failed', message: 'Please say that again.' } });
  await expect(status(app)).toHaveText('Error: Please say that again.');
  await expect(page.getByText('Connection Error')).toBeVisible();
  server.tell({ type: 'error', error: { code: 'taken_over', message: 'You talk in another tab.' } });
  await expect(page.getByText('Error: You talk in another tab.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Start Voice Onboarding' })).toBeVisible();
});

test('someone answers everything over the voice connection, and the dashboard opens on their plan', async ({
  app,
}) => {
  const { page } = app;
  await newcomer(app);
  await app.goto(paths.onboardingVoice);
  await page.getByRole('button', { name: 'Answer by typing' }).click();
  await expect(page.getByRole('log')).toContainText("Hi, I'm Ana.");
  const told = [
    'call me Maya',
    'in my thirties',
    'female',
    'not really losing weight, more getting stronger',
    'average',
    'belly and legs',
    '35',
    'five foot nine',
    '12 stone',
    'skip',
    'none',
    'lower back',
    'desk job',
  ];
  for (const [index, text] of told.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 14`)).toBeVisible();
    await field(app).fill(text);
    await field(app).press('Enter');
  }
  await expect(page.getByText('Question 14 of 14')).toBeVisible();

  await test.step('a reload in the middle loses nothing', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Answer by typing' }).click();
    await expect(page.getByText('Question 14 of 14')).toBeVisible();
    await expect(page.getByRole('log')).toContainText('Welcome back.');
  });

  await field(app).fill('none');
  await field(app).press('Enter');
  await expect(page.getByRole('log')).toContainText("That's everything.");
  await app.advance(20_000);
  const review = page.getByRole('group', { name: 'Your answers' });
  await expect(review.getByText('12 st', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await review.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText('Welcome, Maya! Redirecting to your dashboard...')).toBeVisible();
  await app.advance(2000);
  await expect(page).toHaveURL(/\/dashboard$/);
  const { name, answers } = await apiOf(app).call(profileContract.readProfile, {});
  expect(name).toBe('Maya');
  expect(answers).toMatchObject({
    ageRange: '30-39',
    goalType: 'get_stronger',
    heightCm: 175.26,
    bodyPains: 'lower back',
  });
});

test('a second tab takes the talk over, and the first says so', async ({ app }) => {
  const { page } = app;
  await newcomer(app);
  await app.goto(paths.onboardingVoice);
  await page.getByRole('button', { name: 'Answer by typing' }).click();
  await expect(page.getByText('Question 1 of 14')).toBeVisible();
  await app.advance(1000);
  const second = await page.context().newPage();
  await second.goto(page.url());
  await second.getByRole('button', { name: 'Answer by typing' }).click();
  await expect(second.getByText('Question 1 of 14')).toBeVisible();
  await expect(
    page.getByText("Error: You're talking to me in another tab, so this one is closed."),
  ).toBeVisible();
  await second.getByPlaceholder('Type your answer...').fill('Maya');
  await second.getByPlaceholder('Type your answer...').press('Enter');
  await expect(second.getByText('Question 2 of 14')).toBeVisible();
});

test('without a microphone the reason is said, and the keyboard is there', async ({ app }) => {
  const { page, cloud } = app;
  await newcomer(app);
  await fakeVoiceServer(page, cloud.origin, { speech: 'server' });
  await app.goto(paths.onboardingVoice);
  await expect(page.getByText('What you say goes to our server')).toBeVisible();
  await page.getByRole('button', { name: 'Start Voice Onboarding' }).click();
  await expect(page.getByText(/Microphone access is off|No microphone found/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Answer by typing' }).click();
  await expect(page.getByText('Question 1 of 14')).toBeVisible();
});

test('it fits the narrowest screen in the largest text, and Space cuts the coach off', async ({ app }) => {
  const { page, cloud } = app;
  await newcomer(app);
  await choose(page, { theme: 'dark', size: 'xxlarge', width: 320 });
  await fakeVoiceServer(page, cloud.origin, { name: 'Maya' });
  await app.goto(paths.onboardingVoice);
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await expect(page.getByText('Ready when you are.')).toBeVisible();
  expect(await overflow()).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Answer by typing' }).click();
  await expect(status(app)).toHaveText('Ana is speaking...');
  await page.keyboard.press(' ');
  await expect(status(app)).toHaveText('Waiting for your answer...');
  expect(await overflow()).toBeLessThanOrEqual(0);
  await expectAccessible(page);
});
