import { readBlob } from './read-blob';
import { UnreadableFile } from './unreadable-file';
import type { ReadAnswer, ReadMessage } from './worker-messages';

/** The part of the worker's global scope used here, because the page's own types conflict with the worker's. */
interface WorkerScope {
  postMessage(answer: ReadAnswer, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ReadMessage>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const tell = (answer: ReadAnswer) => scope.postMessage(answer, []);

async function answerTo({ file, request }: ReadMessage): Promise<ReadAnswer> {
  try {
    const data = await readBlob(file, request, (share) => tell({ type: 'progress', share }));
    return { type: 'read', data };
  } catch (error) {
    return { type: 'unreadable', code: error instanceof UnreadableFile ? error.code : 'damaged' };
  }
}

scope.addEventListener('message', ({ data }) => {
  void answerTo(data).then(tell);
});
