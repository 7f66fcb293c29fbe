import { readFile } from 'node:fs/promises';
import { Decoder, Stream } from '@garmin/fitsdk';
import type { Download } from '@playwright/test';
import { BlobReader, TextWriter, ZipReader, type FileEntry } from '@zip.js/zip.js';
import { ulid } from 'ulid';
import { bodyDataEndpoints } from '../../shared/contracts/body-data';
import { workoutsContract } from '../../shared/contracts/workouts';
import { localDateSchema } from '../../shared/rules/local-date';
import { paths } from '../../web/app/paths';
import { settingsPath } from '../../web/app/settings-path';
import { doWorkout } from '../support/workouts';
import { expect, expectAccessible, test, wide, type App } from './app';
import { apiOf } from './training-api';

/** A member who did a workout with a set, and ran the day before. */
async function trainedMember(app: App): Promise<string> {
  await app.becomeMember();
  const api = apiOf(app);
  const { id, startedAt } = await doWorkout(api, app.cloud);
  await api.call(workoutsContract.saveWorkoutProgress, {
    params: { id },
    body: { sets: [{ position: 0, reps: 12, loadKg: 20 }] },
  });
  const yesterday = new Date(Date.parse(startedAt) - 86_400_000).toISOString();
  const date = localDateSchema.parse(yesterday.slice(0, 10));
  const importId = ulid(Date.parse(startedAt));
  await api.call(bodyDataEndpoints.startImport, { body: { id: importId, fileName: 'watch.fit' } });
  await api.call(bodyDataEndpoints.storeImportPart, {
    params: { id: importId, number: 0 },
    body: {
      activities: [
        { kind: 'run', startedAt: yesterday, date, durationSeconds: 3_000, title: '=Morning run' },
      ],
      steps: [{ date, total: 9_100 }],
    },
  });
  return startedAt;
}

const bytesOf = async (download: Download) => new Uint8Array(await readFile(await download.path()));

test('a workout leaves as FIT and as TCX', wide, async ({ app }) => {
  const { page } = app;
  const startedAt = await trainedMember(app);
  await app.goto(`${paths.workout}?tab=history`);
  await page.getByRole('button', { name: 'Core Blast' }).click();
  const dialog = page.getByRole('dialog', { name: 'Core Blast' });
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('heading', { name: 'Take it with you' })).toBeVisible();
  await expectAccessible(page);

  const savingFit = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'FIT' }).click();
  const fit = await savingFit;
  const name = `vita-${startedAt.slice(0, 10)}-core-blast`;
  expect(fit.suggestedFilename()).toBe(`${name}.fit`);
  await expect(dialog.getByText(`Saved as ${name}.fit.`)).toBeVisible();
  const decoder = new Decoder(Stream.fromByteArray(await bytesOf(fit)));
  expect(decoder.checkIntegrity()).toBe(true);
  const { sessionMesgs, setMesgs } = decoder.read().messages;
  const startTime = new Date(Math.floor(Date.parse(startedAt) / 1000) * 1000);
  expect(sessionMesgs).toMatchObject([{ startTime, subSport: 'strengthTraining', totalTimerTime: 960 }]);
  expect(setMesgs?.[0]).toMatchObject({ setType: 'active', repetitions: 12, weight: 20 });

  const savingTcx = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'TCX' }).click();
  const tcx = await savingTcx;
  expect(tcx.suggestedFilename()).toBe(`${name}.tcx`);
  expect(await readFile(await tcx.path(), 'utf8')).toContain('<TotalTimeSeconds>960</TotalTimeSeconds>');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog.getByRole('button', { name: 'Repeat workout' })).toBeVisible();
});

test('the whole history leaves as one zip, from Settings too', wide, async ({ app }) => {
  const { page } = app;
  const startedAt = await trainedMember(app);
  await app.goto(settingsPath('data'));
  await page.getByRole('link', { name: 'Open history' }).click();
  await page.getByRole('button', { name: 'Export all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export your history' });
  await expect(dialog.getByRole('button', { name: 'Export' })).toBeVisible();
  await expectAccessible(page);
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export' }).click();
  const download = await saving;
  const today = startedAt.slice(0, 10);
  expect(download.suggestedFilename()).toBe(`vita-history-${today}.zip`);
  await expect(dialog.getByText(/^Saved as vita-history-.*: 1 workout, \d+ kB\.$/)).toBeVisible();
  await expectAccessible(page);

  const entries = await new ZipReader(new BlobReader(new Blob([await bytesOf(download)]))).getEntries();
  const files = new Map(entries.map((entry) => [entry.filename, entry as FileEntry]));
  expect([...files.keys()].toSorted()).toEqual([
    'activities.csv',
    'days.csv',
    'exercises.csv',
    `fit/vita-${today}-core-blast.fit`,
    `tcx/vita-${today}-core-blast.tcx`,
    'workouts.csv',
  ]);
  const text = async (name: string) => files.get(name)?.getData(new TextWriter());
  expect(await text('workouts.csv')).toContain(`,Core Blast,960,`);
  expect(await text('activities.csv')).toContain(",run,'=Morning run,3000,");
  expect(await text('days.csv')).toContain(',9100,');
});

test('an export that breaks off says so, and Retry makes it whole', async ({ app }) => {
  const { page } = app;
  await trainedMember(app);
  await app.goto(`${paths.workout}?tab=history`);
  await page.getByRole('button', { name: 'Export all' }).click();
  const dialog = page.getByRole('dialog', { name: 'Export your history' });
  await page.route('**/api/activity/days*', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Export' }).click();
  await expect(dialog.getByRole('alert')).toContainText('The connection broke off.');
  await expectAccessible(page);
  await page.unroute('**/api/activity/days*');
  const saving = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Retry' }).click();
  await saving;
  await expect(dialog.getByText(/^Saved as/)).toBeVisible();
});
