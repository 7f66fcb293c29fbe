import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { BucketSpec } from '../../../functions/manifest-types';
import { splitTarget } from '../gateway/http-event';
import type { RequestHandler } from '../gateway/internal-server';
import { readBody } from '../gateway/read-body';
import { expireObjects } from './expire';
import { openObjectFiles } from './object-files';
import { runOperation, type ObjectAnswer } from './operations';
import { notImplemented, S3Error } from './s3-error';
import { isLink, verifySignature, type SigningKey } from './signature';
import { errorResult } from './xml';

interface S3Options extends SigningKey {
  folder: string;
  /** By their full names. */
  buckets: Readonly<Record<string, BucketSpec>>;
  now: () => Date;
}

export interface S3 {
  /** Answers requests of the SDK, and links. */
  handle: RequestHandler;
  /** Answers only links below `linkPath`, for the address that browsers reach. */
  handleLink: RequestHandler;
}

/** The path of links on the address that browsers reach. */
export const linkPath = '/s3';

const largestBodyBytes = 16 * 1024 * 1024;

/** Lets pages under this machine's other name show it, and keeps anyone from running it. */
const always = { 'cross-origin-resource-policy': 'cross-origin', 'x-content-type-options': 'nosniff' };

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ObjectAnswer,
): void {
  response.writeHead(status, { ...headers, ...always });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function decodedKey(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new S3Error('InvalidURI', 400, 'The address cannot be read.');
  }
}

function refusalOf(error: unknown): ObjectAnswer {
  if (!(error instanceof S3Error)) console.error('the store failed', error);
  const known = error instanceof S3Error ? error : new S3Error('InternalError', 500, 'The store failed.');
  return { status: known.status, headers: { 'content-type': 'application/xml' }, body: errorResult(known) };
}

/** An embedded object store, as strict as S3 in what it supports: addresses start with the bucket in their path. */
export function createS3({ folder, buckets, now, ...key }: S3Options): S3 {
  const opened = new Map(
    Object.entries(buckets).map(([name, spec]) => {
      const files = openObjectFiles(join(folder, name));
      // Once per start is often enough on a developer's machine.
      expireObjects(files, spec, now());
      return [name, files] as const;
    }),
  );

  async function run(request: IncomingMessage, base: string): Promise<ObjectAnswer> {
    const [path, rawQuery] = splitTarget(request.url ?? '/');
    const query = new URLSearchParams(rawQuery);
    const { method = 'GET', headers } = request;
    verifySignature({ method, path, query, headers }, key, now());
    const [bucketName = '', ...rest] = path.slice(base.length + 1).split('/');
    const bucket = opened.get(bucketName);
    if (!bucket) throw new S3Error('NoSuchBucket', 404, 'The specified bucket does not exist.');
    const body = await readBody(request, largestBodyBytes);
    if (!body) throw new S3Error('EntityTooLarge', 400, 'The object is too large.');
    const objectKey = decodedKey(rest.join('/'));
    return runOperation(method, { bucket, bucketName, key: objectKey, query, headers, body, now: now() });
  }

  async function answer(request: IncomingMessage, response: ServerResponse, base: string): Promise<void> {
    // The SDK sets its clock by it, and this store's clock may be a test's.
    response.setHeader('date', now().toUTCString());
    write(request, response, await run(request, base).catch(refusalOf));
  }

  return {
    handle: (request, response) => answer(request, response, ''),
    async handleLink(request, response) {
      const [, rawQuery] = splitTarget(request.url ?? '/');
      if (request.method !== 'GET' || !isLink(new URLSearchParams(rawQuery)))
        return write(request, response, refusalOf(notImplemented('requests that are no link')));
      return answer(request, response, linkPath);
    },
  };
}
