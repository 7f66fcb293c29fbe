import { exercises } from '../../shared/exercises/catalogue';
import { routineById } from '../../shared/domain/routines';
import { workoutsContract } from '../../shared/contracts/workouts';
import { paths } from '../../web/app/paths';
import { expect, expectAccessible, test } from './app';
import { apiOf, onlyOn } from './training-api';

onlyOn('phone');

const exerciseOf = (id: string | null | undefined) => exercises.find((exercise) => exercise.id === id);
const planned = routineById('lower-body-hiit')?.exercises ?? [];
const [first] = planned;
const total = planned.length;
const hard = exerciseOf(first?.exerciseId);
const easy = exerciseOf(hard?.easierId);

test('an exercise that is too hard gives way to an easier one, also after a reload; a part is honoured as a part', async ({
  app,
}) => {
  const { page } = app;
  await app.becomeMember('Ngozi');
  await app.goto(paths.workout);
  const name = page.getByRole('heading', { level: 1 });

  await test.step('too hard: another clip, another name, and when it is remembered', async () => {
    await page.getByRole('button', { name: 'Start Workout: Lower Body HIIT' }).click();
    await app.advance(3_000 + 5_000);
    await expect(name).toHaveText(hard?.name ?? '');
    await page.getByRole('button', { name: 'Too hard' }).click();
    await expect(name).toHaveText(easy?.name ?? '', { timeout: 1_000 });
    await expect(page.getByText('Finish it, and I remember.', { exact: false })).toBeVisible();
    await expect(page.locator(`.exercise-clip video[src*="/${easy?.id}"]`)).toBeAttached();
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

  await test.step('ending early is asked about, going on comes first', async () => {
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    const question = page.getByRole('dialog', { name: `Stop at 1 of ${total}?` });
    await expect(question.getByRole('button', { name: 'Keep going' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(question).toHaveCount(0);
    await page.getByRole('button', { name: 'Complete Workout' }).click();
    await question.getByRole('button', { name: 'Stop here' }).click();
  });

  await test.step('the part counts, and the rating says what it changes', async () => {
    const dialog = page.getByRole('dialog', { name: `1 of ${total} done` });
    await expect(dialog.getByText('it counts', { exact: false })).toBeVisible();
    await expect(dialog.getByText('Easier, as you asked')).toBeVisible();
    await dialog.getByRole('button', { name: 'Too hard' }).click();
    await expect(dialog.getByText('Noted. Your next session is kinder.')).toBeVisible();
    await expectAccessible(page);
  });
});
