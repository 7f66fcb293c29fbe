import { ulid } from 'ulid';
import { exercises } from '../../functions/exercises/library/catalogue';
import { sparedContract } from '../../shared/contracts/spared';
import { routineById } from '../../shared/rules/routines';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { camerasOf, fakeAthlete } from './fake-camera';
import { startRoutine } from './start-routine';
import { apiOf } from './training-api';

const exerciseOf = (id: string | null | undefined) => exercises.find((exercise) => exercise.id === id);
const planned = routineById('lower-body-hiit')?.exercises ?? [];
const [first] = planned;
const total = planned.length;
const hard = exerciseOf(first?.exerciseId);
const easy = exerciseOf(hard?.easierId);

test('an exercise that is too hard gives way to an easier one, even after a reload; a part is honored as a part', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Ngozi');
  await app.goto(paths.workout);
  const name = page.getByRole('heading', { level: 1 });

  await test.step('too hard: another clip, another name, and when it is remembered', async () => {
    await startRoutine(page, 'Lower Body HIIT');
    await app.advance(3_000 + 5_000);
    await expect(name).toHaveText(hard?.name ?? '');
    await page.getByRole('button', { name: 'Too hard' }).click();
    await expect(name).toHaveText(easy?.name ?? '');
    await expect(page.getByText("Finish it and I'll remember.", { exact: false })).toBeVisible();
    await expect(page.locator(`.exercise-clip video[loop][src*="/${easy?.id}"]`)).toBeAttached();
    await expectAccessible(page);
  });

  await test.step('a reload goes on with it', async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Resume/ }).click();
    await expect(name).toHaveText(easy?.name ?? '');
    await expect
      .poll(
        async () => (await apiOf(app).call(workoutsContract.listWorkoutSessions, { query: {} })).open?.swaps,
      )
      .toMatchObject([{ position: 0, from: hard?.id, to: easy?.id, why: 'too_hard' }]);
  });

  await test.step('a rest can be skipped', async () => {
    await app.advance(3_000 + (first?.workSeconds ?? 0) * 1000);
    await expect(name).toHaveText('Rest');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Skip rest' }).click();
    await expect(page.getByText(`Exercise 2 of ${total}`, { exact: true })).toBeVisible();
  });

  await test.step('the coach answers over the paused workout, which waits for its resume', async () => {
    await page.getByRole('button', { name: 'Chat with Ana' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ana, AI coach' });
    await sheet.getByRole('button', { name: /^How do I do/ }).click();
    await expect(sheet.getByRole('region', { name: 'Talk with Ana' })).toContainText('Built-in coach');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(page.getByText(`Exercise 2 of ${total}`, { exact: true })).toBeVisible();
  });

  await test.step('ending early is asked about, going on comes first', async () => {
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    const question = page.getByRole('dialog', { name: `Stop at 1 of ${total}?` });
    await expect(question.getByText("It doesn't count yet.", { exact: false })).toBeVisible();
    await expect(question.getByRole('button', { name: 'Keep going' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    await question.getByRole('button', { name: 'Stop here' }).click();
  });

  await test.step('so short a part does not count, and the rating says what it changes', async () => {
    const dialog = page.getByRole('dialog', { name: 'Workout ended' });
    await expect(dialog.getByText('too short to count', { exact: false })).toBeVisible();
    await expect(dialog.getByText('Easier, as you asked')).toBeVisible();
    await dialog.getByRole('button', { name: 'Too hard' }).click();
    await expect(dialog.getByText("Got it. I'll ease off a little next time.")).toBeVisible();
    await expectAccessible(page);
  });
});

test('a move is swapped for another one at once, taken back, and all that loads what hurts is left out', async ({
  app,
}) => {
  const { page, cloud } = app;
  await app.becomeMember('Ines');
  const { call } = apiOf(app);
  const swaps = async () => (await call(workoutsContract.listWorkoutSessions, { query: {} })).open?.swaps;
  const id = ulid(await cloud.advance(0));
  const moves = ['push-up', 'squat', 'plank'].map((exerciseId) => ({ exerciseId }));
  await call(workoutsContract.startWorkout, { body: { id, exercises: moves } });
  await app.goto(paths.workout);
  await page.getByRole('button', { name: 'Resume workout' }).click();
  const name = page.getByRole('heading', { level: 1 });
  await expect(name).toHaveText(exerciseOf('push-up')?.name ?? '');

  await test.step('another one stands there at once, and the first one again', async () => {
    await app.advance(3_000 + 5_000);
    await page.getByRole('button', { name: 'Swap this move' }).click();
    await expect(page.getByText(/ instead\.$/)).toBeVisible();
    await expect(name).not.toHaveText(exerciseOf('push-up')?.name ?? '');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(name).toHaveText(exerciseOf('push-up')?.name ?? '');
    await expect.poll(swaps).toMatchObject([
      { position: 0, from: 'push-up', why: 'other' },
      { position: 0, to: 'push-up', why: 'other' },
    ]);
  });

  await test.step('what loads a wrist goes from the whole workout, and is spared from then on', async () => {
    await page.getByRole('button', { name: 'Chat with Ana' }).click();
    const sheet = page.getByRole('dialog', { name: 'Ana, AI coach' });
    await sheet.getByRole('button', { name: 'Something hurts' }).click();
    await expectAccessible(page);
    await sheet.getByRole('button', { name: 'Wrist' }).click();
    await expect(
      sheet.getByText(/ instead of .*\. I swapped 1 more move that loads your wrist\./),
    ).toBeVisible();
    await expect(sheet.getByText("I'll plan around it.", { exact: false })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Easy on what hurts').first()).toBeVisible();
    await expect
      .poll(async () => (await swaps())?.slice(2))
      .toMatchObject([
        { position: 0, from: 'push-up', why: 'hurts' },
        { position: 2, from: 'plank', why: 'hurts' },
      ]);
    const { facts } = await call(sparedContract.listSpared);
    expect(facts[0]).toMatchObject({ id: 'sore.wrists', source: 'player' });
  });
});

test('Ana counts by the camera: asked for once, off in pauses, and what she counted goes into the sets', async ({
  app,
}) => {
  const { page, cloud } = app;
  await app.becomeMember('Abena');
  await fakeAthlete(page, 'squat');
  const { call } = apiOf(app);
  const id = ulid(await cloud.advance(0));
  const moves = ['squat', 'burpee'].map((exerciseId) => ({ exerciseId, workSeconds: 20 }));
  await call(workoutsContract.startWorkout, { body: { id, exercises: moves } });
  await app.goto(paths.workout);
  await page.getByRole('button', { name: 'Resume workout' }).click();
  const panel = page.getByRole('region', { name: 'Ana counts' });

  await test.step('she says what the camera is for before it is on', async () => {
    await page.getByRole('button', { name: 'Ana counts' }).click();
    const question = page.getByRole('dialog', { name: 'Let Ana count' });
    await expect(question.getByText('No picture leaves this device', { exact: false })).toBeVisible();
    await expectAccessible(page);
    expect(await camerasOf(page)).toEqual([]);
    await question.getByRole('button', { name: 'Turn on the camera' }).click();
    await expect(question).toHaveCount(0);
    await expect(panel.getByText('reps', { exact: true })).toBeVisible();
  });

  await test.step('she counts, next to the clock and below the words, never over them', async () => {
    await app.advance(10_000 + 13_000);
    await expect(panel.getByText('3', { exact: true })).toBeVisible();
    await expect(panel.getByText(/^Range \d+%$/)).toBeVisible();
    await expectAccessible(page);
    const [stage, mirror] = await Promise.all(
      [page.locator('.player-stage'), panel].map((each) => each.boundingBox()),
    );
    expect(mirror?.y).toBeGreaterThanOrEqual((stage?.y ?? 0) + (stage?.height ?? 0));
  });

  await test.step('the camera is given back in a pause, and comes back with the exercise', async () => {
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect.poll(() => camerasOf(page)).toEqual(['ended']);
    await page.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect.poll(() => camerasOf(page)).toEqual(['ended', 'live']);
    await app.advance(8_000);
    // Burpees come next, which she does not count.
    await expect.poll(() => camerasOf(page)).toEqual(['ended', 'ended']);
    await expect(panel).toHaveCount(0);
  });

  await test.step('the count stands in the form, is changed, and saved', async () => {
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    await page.getByRole('button', { name: 'Stop here' }).click();
    const dialog = page.getByRole('dialog', { name: 'Workout ended' });
    const reps = dialog.getByLabel('Squats, set 1: repetitions');
    await expect(reps).toHaveValue(/^[45]$/);
    await reps.fill('6');
    await dialog.getByRole('button', { name: 'Save sets' }).click();
    await expect
      .poll(async () => (await call(workoutsContract.listWorkoutSessions, { query: {} })).sessions[0]?.sets)
      .toMatchObject([{ position: 0, reps: 6, range: expect.any(Number) }]);
  });
});
