import { setTimeout as pause } from 'node:timers/promises';

/** Sends `delta`, which follows the first `offset` characters of the reply. */
export type SendDelta = (offset: number, delta: string) => Promise<void>;

export interface DeltaWriter {
  /** Takes the reply as written so far; a different beginning starts over at 0. */
  write(text: string): void;
  /** Sends nothing more; resolves when what was being sent is out. */
  end(): Promise<void>;
}

/** Resolves after that many milliseconds; rejects when the signal aborts. */
type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

const waitInRealTime: Wait = (milliseconds, signal) => pause(milliseconds, undefined, { signal });

/** One frame at a time, at least `paceMs` apart: what arrives in between goes out together. */
export function createDeltaWriter(send: SendDelta, paceMs = 50, wait: Wait = waitInRealTime): DeltaWriter {
  const ended = new AbortController();
  let wanted = '';
  let sent = '';
  let sending: Promise<void> = Promise.resolve();
  let running = false;

  async function run(): Promise<void> {
    running = true;
    while (wanted !== sent && !ended.signal.aborted) {
      const offset = wanted.startsWith(sent) ? sent.length : 0;
      const delta = wanted.slice(offset);
      sent = wanted;
      if (delta) sending = send(offset, delta);
      await sending;
      await wait(paceMs, ended.signal).catch(() => undefined);
    }
    running = false;
  }

  return {
    write(text) {
      wanted = text;
      if (!running) void run();
    },
    end() {
      ended.abort();
      return sending;
    },
  };
}
