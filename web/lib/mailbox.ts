import { createEmitter, type Emitter } from './emitter';

/** Limits events that no one may ever listen for. */
const mostWaiting = 20;

/** An emitter for events that must not be missed: those without a listener wait for the next one. */
export function createMailbox<News>(): Emitter<News> {
  let waiting: News[] = [];
  let isRead = false;
  const letters = createEmitter<News>(() => {
    isRead = true;
    return () => (isRead = false);
  });
  return {
    tell(news) {
      if (isRead) letters.tell(news);
      else waiting = [...waiting.slice(1 - mostWaiting), news];
    },
    subscribe(listener) {
      const stop = letters.subscribe(listener);
      const missed = waiting;
      waiting = [];
      missed.forEach(letters.tell);
      return stop;
    },
  };
}
