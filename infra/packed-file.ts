import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';

/** What a packed file holds; null where there is none. */
export function unpacked(file: string): Buffer | null {
  try {
    return brotliDecompressSync(readFileSync(file));
  } catch {
    return null;
  }
}

/** Packs what a function reads with `readPacked`; leaves a file that holds it already. Answers how many bytes it takes. */
export function writePacked(file: string, content: Buffer): number {
  if (!unpacked(file)?.equals(content)) {
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, [constants.BROTLI_PARAM_LGWIN]: 24 };
    writeFileSync(file, brotliCompressSync(content, { params }));
  }
  return readFileSync(file).length;
}
