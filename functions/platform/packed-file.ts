import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The content of a project file, given by its path; a bundle carries a copy next to itself (infra/bundle.ts). */
export function readPacked(path: string): Buffer {
  const beside = new URL(basename(path), import.meta.url);
  // The project's root is two folders up from here, and from where the local server says this file is (bundle-server.mjs).
  const file = existsSync(beside) ? beside : new URL(`../../${path}`, import.meta.url);
  return brotliDecompressSync(readFileSync(file));
}
