/** Bytes received and bytes expected. */
type OnProgress = (loaded: number, total: number) => void;

/** Counts the bytes that pass through. */
function counting(total: number, onProgress: OnProgress): TransformStream<Uint8Array, Uint8Array> {
  let loaded = 0;
  return new TransformStream({
    transform(chunk, controller) {
      loaded += chunk.byteLength;
      onProgress(loaded, total);
      controller.enqueue(chunk);
    },
  });
}

/** Fetches a gzip-compressed file and returns its content. Throws if it can't be fetched. */
export async function fetchCompressed(url: string, onProgress: OnProgress): Promise<ArrayBuffer> {
  const response = await fetch(url);
  if (!response.ok || !response.body) throw new Error(`${url} answered ${response.status}`);
  const total = Number(response.headers.get('content-length') ?? 0);
  const unpacked = response.body
    .pipeThrough(counting(total, onProgress))
    .pipeThrough(new DecompressionStream('gzip') as ReadableWritablePair<Uint8Array, Uint8Array>);
  return new Response(unpacked as BodyInit).arrayBuffer();
}
