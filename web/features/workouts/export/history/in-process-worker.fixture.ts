import { createAnswers } from './history-writer';
import type { WriterMessage } from './writer-messages';

/** What writes the history in the browser's worker, without a thread of its own. */
export class InProcessWorker extends EventTarget {
  static readonly all: InProcessWorker[] = [];
  /** What happens while a message is answered. */
  static beforeAnswer: (message: WriterMessage, worker: InProcessWorker) => unknown = () => undefined;
  isTerminated = false;
  private readonly answerTo = createAnswers();

  constructor() {
    super();
    InProcessWorker.all.push(this);
  }

  postMessage(message: WriterMessage) {
    const arrived = structuredClone(message);
    InProcessWorker.beforeAnswer(arrived, this);
    void this.answerTo(arrived).then((data) => {
      if (!this.isTerminated) this.dispatchEvent(new MessageEvent('message', { data }));
    });
  }

  breakDown(message: string) {
    this.dispatchEvent(new ErrorEvent('error', { message }));
  }

  terminate() {
    this.isTerminated = true;
  }
}
