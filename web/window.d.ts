interface Window {
  /** Set by first-view/inline.ts: fulfilled when the page's first view is on the screen, or will not come. */
  firstView?: Promise<void>;
}

/** Told of Android's gesture back, and of Escape that nobody took. Not in every browser, nor in TypeScript's list. */
declare class CloseWatcher extends EventTarget {
  constructor(options?: { signal?: AbortSignal });
}
