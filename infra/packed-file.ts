import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** The content of a packed file; null if there is none. */
export function unpacked(file: string): Buffer | null {
  try {
    return brotliDecompressSync(readFileSync(file));
  } catch {
    return null;
  }
}

/** Packs what a function reads with `readPacked`, unless the file already has it. Returns the packed size in bytes. */
export function writePacked(file: string, content: Buffer): number {
  if (!unpacked(file)?.equals(content)) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
    writeFileSync(file, brotliCompressSync(content, { params }));
  }
  return readFileSync(file).length;
}
