import type { ServerFrame } from '../../../shared/sockets/frames';

type DeltaFrame = Extract<ServerFrame, { type: 'coach.delta' }>;
type Listener = (frame: DeltaFrame) => void;

const listeners = new Set<Listener>();

/** Pieces of replies, from this tab's socket to the talk that shows them. */
export const deltaFeed = {
  take(frame: DeltaFrame): void {
    for (const listener of listeners) listener(frame);
  },
  /** Calls back with every piece until the returned function is called. */
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};
