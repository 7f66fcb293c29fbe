import type { Clock } from './clock';
import type { Log } from './logger';
import { asError } from './outcome';
import { keyOf } from './storage/malformed';
import { asideKey, dueKeysOf, type Aside } from './storage/due-keys';
import type { TimeLeft } from './time-left';

/** The key of a row whose time has come. */
interface Due {
  aside?: Aside | undefined;
}

export interface DueWork<Row extends Due> {
  /** The name that its due keys begin with. */
  name: string;
  /** Rows of one partition whose time has come, read on demand. */
  listDue: (dueKey: string) => AsyncGenerator<Row>;
  close: (row: Row) => Promise<unknown>;
  setAside: (row: Row, aside: Aside) => Promise<unknown>;
  clock: Clock;
  log: Log;
}

const atOnce = 16;
/** Enough for the rows in hand, even where each takes many attempts. */
const reserveMs = 12_000;

/** Works on the rows of all sources, `atOnce` of them at a time; returns the reads that failed. */
async function workThrough<Row>(
  sources: readonly AsyncGenerator<Row>[],
  work: (row: Row) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = [];
  async function takeFrom(source: AsyncGenerator<Row>) {
    for (let next = await source.next(); !next.done; next = await source.next()) await work(next.value);
  }
  // Each begins with another source and then helps with the rest.
  async function worker(first: number) {
    for (const source of [...sources.slice(first), ...sources.slice(0, first)])
      await takeFrom(source).catch((error: unknown) => failures.push(error));
  }
  await Promise.all(Array.from({ length: atOnce }, (_, index) => worker(index % sources.length)));
  return failures;
}

/**
 * Closes every row whose time has come, as far as the function's own time allows; the next run continues. A row that
 * fails stops no other: it is set aside, and tried again at the end of each run.
 */
export async function closeDue<Row extends Due>(
  work: DueWork<Row>,
  { getRemainingTimeInMillis }: TimeLeft,
): Promise<{ closed: number; failed: number; inTime: boolean }> {
  const { clock, log } = work;
  const count = { closed: 0, failed: 0, inTime: true };
  const began = clock.now().toISOString();

  async function* inTime(dueKey: string): AsyncGenerator<Row> {
    for await (const row of work.listDue(dueKey)) {
      if (getRemainingTimeInMillis() < reserveMs) count.inTime = false;
      if (!count.inTime) return;
      // Set aside in this run.
      if (row.aside?.at === began) continue;
      yield row;
    }
  }

  async function close(row: Row): Promise<void> {
    try {
      await work.close(row);
      count.closed += 1;
    } catch (error) {
      count.failed += 1;
      // The alarm counts this line.
      log.error('result set aside', { key: keyOf(row), error: asError(error) });
      await work
        .setAside(row, { at: began, reason: error instanceof Error ? error.name : 'unknown' })
        .catch((refused: unknown) =>
          log.error('row stays due', { key: keyOf(row), error: asError(refused) }),
        );
    }
  }

  const failures = await workThrough(dueKeysOf(work.name).map(inTime), close);
  failures.push(...(await workThrough([inTime(asideKey)], close)));
  log.info('due rows closed', { ...count });
  if (failures.length > 0) throw failures[0];
  return count;
}
