import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { choose } from '../a11y/pages';
import { expect, expectAccessible, test, type App } from './app';
import { apiOf } from './training-api';

const field = ({ page }: App) => page.getByPlaceholder('Type your answer...');

/** Types an answer and waits for the reply. */
async function say(app: App, text: string, replyMs = 800) {
  await field(app).fill(text);
  await field(app).press('Enter');
  await app.advance(replyMs);
}

const last = ({ page }: App) => page.getByRole('log').getByRole('listitem').last();

test('someone tells everything in a conversation, and the dashboard opens on a session planned from it', async ({
  app,
}) => {
  const { page } = app;
  await app.signUp('Maya Okafor');
  await page.getByRole('link', { name: /Chat Onboarding/ }).click();
  await expect(page.getByText('Question 1 of 13')).toBeVisible();
  await expectAccessible(page);

  await test.step('answers are read back, and what is not understood is asked again', async () => {
    await say(app, 'old enough', 500);
    await expect(page.getByRole('log')).toContainText("Hmm, I didn't quite catch that. Could you try again?");
    await expect(last(app)).toContainText('which age group');
    await say(app, 'why do you need that?');
    await expect(page.getByRole('log')).toContainText('Age tells me how long to warm you up');
    await say(app, 'in my forties');
    await say(app, 'sorry, in my thirties');
    await expect(page.getByRole('log')).toContainText("I've changed your age group to 30-39.");
    await expect(page.getByText('Question 2 of 13')).toBeVisible();
    await page.getByRole('button', { name: 'Female' }).click();
    await app.advance(800);
    await say(app, 'lose weight and get strong');
    await expect(last(app)).toContainText('Which matters most?');
    await say(app, 'not really losing weight, more getting stronger');
    await expect(page.getByRole('log')).toContainText('Get stronger it is.');
  });

  await test.step('"back" asks the question before', async () => {
    await say(app, 'back');
    await expect(page.getByText('Question 3 of 13')).toBeVisible();
    await page.getByRole('button', { name: 'Tone up' }).click();
    await app.advance(800);
    await expect(page.getByText('Question 4 of 13')).toBeVisible();
  });

  await test.step('a reload in the middle loses nothing', async () => {
    await say(app, 'average');
    await expect(page.getByText('Question 5 of 13')).toBeVisible();
    await app.advance(1000);
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(page.getByText('Question 5 of 13')).toBeVisible();
    await page.getByRole('button', { name: 'Show earlier messages' }).click();
    await expect(page.getByRole('log')).toContainText('Tone up');
  });

  await test.step('zones are tapped, measures come in any unit, "skip" and "none" are answers', async () => {
    await page.getByRole('button', { name: 'Legs' }).click();
    await page.getByRole('button', { name: 'Belly' }).click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Done' }).click();
    await app.advance(800);
    await say(app, '35');
    await say(app, 'five foot nine');
    await expect(page.getByRole('log')).toContainText(`5'9" tall, got it.`);
    await say(app, '12 stone');
    await say(app, 'skip');
    await say(app, 'none');
    await say(app, 'lower back');
    await say(app, 'desk job');
    await say(app, 'none');
  });

  const review = page.getByRole('group', { name: 'Your answers' });
  await test.step('one answer is changed in the review', async () => {
    await expect(review.getByText('12 st', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await review.getByRole('button', { name: 'Edit current weight' }).click();
    await expect(field(app)).toBeFocused();
    await say(app, '80 kilos, no wait, 78');
    await expect(review.getByText('78 kg')).toBeVisible();
  });

  await test.step('it is saved, said, and the dashboard opens after two seconds', async () => {
    await review.getByRole('button', { name: 'Complete Setup' }).click();
    await expect(page.getByText('Profile Complete!')).toBeVisible();
    await expect(page).toHaveURL(/\/onboarding-chat$/);
    await app.advance(2000);
    await expect(page).toHaveURL(/\/dashboard$/);
    await expect(
      page.getByText(/because of your (lower )?back|easy on your (lower )?back/i).first(),
    ).toBeVisible();
  });

  const { answers } = await apiOf(app).call(profileContract.readProfile, {});
  expect(answers).toEqual({
    ageRange: '30-39',
    gender: 'female',
    goalType: 'tone_up',
    bodyType: 'mid_size',
    targetZones: ['belly', 'legs'],
    age: 35,
    heightCm: 175.26,
    weightKg: 78,
    targetWeightKg: null,
    medicalConditions: null,
    bodyPains: 'lower back',
    workLifeEffects: 'desk job',
    fitnessBarriers: null,
  });
});

test('the conversation is switched to the form and back with its answers', async ({ app }) => {
  const { page } = app;
  await app.signUp('Ines');
  await expect(page).toHaveURL(/\/onboarding$/);
  await app.goto(paths.onboardingChat);
  await say(app, '28');
  await say(app, 'prefer not to say');
  await page.getByRole('link', { name: 'Use the form' }).click();
  await expect(page.getByRole('radio', { name: '18-29' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Other' })).toBeChecked();
  await page.getByRole('radio', { name: /stronger/i }).click();
  await expect(page.getByRole('heading', { name: 'Your body profile' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Tell us about yourself' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Question 4 of 13')).toBeVisible();
  await page.getByRole('link', { name: 'Use your voice' }).click();
  await expect(page.getByRole('button', { name: 'Start Voice Onboarding' })).toBeVisible();
});

test('it is answered by keyboard alone, also in the largest text on the narrowest screen', async ({
  app,
}) => {
  const { page } = app;
  await app.signUp('Lena');
  await expect(page).toHaveURL(/\/onboarding$/);
  await choose(page, { theme: 'dark', size: 'xxlarge', width: 320 });
  await app.goto(paths.onboardingChat);
  await expect(page.getByText('Question 1 of 13')).toBeVisible();
  await page.getByRole('button', { name: '18-29' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await app.advance(800);
  await expect(page.getByRole('log')).toContainText('30-39, got it.');
  await field(app).focus();
  await page.keyboard.type('female');
  await page.keyboard.press('Enter');
  await app.advance(800);
  await expect(field(app)).toBeFocused();
  await expect(page.getByText('Question 3 of 13')).toBeVisible();
  await expect(last(app)).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
