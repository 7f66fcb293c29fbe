import { useEffect } from 'react';
import { outboxHook } from '../../../lib/offline/use-outbox';
import { danceKind } from './dance-kind';

/** The signed-in person's unsent dances, and a way to add one; it sends while mounted. */
export const useDanceOutbox = outboxHook(danceKind);

/** The status of one dance; null if unknown. */
export function useDanceDelivery(id: string) {
  const { outbox } = useDanceOutbox();
  useEffect(() => outbox.follow(id), [outbox, id]);
  return { delivery: outbox.read(id), retry: outbox.retry };
}
