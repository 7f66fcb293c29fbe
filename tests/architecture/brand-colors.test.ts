import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brandFiles } from '../../infra/brand/files';
import { brandColor, brandShades } from '../../shared/brand-colors';
import { readSource } from './imports';

/** Where the colors are defined, and the files written from there. */
const allowed = new Set(['shared/brand-colors.ts', ...Object.keys(brandFiles)]);

const { hover, edge, text } = brandShades;
const colors = [brandColor, hover, edge, text].flatMap(({ dark, light }) => [dark, light]);

/** As digits, and as the three numbers of rgb(). */
const spelled = (color: string) => {
  const digits = color.slice(1);
  const numbers = [0, 2, 4].map((from) => Number.parseInt(digits.slice(from, from + 2), 16));
  return `${digits}|\\b${numbers.join('[, ]+')}\\b`;
};
const repeated = new RegExp(colors.map(spelled).join('|'), 'i');

const sources = ['shared', 'functions', 'infra', 'web', 'tests', 'docs'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`.replaceAll('\\', '/'))
    .filter((path) => /\.(tsx?|mjs|css|html|svg|webmanifest|md)$/.test(path) && !/\/dist\//.test(path)),
);

it('the brand color stands in shared/brand-colors.ts and nowhere else: import it, or use var(--color-go)', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.filter((path) => !allowed.has(path) && repeated.test(readSource(path)))).toEqual([]);
});

it('is found as digits of any case, as a number, and as rgb()', () => {
  const { dark } = brandColor;
  const numbers = spelled(dark).split('|')[1]?.replaceAll('\\b', '') ?? '';
  for (const written of [
    dark.toUpperCase(),
    dark.replace('#', '0x'),
    `rgb(${numbers.replaceAll('[, ]+', ' ')})`,
  ])
    expect(repeated.test(written)).toBe(true);
  expect(repeated.test('#0b0d17')).toBe(false);
});
