import type { Import, ImportPart } from '../../../../shared/contracts/body-data';
import { ApiError } from '../../../lib/api/api-error';
import { startImport, storeImportPart } from '../api/imports';

/** An import that is being sent; `next` is the part that was not confirmed yet. */
export interface Sending {
  id: string;
  name: string;
  parts: readonly ImportPart[];
  next: number;
  /** As the server last told of it; null before it answered. */
  stored: Import | null;
}

const pausesMs = [1_000, 4_000];

const isUnanswered = (error: unknown) =>
  error instanceof ApiError && ['network_error', 'unreadable_answer', 'busy'].includes(error.code);

/** Again after a pause if there was no answer: the same part sent twice is stored once. */
async function patiently<Answer>(ask: () => Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  for (const pauseMs of pausesMs) {
    try {
      return await ask();
    } catch (error) {
      if (signal.aborted || !isUnanswered(error)) throw error;
      await new Promise((done) => setTimeout(done, pauseMs));
      signal.throwIfAborted();
    }
  }
  return ask();
}

/** Sends what is left, part by part; what was confirmed is in `sending` even if it throws. */
export async function sendParts(
  sending: Sending,
  signal: AbortSignal,
  onPart: (share: number) => void,
): Promise<Import> {
  const { id, name, parts } = sending;
  sending.stored ??= await patiently(() => startImport(id, name, signal), signal);
  while (sending.next < parts.length) {
    const part = parts[sending.next];
    if (!part) break;
    sending.stored = await patiently(() => storeImportPart(id, sending.next, part, signal), signal);
    sending.next += 1;
    onPart(sending.next / parts.length);
  }
  return sending.stored;
}
