/** Tells listeners of something that happened or changed; for useSyncExternalStore, and for code outside React. */
export interface Emitter<News> {
  tell(news: News): void;
  /** Calls back with every piece of news until the returned function is called. */
  subscribe(listener: (news: News) => void): () => void;
}

/** `listen` is called before the first listener comes; what it returns is called after the last one has left. */
export function createEmitter<News = void>(listen?: () => () => void): Emitter<News> {
  const listeners = new Set<(news: News) => void>();
  let stop: (() => void) | undefined;
  return {
    tell: (news) => listeners.forEach((listener) => listener(news)),
    subscribe(listener) {
      if (listeners.size === 0) stop = listen?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop?.();
      };
    },
  };
}

/** Of what nobody may ever ask for. */
const mostWaiting = 20;

/** The same for news that must be told: what happens while nobody listens waits for the next listener. */
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
