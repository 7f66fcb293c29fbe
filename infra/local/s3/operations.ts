import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { crc32Of, verifyBody } from './checksums';
import type { ObjectFiles, StoredObject } from './object-files';
import { notImplemented, S3Error } from './s3-error';
import { listResult } from './xml';

export interface ObjectRequest {
  bucket: ObjectFiles;
  bucketName: string;
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  body: Buffer;
  now: Date;
}

export interface ObjectAnswer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const longestKeyBytes = 1024;
const mostListed = 1000;

/** Headers of a PUT: those stored with the object, and those handled separately. */
const stored = /^(content-type|content-disposition|cache-control|x-amz-meta-.+)$/;
const known =
  /^(x-amz-(date|content-sha256|checksum-.+|sdk-.+|tagging|meta-.+|user-agent|expected-bucket-owner|security-token))$/;

function missing(): S3Error {
  return new S3Error('NoSuchKey', 404, 'The specified key does not exist.');
}

function headersOf(
  { bytes, etag, storedAt, headers, tags, crc32 }: StoredObject,
  asked: IncomingHttpHeaders,
) {
  const count = Object.keys(tags).length;
  return {
    'content-type': 'binary/octet-stream',
    ...headers,
    'content-length': String(bytes),
    etag,
    'last-modified': new Date(storedAt).toUTCString(),
    ...(count > 0 ? { 'x-amz-tagging-count': String(count) } : {}),
    ...(asked['x-amz-checksum-mode'] === 'ENABLED'
      ? { 'x-amz-checksum-crc32': crc32, 'x-amz-checksum-type': 'FULL_OBJECT' }
      : {}),
  };
}

function putObject({ bucket, key, headers, body, now }: ObjectRequest): ObjectAnswer {
  const unknown = Object.keys(headers).find((name) => name.startsWith('x-amz-') && !known.test(name));
  if (unknown) throw notImplemented(unknown);
  if (Buffer.byteLength(key) > longestKeyBytes)
    throw new S3Error('KeyTooLongError', 400, 'The key is too long.');
  verifyBody(body, headers);
  const object: StoredObject = {
    key,
    bytes: body.length,
    etag: `"${createHash('md5').update(body).digest('hex')}"`,
    crc32: crc32Of(body),
    storedAt: now.toISOString(),
    headers: Object.fromEntries(
      Object.entries(headers).flatMap(([name, value]) => (stored.test(name) ? [[name, String(value)]] : [])),
    ),
    tags: Object.fromEntries(new URLSearchParams(String(headers['x-amz-tagging'] ?? ''))),
  };
  bucket.write(object, body);
  return { status: 200, headers: { etag: object.etag, 'x-amz-checksum-crc32': object.crc32 } };
}

function getObject({ bucket, key, headers }: ObjectRequest): ObjectAnswer {
  const object = bucket.find(key);
  if (!object) throw missing();
  return { status: 200, headers: headersOf(object, headers), body: bucket.read(key) };
}

function headObject({ bucket, key, headers }: ObjectRequest): ObjectAnswer {
  const object = bucket.find(key);
  if (!object) throw missing();
  return { status: 200, headers: headersOf(object, headers) };
}

/** The same response whether the object existed or not. */
function deleteObject({ bucket, key }: ObjectRequest): ObjectAnswer {
  bucket.remove(key);
  return { status: 204 };
}

function deleteTags({ bucket, key }: ObjectRequest): ObjectAnswer {
  const object = bucket.find(key);
  if (!object) throw missing();
  bucket.write({ ...object, tags: {} }, bucket.read(key));
  return { status: 204 };
}

function listObjects({ bucket, bucketName, query }: ObjectRequest): ObjectAnswer {
  const prefix = query.get('prefix') ?? '';
  const limit = Math.min(Number(query.get('max-keys') ?? mostListed), mostListed);
  const token = Buffer.from(query.get('continuation-token') ?? '', 'base64url').toString();
  const after = token || (query.get('start-after') ?? '');
  const isLater = ({ key }: StoredObject) => Buffer.compare(Buffer.from(key), Buffer.from(after)) > 0;
  const found = bucket.list().filter((object) => object.key.startsWith(prefix) && isLater(object));
  const page = found.slice(0, limit);
  const isTruncated = found.length > page.length;
  const next = isTruncated ? Buffer.from(page.at(-1)?.key ?? '').toString('base64url') : null;
  const body = listResult({ bucketName, prefix, limit, objects: page, next });
  return { status: 200, headers: { 'content-type': 'application/xml' }, body };
}

const operations: Record<string, (request: ObjectRequest) => ObjectAnswer> = {
  'PUT object': putObject,
  'GET object': getObject,
  'HEAD object': headObject,
  'DELETE object': deleteObject,
  'DELETE object tagging': deleteTags,
  'GET bucket list-type': listObjects,
};
/** Parameters that select an operation; others that belong to it may be added. */
const choosing = new Set(['tagging', 'list-type']);
const listing = new Set(['prefix', 'max-keys', 'continuation-token', 'start-after']);
/** `x-id` names the operation for logs; the signature's parameters are read earlier. */
const isAside = (name: string) =>
  name === 'x-id' || name.startsWith('X-Amz-') || name === 'x-amz-checksum-mode';

/** Runs the one operation that the request asks for; throws S3Error for unknown ones. */
export function runOperation(method: string, request: ObjectRequest): ObjectAnswer {
  const names = [...request.query.keys()].filter((name) => !isAside(name));
  const [chosen] = names.filter((name) => choosing.has(name));
  const place = request.key === '' ? 'bucket' : 'object';
  const operation = operations[[method, place, chosen].filter(Boolean).join(' ')];
  const others = names.filter((name) => name !== chosen && !(chosen === 'list-type' && listing.has(name)));
  if (!operation || others.length > 0) throw notImplemented(`${method} of ${place} with ${names.join(', ')}`);
  return operation(request);
}
