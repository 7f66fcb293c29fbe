import { exerciseById } from '../../functions/exercises/library/catalogue';
import { trainingContract } from '../../shared/contracts/training';
import { paths } from '../../web/app/paths';
import { settingsPath } from '../../web/app/settings-path';
import { expect, expectAccessible, onDesktop, test, type App } from './app';
import { apiOf, pass } from './training-api';

const dayMs = 24 * 60 * 60_000;

/** Opens the dashboard on a Monday, so that the whole week is ahead. */
async function toMonday(app: App): Promise<void> {
  const weekday = new Date(await app.cloud.advance(0)).getUTCDay();
  await pass(app, ((8 - weekday) % 7) * dayMs, paths.dashboard);
}

test('a session is dragged to another day of the week and stays there', onDesktop, async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Elif');
  await toMonday(app);
  const week = page.getByRole('region', { name: 'Your week' });
  const day = (name: string) => week.getByRole('button', { name: new RegExp(`^${name}`) });
  await expect(day('Friday')).toHaveAccessibleName(/planned/);
  const middle = async (name: string) => {
    const box = await day(name).boundingBox();
    if (!box) throw new Error(`${name} is not on the page.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  await day('Friday').scrollIntoViewIfNeeded();
  await page.mouse.move(...(await middle('Friday')));
  await page.mouse.down();
  await page.mouse.move(...(await middle('Saturday')), { steps: 6 });
  await page.mouse.up();
  await expect(page.getByText('Moved from Friday to Saturday')).toBeVisible();
  await expect(day('Saturday')).toHaveAccessibleName(/planned/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(day('Saturday')).toHaveAccessibleName(/planned/);
  await expect(day('Friday')).toHaveAccessibleName(/rest/);
});

test('the calendar has a secret address, and a new one ends the one before', onDesktop, async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Ines');
  await app.goto(settingsPath('training'));
  const training = page.getByRole('region', { name: 'Training', exact: true });
  const statusOf = async (address: string) => (await page.request.get(address)).status();
  await training.getByRole('button', { name: 'Create link' }).click();
  await expect(training.getByText(/\.ics$/)).toBeVisible();
  const first = (await training.getByText(/\.ics$/).textContent()) ?? '';
  expect(await statusOf(first)).toBe(200);
  expect(await (await page.request.get(first)).text()).toContain('BEGIN:VEVENT');
  await expectAccessible(page);
  await training.getByRole('button', { name: 'New link' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Create new link' }).click();
  await expect(training.getByText(first)).toHaveCount(0);
  const second = (await training.getByText(/\.ics$/).textContent()) ?? '';
  expect(await statusOf(first)).toBe(404);
  expect(await statusOf(second)).toBe(200);
  await training.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Remove it' }).click();
  await expect(training.getByRole('button', { name: 'Create link' })).toBeVisible();
  expect(await statusOf(second)).toBe(404);
});

test('the day after a session that was too hard is lighter, and says so', onDesktop, async ({ app }) => {
  const { page } = app;
  await app.becomeMember('Dele');
  await toMonday(app);
  const welcome = page.getByRole('region', { name: 'Welcome' });
  /** Minutes of work times effort. */
  const loadToday = async () => {
    const { session } = await apiOf(app).call(trainingContract.readToday);
    const moves = session?.exercises ?? [];
    return moves.reduce(
      (sum, { exerciseId, workSeconds }) => sum + (workSeconds / 60) * (exerciseById(exerciseId)?.met ?? 0),
      0,
    );
  };
  const before = await loadToday();

  await test.step('it is done to its end and rated', async () => {
    await welcome.getByRole('link', { name: 'Start Workout' }).click();
    await page.getByRole('button', { name: 'Skip warm-up' }).click();
    const over = page.getByRole('dialog', { name: /Workout Complete!/ });
    for (let step = 0; step < 60 && !(await over.isVisible()); step += 1) await app.advance(30_000);
    await over.getByRole('button', { name: 'Too hard' }).click();
    await expect(over.getByText("Got it. I'll ease off a little next time.")).toBeVisible();
  });

  await test.step('Wednesday asks for less', async () => {
    await pass(app, 2 * dayMs, paths.dashboard);
    await expect(welcome.getByText(/^On Monday you finished/)).toBeVisible();
    await expect(welcome.getByText('Last time was too hard, so today is a step down')).toBeVisible();
    expect(await loadToday()).toBeLessThan(before);
    await expectAccessible(page);
  });
});
