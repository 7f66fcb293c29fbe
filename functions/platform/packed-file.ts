import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** What a file of ours holds, given by its path in the project; a bundle has it beside itself (infra/bundle.ts). */
export function readPacked(path: string): Buffer {
  const beside = new URL(basename(path), import.meta.url);
  // The root is two folders up from here, and from where the local server says it lies (bundle-server.mjs).
  const file = existsSync(beside) ? beside : new URL(`../../${path}`, import.meta.url);
  return brotliDecompressSync(readFileSync(file));
}
