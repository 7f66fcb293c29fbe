import { expect, it } from 'vitest';
import { readSource } from './imports';

const theme = ['brand', 'app'].map((name) => readSource(`web/styles/${name}.css`)).join('\n');
const tokensOf = (selector: RegExp) =>
  Object.fromEntries(
    [...theme.matchAll(selector)].flatMap(([, block = '']) =>
      [...block.matchAll(/--color-([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
    ),
  ) as Partial<Record<string, string>>;
const dark = tokensOf(/@theme static \{([\s\S]*?)\n\}/g);
const light = { ...dark, ...tokensOf(/\[data-theme='light'\] \{([\s\S]*?)\n\}/g) };

type Channels = [number, number, number];
function linear(hex: string): Channels {
  const channel = (from: number) => {
    const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** As WCAG defines it. */
function contrast(one: string, other: string): number {
  const luminance = ([red, green, blue]: Channels) => 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [a, b] = [luminance(linear(one)), luminance(linear(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Degrees in OKLab, in which equal steps look equal. */
function hue(hex: string): number {
  const [red, green, blue] = linear(hex);
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return (Math.atan2(b, a) * 180) / Math.PI;
}

const lightings = [
  ['dark', dark],
  ['light', light],
] as const;

it.each(lightings)("%s: the coach's voice, a warning, and an error are three hues", (_, tokens) => {
  const hues = ['danger', 'coach', 'warm'].map((name) => hue(tokens[`${name}-text`] ?? ''));
  const [danger = 0, coach = 0, warm = 0] = hues;
  expect(coach - danger).toBeGreaterThan(20);
  expect(warm - coach).toBeGreaterThan(20);
});

it.each(lightings)(
  '%s: each of them is readable on the page, on a card, and on its own tint',
  (_, tokens) => {
    const grounds = ['page', 'surface-1', 'surface-2'];
    const pairs = ['danger', 'coach', 'warm'].flatMap((name) =>
      [...grounds, `${name}-tint`].map((ground) => ({ name, ground })),
    );
    const weak = pairs.filter(
      ({ name, ground }) => !(contrast(tokens[`${name}-text`] ?? '', tokens[ground] ?? '') >= 4.5),
    );
    expect(weak).toEqual([]);
  },
);
