import { useEffect } from 'react';
import { outboxHook } from '../../../lib/offline/use-outbox';
import { danceKind } from './dance-kind';

/** The dances of whoever is signed in that have not arrived, and a way to add one; it sends while this is mounted. */
export const useDanceOutbox = outboxHook(danceKind);

/** How far one dance has come on its way to the server; null where nothing is known of it. */
export function useDanceDelivery(id: string) {
  const { outbox } = useDanceOutbox();
  useEffect(() => outbox.follow(id), [outbox, id]);
  return { delivery: outbox.read(id), retry: outbox.retry };
}
