import type { OnProgress, ReadData, ReadRequest } from './read-data';
import { UnreadableFile } from './unreadable-file';
import type { ReadAnswer, ReadMessage } from './worker-messages';

export type { ReadData, Wanted } from './read-data';
export { UnreadableFile } from './unreadable-file';

export interface ReadOptions extends ReadRequest {
  onProgress: OnProgress;
  signal: AbortSignal;
}

/** Ends with the worker's last answer. A worker that could not start or broke down says so by an error event. */
function answerOf(worker: Worker, onProgress: OnProgress): Promise<ReadData> {
  let told = 0;
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data: answer }: MessageEvent<ReadAnswer>) => {
      if (answer.type === 'read') resolve(answer.data);
      else if (answer.type === 'unreadable') reject(new UnreadableFile(answer.code));
      else if (answer.share > told) onProgress((told = Math.min(1, answer.share)));
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new UnreadableFile('damaged', { cause: event.message }));
    });
  });
}

/** Reads in a worker. Throws UnreadableFile, or the signal's AbortError when canceled. */
export async function readFile(
  file: File,
  { onProgress, signal, ...request }: ReadOptions,
): Promise<ReadData> {
  signal.throwIfAborted();
  const worker = new Worker(new URL('read-worker.ts', import.meta.url), { type: 'module' });
  const stopListening = new AbortController();
  const canceled = new Promise<never>((_, reject) => {
    const cancel = () => reject(signal.reason);
    signal.addEventListener('abort', cancel, { signal: stopListening.signal });
  });
  try {
    worker.postMessage({ file, request } satisfies ReadMessage, []);
    return await Promise.race([answerOf(worker, onProgress), canceled]);
  } finally {
    stopListening.abort();
    worker.terminate();
  }
}
