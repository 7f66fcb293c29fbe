import type { Page } from '@playwright/test';
import { ulid } from 'ulid';
import { pointsContract } from '../../shared/contracts/points';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { breakPoseWorker, fakeAthlete, hideTab, lastCameraOf, refuseCamera } from './fake-camera';
import { apiOf } from './training-api';

const visibly = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name }).filter({ visible: true });
const expectCamera = (page: Page, state: 'live' | 'ended' | undefined) =>
  expect.poll(() => lastCameraOf(page)).toBe(state);

test('a dance says what keeps the camera from it, gives it back on every way out, and is paid', async ({
  app,
}) => {
  const { page, cloud } = app;
  await app.becomeMember('Imani');
  await fakeAthlete(page, 'jumping-jack');
  await app.goto(paths.dashboard);
  await page.getByRole('link', { name: /dance/i }).filter({ visible: true }).first().click();
  const camera = page.getByRole('region', { name: 'Your camera' });
  const result = page.getByRole('dialog');

  await test.step('refused, missing: said, and one tap away', async () => {
    await expect(visibly(page, 'Dance Pop Diva')).toBeVisible();
    await refuseCamera(page, 'NotAllowedError');
    await visibly(page, 'Dance Pop Diva').click();
    await expect(camera.getByRole('alert')).toContainText('The camera is blocked');
    await expect(page.getByText('Move 1 / 10')).toBeVisible();
    await expectAccessible(page);
    await refuseCamera(page, 'NotFoundError');
    await camera.getByRole('button', { name: 'Start Camera' }).click();
    await expect(camera.getByRole('alert')).toContainText('No camera found');
    await expectCamera(page, undefined);
    await refuseCamera(page, null);
    await camera.getByRole('button', { name: 'Start Camera' }).click();
    await expectCamera(page, 'live');
    const stage = await page.getByRole('img', { name: /^Ana shows/ }).boundingBox();
    const { width = 0, height = 0 } = page.viewportSize() ?? {};
    expect(stage?.width).toBe(width);
    expect(stage?.height).toBeGreaterThanOrEqual(height / 2);
  });

  await test.step('turned off and on', async () => {
    await camera.getByRole('button', { name: 'Stop Camera' }).click();
    await expectCamera(page, 'ended');
    await camera.getByRole('button', { name: 'Start Camera' }).click();
    await expectCamera(page, 'live');
  });

  await test.step('hidden for twenty seconds', async () => {
    await hideTab(page, true);
    await app.advance(15_000);
    await expectCamera(page, 'live');
    await app.advance(6_000);
    await expectCamera(page, 'ended');
    await hideTab(page, false);
    await camera.getByRole('button', { name: 'Start Camera' }).click();
    await expectCamera(page, 'live');
  });

  await test.step('something fails', async () => {
    await breakPoseWorker(page);
    await expectCamera(page, 'ended');
    await expect(camera.getByRole('alert')).toContainText("Ana can't see you");
    await camera.getByRole('button', { name: 'Start Camera' }).click();
    await expectCamera(page, 'live');
  });

  await test.step('the last move is danced: 75 points, a day of the streak', async () => {
    await visibly(page, 'Resume').click();
    await app.advance(59_000);
    await expectCamera(page, 'ended');
    await expect(page.getByRole('dialog', { name: 'Every move danced!' })).toBeVisible();
    await cloud.idle();
    await expect(result.getByText('+75', { exact: true })).toBeVisible();
    const { call } = apiOf(app);
    expect((await call(pointsContract.readPoints, { query: {} })).totalPoints).toBe(75);
    expect((await call(profileContract.readProfile)).progress).toMatchObject({ currentStreak: 1 });
  });

  await test.step('End Session', async () => {
    await result.getByRole('button', { name: 'Dance again' }).click();
    await expectCamera(page, 'live');
    await app.advance(6_000);
    await visibly(page, 'End Session').click();
    await expectCamera(page, 'ended');
    await result.getByRole('button', { name: 'Done' }).click();
  });

  await test.step('another page', async () => {
    await visibly(page, 'Dance Pop Diva').click();
    await expectCamera(page, 'live');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`));
    await expectCamera(page, 'ended');
  });
});

test('counting says what keeps the camera from it, and gives it back on every way out', async ({ app }) => {
  const { page, cloud } = app;
  await app.becomeMember('Zuri');
  await fakeAthlete(page, 'squat');
  const exercises = [{ exerciseId: 'squat', workSeconds: 300 }];
  const id = ulid(await cloud.advance(0));
  await apiOf(app).call(workoutsContract.startWorkout, { body: { id, exercises } });
  await app.goto(paths.dashboard);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Start Workout' }).click();
  await page.getByRole('button', { name: 'Resume workout' }).click();
  const question = page.getByRole('dialog', { name: 'Let Ana count' });
  const panel = page.getByRole('region', { name: 'Ana counts' });
  const count = async () => {
    await page.getByRole('button', { name: 'Ana counts' }).click();
    await question.getByRole('button', { name: 'Turn on the camera' }).click();
  };

  await test.step('refused, missing: said, with Retry', async () => {
    await expect(page.getByRole('button', { name: 'Ana counts' })).toBeVisible();
    await refuseCamera(page, 'NotAllowedError');
    await count();
    const problem = question.getByRole('alert');
    await expect(problem).toContainText('Unable to access camera. Please check permissions');
    await expectAccessible(page);
    await refuseCamera(page, 'NotFoundError');
    await question.getByRole('button', { name: 'Retry' }).click();
    await expect(problem).toContainText('No camera found');
    await refuseCamera(page, null);
    await question.getByRole('button', { name: 'Retry' }).click();
    await expect(panel).toBeVisible();
    await expectCamera(page, 'live');
  });

  await test.step('hidden for twenty seconds; it comes back with the tab', async () => {
    await hideTab(page, true);
    await app.advance(21_000);
    await expectCamera(page, 'ended');
    await hideTab(page, false);
    await expectCamera(page, 'live');
  });

  await test.step('something fails', async () => {
    await breakPoseWorker(page);
    await expectCamera(page, 'ended');
    await expect(panel.getByRole('alert')).toContainText("Ana can't see you");
    await panel.getByRole('button', { name: 'Retry' }).click();
    await expectCamera(page, 'live');
  });

  await test.step('Stop counting', async () => {
    await panel.getByRole('button', { name: 'Stop counting' }).click();
    await expectCamera(page, 'ended');
    await expect(panel).toHaveCount(0);
  });

  await test.step('another page', async () => {
    await count();
    await expectCamera(page, 'live');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${paths.dashboard}$`));
    await expectCamera(page, 'ended');
  });

  await test.step('the end of the workout', async () => {
    await page.goForward();
    await page.getByRole('button', { name: 'Resume workout' }).click();
    await count();
    await expectCamera(page, 'live');
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    await page.getByRole('button', { name: 'Stop here' }).click();
    await expectCamera(page, 'ended');
  });
});
