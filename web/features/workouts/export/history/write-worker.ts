import { createAnswers } from './history-writer';
import type { WriterAnswer, WriterMessage } from './writer-messages';

/** The part of the worker's global scope used here, because the page's own types conflict with the worker's. */
interface WorkerScope {
  postMessage(answer: WriterAnswer, transfer: Transferable[]): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<WriterMessage>) => void): void;
}

const scope = globalThis as unknown as WorkerScope;
const answerTo = createAnswers();

scope.addEventListener('message', ({ data }) => {
  void answerTo(data).then((answer) => scope.postMessage(answer, []));
});
