import type { WriterAnswer, WriterMessage } from './writer-messages';

interface Writer {
  /** Waits for the answer, so that no more than one workout is on its way. */
  ask(message: WriterMessage): Promise<Blob | null>;
  end(): void;
}

/** A worker that writes the files of one export. Whatever it is asked fails once it broke down, or at the signal. */
export function startWriter(signal: AbortSignal): Writer {
  signal.throwIfAborted();
  const worker = new Worker(new URL('write-worker.ts', import.meta.url), { type: 'module' });
  const stopListening = new AbortController();
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The worker of the export broke down.', { cause: event.message }));
    });
    signal.addEventListener('abort', () => reject(signal.reason), { signal: stopListening.signal });
  });
  // It may break down while nothing is asked.
  broken.catch(() => undefined);
  const answerTo = (message: WriterMessage) =>
    new Promise<WriterAnswer>((resolve) => {
      const take = ({ data }: MessageEvent<WriterAnswer>) => resolve(data);
      worker.addEventListener('message', take, { once: true });
      worker.postMessage(message, []);
    });
  return {
    async ask(message) {
      const answer = await Promise.race([answerTo(message), broken]);
      if (answer.type === 'failed') throw new Error(answer.reason);
      return answer.zip;
    },
    end() {
      stopListening.abort();
      worker.terminate();
    },
  };
}
