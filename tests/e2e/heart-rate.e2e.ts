import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test, wide, type App } from './app';
import { fakeStrap } from './fake-strap';
import { startRoutine } from './start-routine';

const connect = { name: 'Connect heart rate' };

async function startWorkout(app: App) {
  await app.becomeMember('Ngozi');
  await app.goto(paths.workout);
  await startRoutine(app.page, 'Core Blast');
  await app.advance(3_000);
}

test(
  'a strap tells number and zone, asks to ease off, is found again, and stays with the workout',
  wide,
  async ({ app }) => {
    const { page } = app;
    const strap = await fakeStrap(page);
    const live = page.getByRole('button', { name: /^Heart rate/ });
    /** A strap tells once a second. */
    const tellFor = async (seconds: number, beats: number) => {
      for (let second = 0; second < seconds; second += 1) {
        await strap.tell(beats);
        await app.advance(1_000);
      }
    };
    await startWorkout(app);

    await test.step('it asks before anything is kept', async () => {
      await page.getByRole('button', connect).click();
      const question = page.getByRole('dialog', { name: 'Keep your heart rate?' });
      await expectAccessible(page);
      await question.getByRole('button', { name: 'Keep it' }).click();
      await expect(live).toHaveText('Connecting…');
      await page.getByRole('button', { name: 'Resume', exact: true }).click();
      await strap.tell(128);
      await expect(live).toHaveText('128Zone 3');
      await expectAccessible(page);
    });

    await test.step('above the limit it says so, in sight', async () => {
      // It stays for a few seconds of the page's own time, which also runs between these.
      await expect(async () => {
        await tellFor(1, 165);
        expect(await page.getByText(/^Ease off a little/).isVisible()).toBe(true);
      }).toPass();
      await expectAccessible(page);
    });

    await test.step('a lost strap is found again', async () => {
      await strap.lose();
      await expect(live).toHaveText('Reconnecting…');
      await strap.comeBack();
      await app.advance(1_000);
      await strap.tell(130);
      await expect(live).toHaveText('130Zone 3');
    });

    await test.step('a tap says what the number means', async () => {
      await live.click();
      const details = page.getByRole('dialog', { name: 'Heart rate' });
      await expect(details.getByText(/^I'll tell you to ease off above \d+/)).toBeVisible();
      await expectAccessible(page);
      await details.getByRole('button', { name: 'Got it' }).click();
      await page.getByRole('button', { name: 'Resume', exact: true }).click();
      await tellFor(6, 131);
    });

    await test.step('the end shows average and curve, and so does the history', async () => {
      await page.getByRole('button', { name: 'Complete Workout' }).click();
      await page.getByRole('button', { name: 'Stop here' }).click();
      const summary = /^Average \d+, highest 165/;
      await expect(page.getByRole('dialog').getByText(summary)).toBeVisible();
      await expectAccessible(page);
      await app.goto(`${paths.workout}?tab=history`);
      await page.getByRole('button', { name: 'Core Blast' }).click();
      const past = page.getByRole('dialog', { name: 'Core Blast' });
      await expect(past.getByText(summary)).toBeVisible();
      await expectAccessible(page);
      await past.getByRole('button', { name: 'Delete heart rate' }).click();
      await past.getByRole('button', { name: 'Delete', exact: true }).click();
      await expect(past.getByText(summary)).toHaveCount(0);
    });
  },
);

test('a browser without Bluetooth shows no button', async ({ app }) => {
  await app.page.addInitScript(() => {
    Object.defineProperty(navigator, 'bluetooth', { value: undefined });
  });
  await startWorkout(app);
  await expect(app.page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(app.page.getByRole('button', connect)).toHaveCount(0);
});
