import type { IncomingMessage } from 'node:http';

/** Hop-by-hop headers, which API Gateway does not pass on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** All header values by lower-case name, in order. */
export function headerValues(rawHeaders: readonly string[]): Map<string, string[]> {
  const values = new Map<string, string[]>();
  for (let index = 0; index + 1 < rawHeaders.length; index += 2) {
    const name = (rawHeaders[index] ?? '').toLowerCase();
    if (hopByHop.has(name)) continue;
    values.set(name, [...(values.get(name) ?? []), rawHeaders[index + 1] ?? '']);
  }
  return values;
}

/** The combined size of request line and headers as the gateway counts it. */
export function headerBytes(request: IncomingMessage): number {
  const line = `${request.method} ${request.url} HTTP/1.1`.length;
  return request.rawHeaders.reduce((sum, text) => sum + Buffer.byteLength(text), line);
}

export function sourceIp(request: IncomingMessage): string {
  return (request.socket.remoteAddress ?? '127.0.0.1').replace(/^::ffff:/, '');
}
