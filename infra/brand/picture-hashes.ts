import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brandPictures } from './files';

export const root = resolve(import.meta.dirname, '../..');
export const hashFile = join(import.meta.dirname, 'picture-hashes.json');

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 16);

/** For each picture, the hashes of its source and of the file as they are now. */
export function pictureHashes(): Record<string, { drawnOf: string; file: string }> {
  const hashes = Object.entries(brandPictures).map(([path, { svg, size }]) => {
    const file = hashOf(readFileSync(join(root, path)));
    return [path, { drawnOf: hashOf(`${size} ${svg}`), file }] as const;
  });
  return Object.fromEntries(hashes);
}
