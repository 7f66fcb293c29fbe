// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenReady } from './first-view';
import type { createRouter } from './router';

type Router = ReturnType<typeof createRouter>;

/** A router that has the page's code when `come` is called. */
function router(initialized: boolean) {
  let tell: (state: { initialized: boolean }) => void = () => undefined;
  const fake = {
    state: { initialized },
    subscribe: (listener: typeof tell) => {
      tell = listener;
      return () => undefined;
    },
  };
  return { fake: fake as unknown as Router, come: () => tell({ initialized: true }) };
}

async function isReady(ready: Promise<void>, afterMs = 0) {
  let done = false;
  void ready.then(() => (done = true));
  await vi.advanceTimersByTimeAsync(afterMs);
  return done;
}

function pendingSheet(): HTMLLinkElement {
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  Object.defineProperty(sheet, 'sheet', { value: null });
  document.head.append(sheet);
  return sheet;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  document.head.innerHTML = '';
});

it('waits for the code of the page', async () => {
  const { fake, come } = router(false);
  const ready = whenReady(fake);
  expect(await isReady(ready)).toBe(false);
  come();
  expect(await isReady(ready)).toBe(true);
});

it('waits for styles that are on their way, also when they fail', async () => {
  const [first, second] = [pendingSheet(), pendingSheet()];
  const ready = whenReady(router(true).fake);
  first.dispatchEvent(new Event('load'));
  expect(await isReady(ready)).toBe(false);
  second.dispatchEvent(new Event('error'));
  expect(await isReady(ready)).toBe(true);
});

it('begins without styles that are lost for good', async () => {
  pendingSheet();
  const ready = whenReady(router(true).fake);
  expect(await isReady(ready, 2_000)).toBe(false);
  expect(await isReady(ready, 2_000)).toBe(true);
});
