import { readBlob } from './read-blob';
import type { OnProgress } from './read-data';
import { UnreadableFile } from './unreadable-file';
import type { ReadAnswer, ReadMessage } from './worker-messages';

/** The part of the worker's global scope used here, because the page's own types conflict with the worker's. */
interface WorkerScope {
  postMessage(answer: ReadAnswer, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ReadMessage>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const tell = (answer: ReadAnswer) => scope.postMessage(answer, []);

const loadSql = async () => (await import('./load-sql')).loadSql();

/** Often enough for a bar to move smoothly, and no message more. */
function progressTeller(): OnProgress {
  let told = 0;
  return (share) => {
    if (share < told + 0.002) return;
    told = share;
    tell({ type: 'progress', share });
  };
}

async function answerTo({ file, request }: ReadMessage): Promise<ReadAnswer> {
  try {
    const data = await readBlob(file, request, progressTeller(), loadSql);
    return { type: 'read', data };
  } catch (error) {
    return { type: 'unreadable', code: error instanceof UnreadableFile ? error.code : 'damaged' };
  }
}

scope.addEventListener('message', ({ data }) => {
  void answerTo(data).then(tell);
});
