import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { healthContract } from '../../../shared/contracts/health';
import { callEndpoint } from '../api/call-endpoint';
import { clock } from '../clock';
import { useSession } from '../session/session-context';
import { connection } from './connection';
import { createOutbox, type Correction, type Outbox, type Settled } from './outbox';
import { createUnsentStore } from './unsent-store';
import type * as z from 'zod';

/** What differs from one kind of thing that people make on their device to the other. */
export interface OutboxKind<Entry extends { userId: string }, Answer> {
  name: string;
  oldKey?: string;
  schema: z.ZodType<Entry>;
  idOf: (entry: Entry) => string;
  send: (entry: Entry, outbox: Outbox<Entry, Answer>) => Promise<Answer>;
  correct: (entry: Entry, correction: Correction) => Entry;
  /** What stays on the page when one of them is over. */
  onSettled: (queries: QueryClient, settled: Settled<Entry, Answer>) => void;
  /** As a list calls it: 'Lunch', 'A drink'. */
  nameOf: (entry: Entry) => string;
}

/** Where there are no locks two tabs may send the same: the server answers the second one what it has stored. */
function alone(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request(`${name}-outbox`, work) : work();
}

const hearTime = async () => clock.isSure || callEndpoint(healthContract.readHealth);

/** An outbox of a kind; `deps` for tests. */
export function openOutbox<Entry extends { userId: string }, Answer>(
  kind: OutboxKind<Entry, Answer>,
  userId: string,
  deps: Partial<Parameters<typeof createOutbox<Entry, Answer>>[0]> = {},
): Outbox<Entry, Answer> {
  const outbox: Outbox<Entry, Answer> = createOutbox({
    store: createUnsentStore(kind, userId),
    idOf: kind.idOf,
    send: (entry) => kind.send(entry, outbox),
    correct: kind.correct,
    hearTime,
    alone: (work) => alone(kind.name, work),
    connection,
    ...deps,
  });
  return outbox;
}

/** One outbox for each person and client, which sends while somebody uses it; `triesAtOnce` when another part of a page does. */
export function outboxHook<Entry extends { userId: string }, Answer>(
  kind: OutboxKind<Entry, Answer>,
  triesAtOnce = true,
) {
  const open = new WeakMap<QueryClient, { userId: string; outbox: Outbox<Entry, Answer> }>();
  function outboxOf(queries: QueryClient, userId: string): Outbox<Entry, Answer> {
    const known = open.get(queries);
    if (known?.userId === userId) return known.outbox;
    const onSettled = (settled: Settled<Entry, Answer>) => kind.onSettled(queries, settled);
    const onGone = () => void queries.invalidateQueries();
    const outbox = openOutbox(kind, userId, { onSettled, onGone });
    open.set(queries, { userId, outbox });
    return outbox;
  }
  return function useOutbox() {
    const queries = useQueryClient();
    const { userId = '' } = useSession();
    const outbox = outboxOf(queries, userId);
    useEffect(() => {
      if (triesAtOnce) outbox.retry();
    }, [outbox]);
    const deliveries = useSyncExternalStore(outbox.subscribe, outbox.readAll);
    return { outbox, userId, deliveries };
  };
}
