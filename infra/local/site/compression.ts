import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'br' | 'gzip';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** The better of the encodings a client accepts; `q=0` refuses one. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding | null {
  const accepted = (acceptEncoding ?? '').split(',').map((part) => part.trim());
  const takes = (name: Encoding) =>
    accepted.some((part) => part.split(';')[0]?.trim() === name && !/;\s*q=0(\.0*)?$/.test(part));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

/** Compresses texts on first use and keeps the result; `key` changes when the content does. */
export function createCompressor() {
  const cache = new Map<string, Promise<Buffer>>();
  return (key: string, encoding: Encoding, content: () => Promise<Buffer>): Promise<Buffer> => {
    const cacheKey = `${encoding} ${key}`;
    const known = cache.get(cacheKey);
    if (known) return known;
    const compressed = content().then((bytes) =>
      encoding === 'br' ? brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzipped(bytes),
    );
    cache.set(cacheKey, compressed);
    compressed.catch(() => cache.delete(cacheKey));
    return compressed;
  };
}
