import { friendsContract } from '../../shared/contracts/friends';
import { profileContract } from '../../shared/contracts/profile';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { signUpUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';
import { expect, expectAccessible, test } from './app';
import { apiOf } from './training-api';

test('a friend trained and shared it: one tap cheers them on, another trains the same', async ({ app }) => {
  const { page, cloud } = app;
  await app.becomeMember('Maya Okafor');
  await app.goto(paths.dashboard);
  const maya = apiOf(app);
  let now = await cloud.advance(0);
  const noah = await signUpUser(cloud.origin, { name: 'Noah Lindqvist', now: () => now });
  const { id: mayaId } = await maya.call(profileContract.readProfile);
  await maya.call(friendsContract.addFriend, { body: { friendId: noah.userId } });
  await noah.call(friendsContract.acceptFriend, { params: { id: mayaId } });
  const clock = { advance: async (milliseconds: number) => (now = await cloud.advance(milliseconds)) };
  const { id } = await doWorkout(noah, clock, { minutes: 16 });
  await noah.call(workoutsContract.shareWorkout, { params: { id } });

  await expect(async () => {
    await app.goto(paths.community);
    await expect(page.getByText('16 active min')).toBeVisible({ timeout: 2_000 });
    await expect(page.getByText('Shared “Core Blast”')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const cheer = page.getByRole('button', { name: 'Cheer Noah Lindqvist on' });
  await cheer.click();
  await expect(cheer).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Train the same as Noah Lindqvist' }).click();
  const dialog = page.getByRole('dialog', { name: 'Train the same' });
  await expect(dialog.getByText('Core Blast', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Start Workout' }).click();
  await expect(page).toHaveURL(cloud.origin + paths.workout);
  await expect(page).toHaveTitle(/Core Blast/);
});
