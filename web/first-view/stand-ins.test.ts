// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { standIn } from './stand-ins';

const names = ['matchMedia', 'IntersectionObserver', 'ResizeObserver', 'structuredClone'] as const;
const own = new Map<string, unknown>(names.map((name) => [name, window[name]]));
const { Segmenter } = Intl;

function remove(): void {
  for (const name of names) Reflect.deleteProperty(window, name);
  Reflect.deleteProperty(Intl, 'Segmenter');
}

afterEach(() => {
  for (const [name, value] of own) Object.assign(window, { [name]: value });
  Object.assign(Intl, { Segmenter });
});

it('leaves what the browser has', () => {
  standIn();
  expect(names.map((name) => window[name])).toEqual([...own.values()]);
  expect(Intl.Segmenter).toBe(Segmenter);
});

it('lets no media query match, and takes listeners', () => {
  remove();
  standIn();
  const media = window.matchMedia('(pointer: coarse)');
  expect(media.matches).toBe(false);
  media.addEventListener('change', vi.fn());
});

it('says of everything observed that it is in view and how large it is, after the call', async () => {
  remove();
  standIn();
  const seen = vi.fn<(entries: IntersectionObserverEntry[]) => void>();
  const measured = vi.fn<(entries: ResizeObserverEntry[]) => void>();
  new IntersectionObserver(seen).observe(document.body);
  const sizes = new ResizeObserver(measured);
  sizes.observe(document.body);
  sizes.disconnect();
  expect(seen).not.toHaveBeenCalled();
  await Promise.resolve();
  expect(seen.mock.calls[0]?.[0][0]).toMatchObject({ isIntersecting: true, target: document.body });
  expect(measured.mock.calls[0]?.[0][0]?.contentRect.width).toBeDefined();
});

it('copies plain values, and counts the letters of a text', () => {
  remove();
  standIn();
  const pose = { head: { turn: 1 } };
  const copy = structuredClone(pose);
  expect(copy).toEqual(pose);
  expect(copy.head).not.toBe(pose.head);
  expect([...new Intl.Segmenter('en').segment('Zoë 🏋')]).toHaveLength(5);
});
