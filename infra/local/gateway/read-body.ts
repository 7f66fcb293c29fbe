import type { IncomingMessage } from 'node:http';

/** Reads a request's body; null if it is larger than `limitBytes` (node discards the rest). */
export async function readBody(request: IncomingMessage, limitBytes: number): Promise<Buffer | null> {
  if (Number(request.headers['content-length'] ?? 0) > limitBytes) return null;
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= limitBytes) chunks.push(chunk);
      else resolve(null);
    });
    request.on('end', () => resolve(Buffer.concat(chunks)));
    request.on('error', reject);
  });
}
