import { useDanceOutbox } from '../features/dance/outbox/use-dance-outbox';

/** Sends on every page what was danced without a connection. */
export function SentDances() {
  useDanceOutbox();
  return null;
}
