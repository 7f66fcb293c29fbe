import { ulid } from 'ulid';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { expect, test } from './app';
import { fakeCamera, lastCameraOf } from './fake-camera';
import { apiOf } from './training-api';

test.use({ serviceWorkers: 'allow' });

test('Ana sees without a connection once she has seen with one, and says so until then', async ({
  app,
  context,
}) => {
  const { page, cloud } = app;
  await fakeCamera(page);
  await app.becomeMember('Maya Okafor');
  await app.goto(paths.dashboard);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, {
    timeout: 45_000,
  });
  const exercises = [{ exerciseId: 'squat', workSeconds: 60 }];
  const id = ulid(await cloud.advance(0));
  await apiOf(app).call(workoutsContract.startWorkout, { body: { id, exercises } });
  await app.goto(paths.workout);
  await expect(page.getByRole('button', { name: 'Resume workout' })).toBeVisible();
  const camera = page.getByRole('region', { name: 'Your camera' });
  const visibly = (name: string) => page.getByRole('button', { name }).filter({ visible: true });
  const seesNobody = async () => {
    await expect(page.getByText('Position yourself in frame')).toBeVisible({ timeout: 60_000 });
    expect(await lastCameraOf(page)).toBe('live');
    await visibly('End Session').click();
    await expect.poll(() => lastCameraOf(page)).toBe('ended');
  };

  await test.step('the first time offline: what is missing is said, and the dance goes on', async () => {
    await context.setOffline(true);
    await app.goto(paths.dance);
    await visibly('Dance Pop Diva').click();
    await expect(camera.getByRole('alert')).toContainText('Check your connection, then try again.');
    await expect(page.getByText('Move 1 / 10')).toBeVisible();
  });

  await test.step('online it comes', async () => {
    await context.setOffline(false);
    await camera.getByRole('button', { name: 'Start Camera' }).click();
    await seesNobody();
  });

  await test.step('and stays: in a dance, and to count', async () => {
    await context.setOffline(true);
    await app.goto(paths.dance);
    await visibly('Dance Pop Diva').click();
    await seesNobody();
    await app.goto(paths.workout);
    await page.getByRole('button', { name: 'Resume workout' }).click();
    await page.getByRole('button', { name: 'Ana counts' }).click();
    await page.getByRole('button', { name: 'Turn on the camera' }).click();
    await expect(page.getByRole('region', { name: 'Ana counts' })).toBeVisible({ timeout: 60_000 });
    expect(await lastCameraOf(page)).toBe('live');
  });
});
