/** Notifies listeners of events or changes; for useSyncExternalStore and for code outside React. */
export interface Emitter<News> {
  tell(news: News): void;
  /** Calls back with every event until the returned function is called. */
  subscribe(listener: (news: News) => void): () => void;
}

/** `listen` is called before the first listener is added; its result is called after the last one is removed. */
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
