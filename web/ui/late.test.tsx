import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as late from './late';

/** What the browser runs when it is idle, in order. */
let waiting: (() => void)[] = [];
let Card: typeof late.Late;

/** Lets the browser be idle once. */
const idle = () =>
  act(async () => {
    waiting.shift()?.();
  });

beforeEach(async () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  // Nothing is laid out here; the tests that need one bring their own.
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.resetModules();
  Card = (await import('./late')).Late;
});
afterEach(() => {
  cleanup();
  waiting = [];
  vi.unstubAllGlobals();
});

const shown = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent);

describe('Cards below the fold', () => {
  it('come when the browser is idle, one after the other', async () => {
    render(
      <>
        <Card className="" isReady>
          <p>Levels</p>
        </Card>
        <Card className="" isReady>
          <p>Leaderboard</p>
        </Card>
      </>,
    );
    await act(async () => undefined);
    expect(shown()).toEqual([]);
    await idle();
    expect(shown()).toEqual(['Levels']);
    await idle();
    expect(shown()).toEqual(['Levels', 'Leaderboard']);
  });

  it('wait for their data, so that they render only once', async () => {
    const { rerender } = render(
      <Card className="" isReady={false}>
        <p>Levels</p>
      </Card>,
    );
    await act(async () => undefined);
    expect(waiting).toEqual([]);
    rerender(
      <Card className="" isReady>
        <p>Levels</p>
      </Card>,
    );
    await act(async () => undefined);
    await idle();
    expect(shown()).toEqual(['Levels']);
  });

  it('are part of pages that are opened later', async () => {
    const { unmount } = render(
      <Card className="" isReady>
        {null}
      </Card>,
    );
    await act(async () => undefined);
    await idle();
    unmount();
    render(
      <Card className="" isReady>
        <p>Levels</p>
      </Card>,
    );
    expect(screen.getByText('Levels')).toBeTruthy();
  });

  it('show right away when the window is wide enough to see them', () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    render(
      <Card className="" isReady={false} lateOnPhone>
        <p>Your week</p>
      </Card>,
    );
    expect(screen.getByText('Your week')).toBeTruthy();
  });

  it('come only near the window, or as soon as someone scrolls, taps, or types', async () => {
    const seen = new Map<Element, (near: boolean) => void>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        observe = (place: Element) => seen.set(place, (isIntersecting) => this.tell([{ isIntersecting }]));
        disconnect = () => undefined;
      },
    );
    vi.resetModules();
    Card = (await import('./late')).Late;
    render(
      <>
        <Card className="" isReady>
          <p>Your week</p>
        </Card>
        <Card className="" isReady>
          <p>Levels</p>
        </Card>
        <Card className="" isReady>
          <p>Leaderboard</p>
        </Card>
      </>,
    );
    await act(async () => undefined);
    for (let period = 0; period < 3; period += 1) await idle();
    expect(shown()).toEqual([]);
    const [first] = seen.values();
    await act(async () => first?.(false));
    expect(shown()).toEqual([]);
    await act(async () => first?.(true));
    expect(shown()).toEqual(['Your week']);
    await act(async () => void window.dispatchEvent(new Event('scroll')));
    await idle();
    expect(shown()).toEqual(['Your week', 'Levels']);
    await idle();
    expect(shown()).toEqual(['Your week', 'Levels', 'Leaderboard']);
  });

  it('are all there at once on paper', async () => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        observe = () => undefined;
        disconnect = () => undefined;
      },
    );
    vi.resetModules();
    Card = (await import('./late')).Late;
    render(
      <Card className="" isReady>
        <p>Leaderboard</p>
      </Card>,
    );
    await act(async () => undefined);
    await idle();
    expect(shown()).toEqual([]);
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(shown()).toEqual(['Leaderboard']);
  });

  it('are canceled when their page closes', async () => {
    const { unmount } = render(
      <Card className="" isReady>
        {null}
      </Card>,
    );
    unmount();
    await act(async () => undefined);
    expect(waiting).toEqual([]);
  });
});
