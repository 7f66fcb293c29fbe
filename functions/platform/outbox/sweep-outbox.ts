import type { Clock } from '../clock';
import type { NewId } from '../ids';
import type { TimeLeft } from '../time-left';
import type { OutboxRecord, OutboxRepository } from './outbox-repository';
import type { PublishDeps } from './publish-records';
import { cutIntoCalls, putCall, type Bus } from './put-events';

const staleAfterMs = 60_000;
/** A page takes less. */
const reserveMs = 10_000;

interface SweepDeps extends PublishDeps {
  clock: Clock;
  newId: NewId;
}

interface Swept {
  found: number;
  published: number;
  refused: number;
  /** The age of the oldest record that was seen: of all if `complete`. */
  oldestSeconds: number;
  complete: boolean;
}

/** All records once: from a random place to the end, and from the beginning to that place. */
async function* pagesFrom(outbox: OutboxRepository, place: string): AsyncGenerator<OutboxRecord[]> {
  const seen = new Set<string>();
  for (const start of [place, null]) {
    let after: string | null = start;
    do {
      const { records, next } = await outbox.page(after);
      const unseen = records.filter(({ id }) => !seen.has(id));
      unseen.forEach(({ id }) => seen.add(id));
      yield unseen;
      if (unseen.length < records.length) return;
      after = next;
    } while (after !== null);
  }
}

/** A call that fails as a whole holds up no other. */
async function putAll(bus: Bus, records: OutboxRecord[]): Promise<PromiseSettledResult<OutboxRecord[]>[]> {
  return Promise.allSettled(cutIntoCalls(records).map((call) => putCall(bus, call)));
}

/**
 * Publishes what the stream left behind page by page, as far as time allows, and logs the oldest age for the alarm.
 * Each run begins at another place, so records that the bus always refuses hold up none of the others.
 */
export function sweepOutbox({ bus, outbox, log, clock, newId }: SweepDeps) {
  return async (_event: unknown, context: TimeLeft): Promise<Swept> => {
    const swept: Swept = { found: 0, published: 0, refused: 0, oldestSeconds: 0, complete: true };
    let failure: unknown = null;
    for await (const records of pagesFrom(outbox, newId())) {
      swept.complete = context.getRemainingTimeInMillis() > reserveMs;
      if (!swept.complete) break;
      const now = clock.now().getTime();
      const ageOf = ({ createdAt }: OutboxRecord) => now - Date.parse(createdAt);
      const stale = records.filter((record) => ageOf(record) > staleAfterMs);
      const results = await putAll(bus, stale);
      const accepted = results.flatMap((result) => (result.status === 'fulfilled' ? result.value : []));
      await outbox.remove(accepted);
      for (const result of results) if (result.status === 'rejected') failure ??= result.reason;
      swept.found += records.length;
      swept.published += accepted.length;
      swept.refused += stale.length - accepted.length;
      const oldestSeconds = Math.round(Math.max(0, ...records.map(ageOf)) / 1000);
      swept.oldestSeconds = Math.max(swept.oldestSeconds, oldestSeconds);
    }
    log.info('outbox swept', { ...swept });
    if (failure !== null) throw failure;
    return swept;
  };
}
