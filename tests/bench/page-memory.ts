import { execFileSync } from 'node:child_process';
import type { Browser } from 'playwright';

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
export async function memoryOf<T>(
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
