import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32 } from 'node:zlib';
import { notImplemented, S3Error } from './s3-error';

const digest = (algorithm: string, body: Buffer) => createHash(algorithm).update(body).digest('base64');

export function crc32Of(body: Buffer): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(crc32(body));
  return bytes.toString('base64');
}

const known: Record<string, (body: Buffer) => string> = {
  'content-md5': (body) => digest('md5', body),
  'x-amz-checksum-crc32': crc32Of,
  'x-amz-checksum-sha1': (body) => digest('sha1', body),
  'x-amz-checksum-sha256': (body) => digest('sha256', body),
};

/** Throws S3Error if a body does not match its headers: no half-received body is ever stored. */
export function verifyBody(body: Buffer, headers: IncomingHttpHeaders): void {
  const signed = String(headers['x-amz-content-sha256'] ?? '');
  if (signed.startsWith('STREAMING-')) throw notImplemented('bodies that are signed in pieces');
  const isSigned = signed !== 'UNSIGNED-PAYLOAD';
  if (isSigned && signed !== createHash('sha256').update(body).digest('hex'))
    throw new S3Error('XAmzContentSHA256Mismatch', 400, 'The body is not the one that was signed.');
  for (const [name, value] of Object.entries(headers)) {
    if (known[name] && known[name](body) !== value)
      throw new S3Error('BadDigest', 400, `The body does not have the ${name} that was sent.`);
    if (!known[name] && /^x-amz-checksum-(?!mode$)/.test(name)) throw notImplemented(name);
  }
}
