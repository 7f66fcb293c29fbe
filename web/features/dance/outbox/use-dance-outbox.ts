import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import type { DanceSession } from '../../../../shared/contracts/dance';
import { connection } from '../../../lib/offline/connection';
import { createOutbox, type Outbox } from '../../../lib/offline/outbox';
import { useSession } from '../../../lib/session/session-context';
import { danceHistoryQuery } from '../api/dance-history-query';
import { isRefusedDance, sendDance } from '../api/send-dance';
import { unsentDances, type UnsentDance } from './unsent-dances';

type DanceOutbox = Outbox<UnsentDance, DanceSession>;

const outboxes = new WeakMap<QueryClient, { userId: string; outbox: DanceOutbox }>();

/** Where there are no locks two tabs may send the same: the server answers the second one what it has stored. */
async function alone(work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null };
  if (locks) await locks.request('dance-outbox', work);
  else await work();
}

/** There is one for each person and client. */
function outboxOf(queries: QueryClient, userId: string): DanceOutbox {
  const known = outboxes.get(queries);
  if (known?.userId === userId) return known.outbox;
  const { key, read, keep, drop } = unsentDances;
  const outbox = createOutbox<UnsentDance, DanceSession>({
    store: { key, read: () => read(userId), keep, drop },
    idOf: ({ id }) => id,
    send: sendDance,
    isRefusal: isRefusedDance,
    alone,
    connection,
  });
  outbox.onSettled(() => void queries.invalidateQueries({ queryKey: danceHistoryQuery().queryKey }));
  outboxes.set(queries, { userId, outbox });
  return outbox;
}

/** The dances of whoever is signed in that have not arrived, and a way to add one; it sends while this is mounted. */
export function useDanceOutbox() {
  const queries = useQueryClient();
  const { userId = '' } = useSession();
  const outbox = outboxOf(queries, userId);
  useEffect(() => outbox.retry(), [outbox]);
  useSyncExternalStore(outbox.subscribe, outbox.readAll);
  return { outbox, userId };
}

/** How far one dance has come on its way to the server; null where nothing is known of it. */
export function useDanceDelivery(id: string) {
  const { outbox } = useDanceOutbox();
  useEffect(() => outbox.follow(id), [outbox, id]);
  return { delivery: outbox.read(id), retry: outbox.retry };
}
