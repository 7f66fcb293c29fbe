import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

/** Lambda responses are limited to 6 MB, including escapes and base 64. */
const compressedAboveBytes = 1_000_000;

/** A JSON response; a large one is compressed if the caller accepts gzip. */
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
  /** The tags in `If-None-Match`, including weak ones. */
  ifNoneMatch: string | undefined;
}

/** A JSON response that is the same for everyone; 304 without a body if the caller already has it. */
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

/** A response with another kind of text. */
export function textAnswer(
  statusCode: number,
  body: string,
  contentType: string,
): APIGatewayProxyStructuredResultV2 {
  return { statusCode, headers: { 'content-type': contentType, 'cache-control': 'no-store' }, body };
}
