import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { openReadFile, type ReadFileBrowser } from './read-file-browser';
import { writeAppleHealthXml, writeAppleHealthZip, writeHealthConnectZip } from './body-data-files';

const goals = { seconds: 60, longestTaskMs: 100, memoryMb: 300 };
const watchEveryMs = 200;

/** Megabytes of memory that the largest page's process takes, with its workers. */
async function pageMegabytes(browser: Browser): Promise<number> {
  const devTools = await browser.newBrowserCDPSession();
  const { processInfo } = await devTools.send('SystemInfo.getProcessInfo');
  await devTools.detach();
  const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => String(id));
  const rows = execFileSync('ps', ['-o', 'rss=', '-p', pages.join(',')], { encoding: 'utf8' });
  return Math.max(...rows.trim().split('\n').map(Number)) / 1_024;
}

/** The most memory in use during some work above what there was before, in megabytes. */
async function memoryOf<T>(
  browser: Browser,
  work: () => Promise<T>,
): Promise<{ result: T; memoryMb: number }> {
  const before = await pageMegabytes(browser);
  let most = before;
  const isOver = new AbortController();
  const watch = async () => {
    while (!isOver.signal.aborted) {
      most = Math.max(most, await pageMegabytes(browser));
      await new Promise((resolve) => setTimeout(resolve, watchEveryMs));
    }
  };
  const [result] = await Promise.all([work().finally(() => isOver.abort()), watch()]);
  return { result, memoryMb: most - before };
}

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
