import { profileContract } from '../../shared/contracts/profile';
import { paths } from '../../web/app/paths';
import { answers } from '../support/answers';
import {
  certificatePath,
  realtime,
  startFakeRealtime,
  type FakeRealtime,
} from '../support/fake-realtime/fake-realtime';
import { joinedSounds, noise, speech } from '../support/sounds';
import { spawnCloud } from '../support/spawned-cloud';
import { expect, suiteStart, test as base, type App } from './app';
import { hearing } from './microphone';
import { apiOf } from './training-api';

/** The product with a realtime model, which is a fake over TLS. */
const test = base.extend<object, { model: FakeRealtime }>({
  model: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixtures from the pattern
    async ({}, use) => {
      const model = await startFakeRealtime();
      await use(model);
      await model.stop();
    },
    { scope: 'worker' },
  ],
  cloud: [
    async ({ model }, use) => {
      const environment = {
        AI_MODE: 'auto',
        OPENAI_API_KEY: 'test-key',
        OPENAI_REALTIME_URL: model.url,
        NODE_EXTRA_CA_CERTS: certificatePath,
      };
      const cloud = await spawnCloud({ from: suiteStart, environment });
      await use(cloud);
      await cloud.stop();
    },
    { scope: 'worker' },
  ],
});

test.use(hearing(joinedSounds(noise(700, 0.0005), speech(1200, 0.4), noise(1300, 0.0005))));

const log = ({ page }: App) => page.getByRole('log');
const patient = { timeout: 30_000 };

async function begin(app: App) {
  const { page } = app;
  await app.signUp('Maya Okafor');
  await expect(page).toHaveURL(/\/onboarding$/);
  await app.goto(paths.onboardingVoice);
  await expect(page.getByText('What you say goes to our server')).toBeVisible();
  await page.getByRole('button', { name: 'Start Voice Onboarding' }).click();
}

test('someone says everything to the coach, and the dashboard opens on their plan', async ({
  app,
  model,
}) => {
  const { page } = app;
  const { ageRange, gender, goalType, bodyType, targetZones, age, heightCm, weightKg, ...rest } = answers;
  model.willSpeak(...Array.from({ length: 10 }, () => realtime.speaks(300)));
  model.willHear(
    realtime.hears({ heard: "I'm Maya", name: 'Maya' }),
    realtime.hears({ heard: 'Thirty-something and a woman', ageRange, gender }),
    realtime.hears({ heard: 'My goal and my body', goalType, bodyType, targetZones }),
    realtime.hears({ heard: 'My numbers', age, heightCm, weightKg }),
    realtime.hears({ heard: 'And the rest', ...rest }, 'submit_profile'),
  );
  await begin(app);
  await expect(log(app)).toContainText("Hi, I'm Ana.");
  await expect(log(app)).toContainText("You: I'm Maya", patient);
  await expect(log(app)).toContainText('You: Thirty-something and a woman', patient);
  await expect(log(app)).toContainText('You: My numbers', patient);
  const review = page.getByRole('group', { name: 'Your answers' });
  await expect(review).toBeVisible(patient);
  await review.getByRole('button', { name: 'Complete Setup' }).click();
  await expect(page.getByText('Profile Complete!')).toBeVisible();
  await app.advance(2000);
  await expect(page).toHaveURL(/\/dashboard$/);
  const profile = await apiOf(app).call(profileContract.readProfile, {});
  expect(profile).toMatchObject({ name: 'Maya', answers });
  for (const { utterances } of model.talks) {
    for (const pcm of utterances) expect(pcm.length % (4096 * 2)).toBe(0);
  }
});

test('where the model dies in the middle of a turn, the talk goes on by keyboard with its answers', async ({
  app,
  model,
}) => {
  const { page } = app;
  model.willSpeak(realtime.speaks(300), realtime.speaks(300));
  model.willHear(realtime.hears({ heard: "I'm Maya", name: 'Maya' }), realtime.dies);
  await begin(app);
  await expect(log(app)).toContainText("You: I'm Maya", patient);
  await expect(page.getByText("The AI voice isn't responding right now.")).toBeVisible(patient);
  await page.getByPlaceholder('Type your answer...').fill('35');
  await page.getByPlaceholder('Type your answer...').press('Enter');
  await expect(page.getByText('Question 3 of 14')).toBeVisible();
});
