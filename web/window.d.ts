interface Window {
  /** Set by first-view/inline.ts: fulfilled when the page's first view is on the screen, or will not come. */
  firstView?: Promise<void>;
}
