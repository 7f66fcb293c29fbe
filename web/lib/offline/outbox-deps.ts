import type { Emitter } from '../emitter';
import type { Delivery } from './deliveries';
import type { UnsentStore } from './unsent-store';

/** A finished delivery; `followed` if something on the page shows it. */
export type Settled<Entry, Answer> = Delivery<Entry, Answer> & { followed: boolean };

/** When an entry was really made, by the server's clock, and how to shift an instant that this device's clock recorded. */
export interface Correction {
  made: Date;
  shift: (instant: string) => string;
}

export interface OutboxDeps<Entry extends { userId: string }, Answer> {
  store: UnsentStore<Entry>;
  idOf: (entry: Entry) => string;
  /** Sending the same entry again returns what is stored. */
  send: (entry: Entry) => Promise<Answer>;
  /** The entry with corrected times, for when this device's clock was wrong. */
  correct: (entry: Entry, correction: Correction) => Entry;
  /** Asks for the server's time if this page does not know it yet. */
  hearTime: () => Promise<unknown>;
  /** Another tab sent or discarded something. */
  onGone?: () => void;
  /** Updates what the page shows, right away. */
  onSettled?: (settled: Settled<Entry, Answer>) => void;
  /** Runs `work` while no other tab runs its own. */
  alone: (work: () => Promise<void>) => Promise<void>;
  /** Reports when the connection or the server is back. */
  connection: Pick<Emitter<void>, 'subscribe'> & { read: () => boolean };
}
