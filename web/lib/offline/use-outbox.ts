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

/** What differs between the kinds of entries people make on their device. */
export interface OutboxKind<Entry extends { userId: string }, Answer> {
  name: string;
  oldKey?: string;
  schema: z.ZodType<Entry>;
  idOf: (entry: Entry) => string;
  send: (entry: Entry, outbox: Outbox<Entry, Answer>) => Promise<Answer>;
  correct: (entry: Entry, correction: Correction) => Entry;
  /** What the page shows after one of them is finished. */
  onSettled: (queries: QueryClient, settled: Settled<Entry, Answer>) => void;
  /** The name in a list: 'Lunch', 'A drink'. */
  nameOf: (entry: Entry) => string;
}

/** Without locks, two tabs may send the same entry; the server then answers the second with what it has stored. */
function alone(name: string, work: () => Promise<void>): Promise<void> {
  const { locks } = navigator as { locks?: LockManager | null };
  return locks ? locks.request(`${name}-outbox`, work) : work();
}

const hearTime = async () => clock.isSure || callEndpoint(healthContract.readHealth);

/** Opens the outbox for a kind; tests pass `deps`. */
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

/** One outbox per person and client, which sends while it is in use; `triesAtOnce` when another part of the page uses it. */
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
