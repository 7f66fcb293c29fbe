import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { brandFiles } from './files';
import { hashFile, pictureHashes, root } from './picture-hashes';

it.each(Object.entries(brandFiles))(
  '%s has the colors of the brand: npm run build:brand',
  (path, content) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(content);
  },
);

it('the icons are drawn in the colors of the brand: npm run build:brand', () => {
  expect(pictureHashes()).toEqual(JSON.parse(readFileSync(hashFile, 'utf8')));
});
