import { UnreadableFile } from './unreadable-file';

export type Chunks = AsyncGenerator<Uint8Array, void, undefined>;

/** Bytes that can be read more than once, each time from their beginning. */
export interface ByteSource {
  open(): Chunks;
}

/** The chunks of a stream, at most `limitBytes` of them in total: the size that a header names proves nothing. */
export async function* chunksOf(stream: ReadableStream<Uint8Array>, limitBytes: number): Chunks {
  const reader = stream.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      bytes += value.length;
      if (bytes > limitBytes) throw new UnreadableFile('too_large');
      yield value;
    }
  } finally {
    // Whoever stops early lets the rest go, or the stream would wait for its reader forever.
    await reader.cancel().catch(() => undefined);
  }
}

/** All bytes in one array that grows with what really comes. */
export async function joined(chunks: Chunks, expectedBytes = 0): Promise<Uint8Array<ArrayBuffer>> {
  let all = new Uint8Array(expectedBytes);
  let used = 0;
  for await (const chunk of chunks) {
    if (used + chunk.length > all.length) {
      const larger = new Uint8Array(Math.max(used + chunk.length, all.length * 2));
      larger.set(all.subarray(0, used));
      all = larger;
    }
    all.set(chunk, used);
    used += chunk.length;
  }
  return all.subarray(0, used);
}

/** The first bytes, as many as there are up to `count`. */
export async function headOf(source: ByteSource, count: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source.open()) {
    parts.push(chunk);
    bytes += chunk.length;
    if (bytes >= count) break;
  }
  const head = new Uint8Array(Math.min(bytes, count));
  let at = 0;
  for (const part of parts) {
    head.set(part.subarray(0, head.length - at), at);
    at += Math.min(part.length, head.length - at);
  }
  return head;
}

/** Watches how many bytes have been read. */
export async function* counted(chunks: Chunks, onBytes: (bytes: number) => void): Chunks {
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    onBytes(bytes);
    yield chunk;
  }
}
