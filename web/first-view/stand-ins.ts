/** What a page can't do without, in a form that changes nothing: no query matches, everything is in view, sizes stay. */

type Observed = (entries: { target: Element; isIntersecting: true; contentRect: DOMRect }[]) => void;

/** Tells once about each element. */
class Observer {
  constructor(private readonly tell: Observed) {}
  observe(target: Element): void {
    const contentRect = target.getBoundingClientRect();
    // Like the browser's: never before `observe` returns.
    queueMicrotask(() => this.tell([{ target, isIntersecting: true, contentRect }]));
  }
  unobserve(): void {}
  disconnect(): void {}
}

const standIns: Record<string, unknown> = {
  matchMedia: (media: string) => Object.assign(new EventTarget(), { media, matches: false }),
  IntersectionObserver: Observer,
  ResizeObserver: Observer,
  // Only plain values are copied in the app.
  structuredClone: (value: unknown): unknown => JSON.parse(JSON.stringify(value)),
};

/** Counts code points, so an emoji of several is more than one. */
class Segmenter {
  segment(text: string): string[] {
    return [...text];
  }
}

/** Gives the app what this browser lacks. Part of the inlined script, so it stays small. */
export function standIn(): void {
  for (const [name, value] of Object.entries(standIns))
    if (!(name in window)) Object.assign(window, { [name]: value });
  if (!('Segmenter' in Intl)) Object.assign(Intl, { Segmenter });
  // The window calls its listeners in the order they came: what undoes a step back has to hear of it before the router.
  if (!Reflect.has(window, 'navigation'))
    window.addEventListener('popstate', (event) =>
      window.dispatchEvent(new CustomEvent('vita:step', { detail: event })),
    );
}
