interface Window {
  /** Set by first-view/inline.ts: resolves when the page's first view is on screen, or there is none. */
  firstView?: Promise<void>;
}

/** Receives Android's back gesture and unhandled Escape. Not in every browser, nor in TypeScript's library. */
declare class CloseWatcher extends EventTarget {
  constructor(options?: { signal?: AbortSignal });
}
