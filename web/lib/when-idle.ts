/** The longest wait, however busy the browser is. */
const patienceMs = 500;

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: patienceMs });
    else setTimeout(resolve, patienceMs / 5);
  });
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Calls back when the browser is idle, each callback in its own idle period, so that one's result is on screen
 * before the next runs. The returned function cancels it.
 */
export function whenIdle(callback: () => void): () => void {
  let wanted = true;
  turn = turn.then(() => (wanted ? idle() : undefined)).then(() => wanted && callback());
  return () => {
    wanted = false;
  };
}
