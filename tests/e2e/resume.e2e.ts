import { ulid } from 'ulid';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test, type App } from './app';
import { collisions, coveredAtEnd } from '../a11y/slots';
import { apiOf } from './training-api';

const pagesOfMembers: string[] = [
  paths.settings,
  paths.profileSummary,
  paths.chat,
  paths.community,
  paths.gameChallenges,
  paths.dance,
  paths.exercises,
  paths.nutrition,
  paths.nutritionGuide,
  paths.ourCoach,
  paths.products,
  paths.about,
  paths.contact,
  paths.activity,
];

/** A workout started elsewhere: two exercises, one of them done. */
async function beginWorkout(app: App): Promise<string> {
  const { call } = apiOf(app);
  const id = ulid(await app.cloud.advance(0));
  const exercises = ['squat', 'burpee'].map((exerciseId) => ({ exerciseId, workSeconds: 40 }));
  await call(workoutsContract.startWorkout, { body: { id, exercises } });
  await call(workoutsContract.saveWorkoutProgress, {
    params: { id },
    body: { finishedExercises: [0], activeSeconds: 40 },
  });
  return id;
}

test('an open workout is one tap away on every page, out of the way, and gone once it is done', async ({
  app,
}) => {
  const { page, goto, cloud } = app;
  await app.becomeMember('Thandi');
  const id = await beginWorkout(app);
  const resume = page.getByRole('banner').getByRole('link', { name: /^Resume .+, 1 of 2 done$/ });

  for (const path of pagesOfMembers) {
    await test.step(path, async () => {
      await goto(path);
      await expect(resume).toBeInViewport();
      const inTheWay = await page.evaluate<string[]>(`[...(${collisions})(), ...(${coveredAtEnd})()]`);
      expect.soft(inTheWay, path).toEqual([]);
    });
  }

  await test.step('the dashboard and the workouts have a Resume of their own, the player needs none', async () => {
    await goto(paths.dashboard);
    await expect(page.getByRole('link', { name: 'Resume 1 of 2' }).locator('visible=true')).toHaveCount(1);
    await expect(resume).toHaveCount(0);
    await goto(paths.community);
    await expect(resume).toBeVisible();
    await expectAccessible(page);
    await resume.click();
    await expect(page.getByText('Exercise 2 of 2', { exact: true })).toBeVisible();
    await expect(resume).toHaveCount(0);
  });

  await test.step('finished on another device, it goes on its own', async () => {
    await goto(paths.community);
    await expect(resume).toBeVisible();
    const finishedAt = new Date(await cloud.advance(120_000)).toISOString();
    await apiOf(app).call(workoutsContract.completeWorkout, {
      params: { id },
      body: { finishedExercises: [0, 1], activeSeconds: 80, finishedAt },
    });
    await expect(resume).toHaveCount(0);
  });
});

test.describe('the coach', () => {
  test('is one tap away on every page she is not on already, beside the five places', async ({ app }) => {
    const { page, goto } = app;
    await app.becomeMember('Lindiwe');
    const tabs = page.getByRole('navigation', { name: 'Main' });
    for (const path of [...pagesOfMembers, paths.dashboard, paths.workout]) {
      await goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const place of ['Today', 'Train', 'Dance', 'Community', 'Nutrition'])
        await expect(tabs.getByRole('link', { name: place }), path).toBeInViewport({ ratio: 1 });
      await expect(tabs.getByRole('link', { name: 'Settings' })).toBeHidden();
      const coach = tabs.getByRole('link', { name: 'Chat with Ana' });
      if (path === paths.chat || path === paths.nutrition) await expect(coach, path).toHaveCount(0);
      else await expect(coach, path).toBeInViewport({ ratio: 1 });
    }
  });

  test('makes room, with the five places, for the keyboard of a touch screen', async ({ app }) => {
    const { page, goto } = app;
    await app.becomeMember();
    await goto(paths.chat);
    const tabs = page.getByRole('navigation', { name: 'Main' });
    await expect(tabs).toBeVisible();
    await page.getByPlaceholder('Ask Ana anything').focus();
    await expect(tabs).toBeHidden();
    await page.getByPlaceholder('Ask Ana anything').blur();
    await expect(tabs).toBeVisible();
  });
});
