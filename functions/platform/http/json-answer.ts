import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Lambda answers at most 6 MB, escapes and base 64 included. */
const compressedAboveBytes = 1_000_000;

/** A JSON answer; a large one is compressed when the caller takes gzip. */
export function jsonAnswer(
  statusCode: number,
  value: unknown,
  acceptEncoding = '',
): APIGatewayProxyStructuredResultV2 {
  const headers = { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' };
  const body = JSON.stringify(value);
  if (body.length <= compressedAboveBytes || !/\bgzip\b/.test(acceptEncoding)) {
    return { statusCode, headers, body };
  }
  return {
    statusCode,
    headers: { ...headers, 'content-encoding': 'gzip', vary: 'accept-encoding' },
    body: gzipSync(body).toString('base64'),
    isBase64Encoded: true,
  };
}

interface Caching {
  seconds: number;
  /** What the caller has: tags as `If-None-Match` holds them, weak ones too. */
  ifNoneMatch: string | undefined;
}

/** A JSON answer that is the same for everyone; 304 without a body for a caller that has it already. */
export function cachedAnswer(
  value: unknown,
  { seconds, ifNoneMatch = '' }: Caching,
): APIGatewayProxyStructuredResultV2 {
  const body = JSON.stringify(value);
  const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
  const kept = { 'cache-control': `public, max-age=${seconds}, stale-while-revalidate=${seconds}`, etag };
  const known = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  if (known.includes(etag)) return { statusCode: 304, headers: kept };
  const headers = { 'content-type': 'application/json; charset=utf-8', ...kept };
  return { statusCode: 200, headers, body };
}

/** An answer that is text of another kind. */
export function textAnswer(
  statusCode: number,
  body: string,
  contentType: string,
): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: { 'content-type': contentType, 'cache-control': 'no-store' }, body };
}
