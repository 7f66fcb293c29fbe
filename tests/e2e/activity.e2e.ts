import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { paths } from '../../web/app/paths';
import { appleHealth, appleRecord, zipOf } from '../support/body-data/phone-files';
import { tcx, tcxActivity } from '../support/body-data/xml-fixtures';
import { expect, expectAccessible, test, wide, type App } from './app';

const todayOf = async ({ cloud }: App): Promise<LocalDate> =>
  localDateOf(new Date(await cloud.advance(0)), 'Europe/London');

const fileOf = async (name: string, content: Blob | string) => ({
  name,
  mimeType: '',
  buffer: Buffer.from(await new Response(content).arrayBuffer()),
});

/** A phone's export: a run, a walk, and a week of steps, all before today. */
function phoneExport(today: LocalDate): Promise<Blob> {
  const workout = (kind: string, date: LocalDate, minutes: number) =>
    ` <Workout workoutActivityType="HKWorkoutActivityType${kind}" duration="${minutes}" durationUnit="min" sourceName="Watch" creationDate="${date} 08:00:00 +0000" startDate="${date} 07:00:00 +0000" endDate="${date} 07:${minutes}:00 +0000"></Workout>\n`;
  const steps = [1, 2, 3, 4, 5, 6, 7].map((ago) =>
    appleRecord('StepCount', `${addDays(today, -ago)} 12:00:00 +0000`, 4_000 + ago * 1_000, 'count'),
  );
  const elements = [
    ...steps,
    workout('Running', addDays(today, -1), 52),
    workout('Walking', addDays(today, -3), 25),
  ];
  return zipOf({ 'apple_health_export/export.xml': appleHealth(elements.join('')) });
}

const watchFile = (date: LocalDate) =>
  tcx(
    tcxActivity('Running', [
      { start: `${date}T07:00:20.000Z`, seconds: 3_100, meters: 10_000, heartRate: 148 },
    ]),
  );

test(
  'a file from a phone is looked at, added, seen in charts and list, and undone',
  wide,
  async ({ app }) => {
    const { page } = app;
    await app.becomeMember();
    const today = await todayOf(app);
    await app.goto(paths.activity);
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Bring in a file' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bring in a file' });
    await dialog.getByText('Where do I find the file?').click();
    await expect(dialog.getByText('iPhone and Apple Watch')).toBeVisible();
    await expectAccessible(page);
    const files = dialog.getByLabel('Files from a watch or phone');
    await files.setInputFiles(await fileOf('export.zip', await phoneExport(today)));
    await expect(dialog.getByRole('heading', { name: 'What would you like to bring?' })).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Read the file' }).click();
    await expect(dialog.getByRole('heading', { name: "Here's what's new in export.zip" })).toBeFocused();
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Run' })).toContainText('52 min');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(
      dialog.getByRole('heading', { name: 'Added 2 activities and 7 days of steps' }),
    ).toBeVisible();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Done' }).click();

    await expect(page.getByRole('listitem').filter({ hasText: 'Run' })).toContainText(
      'Yesterday · from export.zip',
    );
    await page.getByRole('radio', { name: 'Year' }).check({ force: true });
    const steps = page.getByRole('region', { name: 'Steps', exact: true });
    await expect(
      steps.getByText(/^You averaged 8,000 steps a day in 2026 on the 7 days with data;/),
    ).toBeVisible();
    await expect(steps.locator('canvas')).toBeVisible();
    await steps.getByText('Weekly averages').click();
    await expect(steps.getByRole('table')).toBeVisible();
    await expectAccessible(page);

    // The watch tells of the same run, 20 seconds later.
    await page.getByRole('button', { name: 'Bring in a file' }).click();
    await files.setInputFiles(await fileOf('run.tcx', watchFile(addDays(today, -1))));
    await expect(dialog.getByRole('heading', { name: 'You already have all of this' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();

    await page.getByRole('button', { name: 'Undo export.zip' }).click();
    const question = page.getByRole('dialog', { name: 'Undo export.zip?' });
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Nothing here yet')).toBeVisible();
    await expect(steps.getByText('Nothing measured in 2026.')).toBeVisible();
  },
);

test('a file that is not what it should be gets a sentence and changes nothing', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  await app.goto(paths.activity);
  await page.getByRole('button', { name: 'Bring in a file' }).click();
  const files = page.getByLabel('Files from a watch or phone');
  const alert = page.getByRole('dialog').getByRole('alert');
  await files.setInputFiles(await fileOf('notes.txt', 'Dear diary'));
  await expect(alert).toContainText("We can't read this kind of file yet.");
  const laughs = '<!DOCTYPE gpx [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]><gpx><trk><name>&b;</name>';
  await files.setInputFiles(await fileOf('run.gpx', laughs));
  await expect(alert).toContainText(/damaged or incomplete.*Nothing was added\./);
  await expectAccessible(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
});

test('a value is read under the pointer and under a finger', async ({ app }) => {
  const { page } = app;
  await app.becomeMember();
  const today = await todayOf(app);
  await app.goto(paths.activity);
  const weight = page.getByRole('region', { name: 'Weight' });
  // The weight of the questionnaire is today's.
  await page.getByRole('radio', { name: 'Week' }).check({ force: true });
  const plot = weight.locator('.u-over');
  await plot.scrollIntoViewIfNeeded();
  const box = await plot.boundingBox();
  if (!box) throw new Error('The chart has no place.');
  const weekdays = 7;
  const place = ((new Date(today).getUTCDay() + 6) % weekdays) + 0.6;
  const position = { x: (box.width * place) / (weekdays + 0.2), y: box.height / 2 };
  await plot.hover({ position });
  await expect(weight.getByText(/^Today: /)).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(weight.getByText(/^Today: /)).toBeHidden();
  // No figure is there: the nearest one is read.
  await plot.tap({ position: { x: 4, y: position.y } });
  await expect(weight.getByText(/^Today: /)).toBeVisible();
});
