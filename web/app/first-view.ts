import type { createRouter } from './router';

/** A style sheet that fails goes, so that the page's own code asks for it again. */
function loaded(sheet: HTMLLinkElement): Promise<void> {
  if (sheet.sheet) return Promise.resolve();
  return new Promise((done) => {
    sheet.addEventListener('load', () => done(), { once: true });
    sheet.addEventListener('error', () => done(), { once: true });
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
