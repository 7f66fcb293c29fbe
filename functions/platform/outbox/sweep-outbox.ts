import type { Clock } from '../clock';
import { putEvents } from './put-events';
import type { PublishDeps } from './publish-records';

const staleAfterMs = 60_000;

/** Publishes what the stream left behind, and logs the oldest age for the alarm. */
export function sweepOutbox({ bus, outbox, log, clock }: PublishDeps & { clock: Clock }) {
  return async (): Promise<{ published: number; oldestSeconds: number }> => {
    const now = clock.now().getTime();
    const records = await outbox.list();
    const ages = records.map((record) => now - Date.parse(record.createdAt));
    const oldestSeconds = Math.round(Math.max(0, ...ages) / 1000);
    const stale = records.filter((_, index) => (ages[index] ?? 0) > staleAfterMs);
    const accepted = await putEvents(bus, stale);
    await outbox.remove(accepted);
    log.info('outbox swept', { found: records.length, published: accepted.length, oldestSeconds });
    return { published: accepted.length, oldestSeconds };
  };
}
