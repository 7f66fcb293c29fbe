/** However busy the browser is. */
const patienceMs = 500;

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(resolve, { timeout: patienceMs });
    else setTimeout(resolve, patienceMs / 5);
  });
}

let turn: Promise<unknown> = Promise.resolve();

/**
 * Calls back when the browser has nothing better to do, in an idle moment of its own: what one has to say is on the
 * screen before the next is called. The returned function calls it off.
 */
export function whenIdle(callback: () => void): () => void {
  let wanted = true;
  turn = turn.then(() => (wanted ? idle() : undefined)).then(() => wanted && callback());
  return () => {
    wanted = false;
  };
}
