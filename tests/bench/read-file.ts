import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryOf } from './page-memory';
import { openReadFile, type ReadFileBrowser } from './read-file-browser';
import { writeAppleHealthXml, writeAppleHealthZip, writeHealthConnectZip } from './body-data-files';

const goals = { seconds: 60, longestTaskMs: 100, memoryMb: 300 };

async function row(name: string, path: string, { browser, read }: ReadFileBrowser): Promise<string> {
  const { result, memoryMb } = await memoryOf(browser, () => read(path));
  const { seconds, longestTaskMs, counts, failure } = result;
  const sizeMb = (await stat(path)).size / 1_000_000;
  const found = failure ?? `${counts?.activities} activities, ${counts?.steps} days of steps`;
  return [
    `${name}, ${sizeMb.toFixed(0)} MB: ${seconds.toFixed(1)} s (goal ≤ ${goals.seconds})`,
    `longest task ${longestTaskMs.toFixed(0)} ms (goal ≤ ${goals.longestTaskMs})`,
    `memory ${memoryMb.toFixed(0)} MB more (goal ≤ ${goals.memoryMb})`,
    found,
  ].join('; ');
}

/** How long the exports of both phone health stores take in the worker, and what they cost the page meanwhile. */
export async function benchReadFile(short: boolean): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'body-data-'));
  const sizeMb = short ? 2 : 100;
  const [zip, xml, database] = ['export.zip', 'export.xml', 'health-connect.zip'].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  const site = await openReadFile();
  try {
    const unpackedMb = await writeAppleHealthZip(zip, sizeMb);
    await writeAppleHealthXml(xml, sizeMb);
    const databaseMb = await writeHealthConnectZip(database, short ? 5_000 : 400_000);
    return [
      await row(`Apple Health, ${unpackedMb.toFixed(0)} MB unpacked`, zip, site),
      await row('Apple Health, not packed', xml, site),
      await row(`Health Connect, ${databaseMb.toFixed(0)} MB unpacked`, database, site),
    ];
  } finally {
    await site.close();
    await rm(folder, { recursive: true });
  }
}
