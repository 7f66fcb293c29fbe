import type { Emitter } from '../emitter';
import type { Delivery } from './deliveries';
import type { UnsentStore } from './unsent-store';

/** A delivery that is over; `followed` when something on the page shows it. */
export type Settled<Entry, Answer> = Delivery<Entry, Answer> & { followed: boolean };

/** When something was really made, by the server's clock, and what an instant was that this device read off its own. */
export interface Correction {
  made: Date;
  shift: (instant: string) => string;
}

export interface OutboxDeps<Entry extends { userId: string }, Answer> {
  store: UnsentStore<Entry>;
  idOf: (entry: Entry) => string;
  /** A repeat answers what is stored. */
  send: (entry: Entry) => Promise<Answer>;
  /** The entry with other times, where the clock it was made by turned out to be wrong. */
  correct: (entry: Entry, correction: Correction) => Entry;
  /** Asks the server what time it is, where this page has not heard it yet. */
  hearTime: () => Promise<unknown>;
  /** Another tab sent or discarded something. */
  onGone?: () => void;
  /** What is shown anew at once. */
  onSettled?: (settled: Settled<Entry, Answer>) => void;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Tells when the line or the server is back. */
  connection: Pick<Emitter<void>, 'subscribe'> & { read: () => boolean };
}
