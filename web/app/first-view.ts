import type { createRouter } from './router';

/** Styles that failed before anybody listened, or hang, do not keep the app away. */
const longestMs = 3_000;

function loaded(sheet: HTMLLinkElement): Promise<void> {
  if (sheet.sheet) return Promise.resolve();
  return new Promise((done) => {
    sheet.addEventListener('load', () => done(), { once: true });
    sheet.addEventListener('error', () => done(), { once: true });
    setTimeout(done, longestMs);
  });
}

/**
 * Waits for the code and the styles of the page that is opened. Until then index.html shows its first view (see
 * first-paint.js), which the app then replaces by the same picture.
 */
export async function whenReady(router: ReturnType<typeof createRouter>): Promise<void> {
  const sheets = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  await Promise.all([...sheets].map(loaded));
  await new Promise<void>((done) => {
    if (router.state.initialized) return done();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      done();
    });
  });
}
