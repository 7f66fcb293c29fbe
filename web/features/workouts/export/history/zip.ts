// The writing half alone; the package's main module brings readers and a codec in WebAssembly.
import { ZipWriter } from '@zip.js/zip.js/lib/zip-core-writer.js';

export interface Zip {
  add(name: string, content: string | Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<Blob>;
}

/** Chunks become a Blob of their own from this size on, which browsers may keep on the disk. */
const chunkBytes = 4_000_000;

/** A zip that grows as its files arrive. All files carry the same time, so the same history gives the same bytes. */
export function createZip(at: Date): Zip {
  const parts: Blob[] = [];
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const flush = () => {
    parts.push(new Blob(chunks));
    chunks = [];
    bytes = 0;
  };
  const target = new WritableStream<Uint8Array<ArrayBuffer>>({
    write(chunk) {
      chunks.push(chunk.slice());
      bytes += chunk.length;
      if (bytes >= chunkBytes) flush();
    },
    close: flush,
  });
  // The content security policy allows no workers from blobs; compressing is the browser's own, off this thread.
  const writer = new ZipWriter(target, { useWebWorkers: false, lastModDate: at, extendedTimestamp: false });
  return {
    async add(name, content) {
      await writer.add(name, new Blob([content]).stream());
    },
    async close() {
      await writer.close();
      return new Blob(parts, { type: 'application/zip' });
    },
  };
}
