import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';

const root = join(import.meta.dirname, '../..');
const lockSchema = z.object({
  packages: z.record(z.string(), z.object({ dev: z.boolean().optional(), license: z.string().optional() })),
});
const installedSchema = z.object({ license: z.string().optional() });
const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')));

/** What the product itself runs, in browsers and Lambdas: everything that is not only for development. */
const shipped = Object.entries(packages)
  .filter(([path, { dev }]) => path !== '' && !dev)
  .map(([path, { license }]) => ({
    name: path.replace(/^.*node_modules\//, ''),
    manifest: join(root, path, 'package.json'),
    license: license ?? 'none',
  }));

/** Licenses under which a product may be shipped with only a notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  '(MIT OR Apache-2.0)',
  'OFL-1.1',
  // The FIT Protocol License of @garmin/fitsdk: free of charge, for reading and writing the maker's files.
  'SEE LICENSE IN LICENSE.txt',
]);

function listOf(license: string): string {
  const names = shipped.filter((each) => each.license === license).map(({ name }) => name);
  return `- ${license}: ${[...new Set(names)].toSorted().join(', ')}`;
}

describe('NOTICE', () => {
  it.each([...new Set(shipped.map(({ license }) => license))])(
    'names every package that is shipped under %s',
    (license) => {
      const lines = readFileSync(join(root, 'NOTICE'), 'utf8').split('\n');
      expect(lines).toContain(listOf(license));
      expect(permissive).toContain(license);
    },
  );

  it('believes what installed packages say of themselves, not only the lockfile', () => {
    // Optional packages are for one machine each.
    const installed = shipped.filter(({ manifest }) => existsSync(manifest));
    expect(installed.length).toBeGreaterThan(100);
    const others = installed.filter(({ manifest, license }) => {
      const own = installedSchema.safeParse(JSON.parse(readFileSync(manifest, 'utf8')));
      return (own.data?.license ?? 'none') !== license;
    });
    expect(others.map(({ name }) => name)).toEqual([]);
  });
});
