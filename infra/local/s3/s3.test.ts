import {
  CopyObjectCommand,
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  type PutObjectCommandInput,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { photos } from '../../../functions/nutrition/photos/bucket';
import { s3Client, s3Key, startS3 } from '../../../tests/support/local-cloud/s3';
import { expireObjects } from './expire';
import { openObjectFiles } from './object-files';

const Bucket = 'test-photos';
const start = new Date();
let now = start;
let folder: string;
let endpoint: string;
let stop: () => Promise<void>;
let client: S3Client;
let made = 0;
let prefix: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'vita-s3-'));
  ({ endpoint, stop } = await startS3(folder, () => now));
  client = s3Client(endpoint);
});
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  now = start;
  prefix = `case-${(made += 1)}/`;
});

const put = (name: string, body: string | Buffer = 'hello', more: Partial<PutObjectCommandInput> = {}) =>
  client.send(new PutObjectCommand({ Bucket, Key: prefix + name, Body: body, ...more }));
const read = async (name: string) => {
  const answer = await client.send(new GetObjectCommand({ Bucket, Key: prefix + name }));
  return Buffer.from((await answer.Body?.transformToByteArray()) ?? []);
};
const keys = async (more: object = {}) => {
  const { Contents = [], ...page } = await client.send(
    new ListObjectsV2Command({ Bucket, Prefix: prefix, ...more }),
  );
  return { ...page, keys: Contents.map(({ Key = '' }) => Key.slice(prefix.length)) };
};
/** The error of a refused call. */
const refusal = (call: Promise<unknown>) =>
  call.then(
    () => 'not refused',
    (error: Error) => error.name,
  );

describe('An object', () => {
  it('is given back byte by byte, with its type, its metadata and its checksum', async () => {
    const bytes = Buffer.from(Array.from({ length: 70_000 }, (_, index) => index % 256));
    const { ETag } = await put('a photo ü+&.jpg', bytes, {
      ContentType: 'image/jpeg',
      CacheControl: 'private, max-age=300',
      Metadata: { width: '1280' },
    });
    expect(await read('a photo ü+&.jpg')).toEqual(bytes);
    const head = await client.send(new HeadObjectCommand({ Bucket, Key: `${prefix}a photo ü+&.jpg` }));
    expect(head).toMatchObject({
      ETag,
      ContentLength: 70_000,
      ContentType: 'image/jpeg',
      CacheControl: 'private, max-age=300',
      Metadata: { width: '1280' },
    });
    const asked = new GetObjectCommand({ Bucket, Key: `${prefix}a photo ü+&.jpg`, ChecksumMode: 'ENABLED' });
    expect((await client.send(asked)).ChecksumCRC32).toMatch(/^.{6}==$/);
  });

  it('takes the place of an older one, even when it is empty', async () => {
    await put('one', 'first');
    await put('one', '');
    expect(await read('one')).toHaveLength(0);
  });

  it('is gone when it was deleted, even if deleted twice', async () => {
    await put('one');
    for (const _ of [1, 2]) await client.send(new DeleteObjectCommand({ Bucket, Key: `${prefix}one` }));
    expect(await refusal(read('one'))).toBe('NoSuchKey');
    expect(await refusal(client.send(new HeadObjectCommand({ Bucket, Key: `${prefix}one` })))).toBe(
      'NotFound',
    );
  });

  it('keeps its content when its tags are taken away', async () => {
    await put('one', 'tagged', { Tagging: 'state=unused' });
    const tags = async () =>
      (await client.send(new GetObjectCommand({ Bucket, Key: `${prefix}one` }))).TagCount;
    expect(await tags()).toBe(1);
    await client.send(new DeleteObjectTaggingCommand({ Bucket, Key: `${prefix}one` }));
    expect(await tags()).toBeUndefined();
    expect((await read('one')).toString()).toBe('tagged');
  });
});

describe('A list', () => {
  it('names what begins with the prefix in order, page by page', async () => {
    for (const name of ['c', 'a', 'b&b', 'd/e']) await put(name, name);
    const first = await keys({ MaxKeys: 3 });
    expect(first).toMatchObject({ keys: ['a', 'b&b', 'c'], IsTruncated: true, KeyCount: 3 });
    const second = await keys({ MaxKeys: 3, ContinuationToken: first.NextContinuationToken });
    expect(second).toMatchObject({ keys: ['d/e'], IsTruncated: false });
    expect((await keys({ StartAfter: `${prefix}c` })).keys).toEqual(['d/e']);
  });
});

describe('A request is refused', () => {
  it.each([
    ['with another secret', { ...s3Key, secretAccessKey: 'guessed' }, 'SignatureDoesNotMatch'],
    ['with another key', { ...s3Key, accessKeyId: 'AKIAOTHER' }, 'InvalidAccessKeyId'],
  ])('%s', async (_, credentials, name) => {
    const stranger = s3Client(endpoint, { credentials });
    await put('one');
    expect(await refusal(stranger.send(new GetObjectCommand({ Bucket, Key: `${prefix}one` })))).toBe(name);
  });

  it('without a signature', async () => {
    expect((await fetch(`${endpoint}/${Bucket}/one`)).status).toBe(403);
    expect((await fetch(`${endpoint}/${Bucket}/one`, { method: 'PUT', body: 'mine' })).status).toBe(403);
  });

  it('when it was signed more than a quarter of an hour ago', async () => {
    now = new Date(start.getTime() + 3_600_000);
    const late = s3Client(endpoint).send(new PutObjectCommand({ Bucket, Key: `${prefix}late`, Body: 'x' }));
    expect(await refusal(late)).toBe('RequestTimeTooSkewed');
  });

  it('when its body or a header was changed on the way', async () => {
    const altering = (change: (request: { body?: unknown; headers: Record<string, string> }) => void) => {
      const other = s3Client(endpoint);
      other.middlewareStack.add(
        (next) => async (args) => {
          change(args.request as never);
          return next(args);
        },
        { step: 'finalizeRequest', priority: 'low', name: 'alter' },
      );
      return other.send(new PutObjectCommand({ Bucket, Key: `${prefix}one`, Body: 'hello' }));
    };
    expect(await refusal(altering((request) => (request.body = 'olleh')))).toBe('XAmzContentSHA256Mismatch');
    expect(await refusal(altering(({ headers }) => (headers['x-amz-meta-a'] = 'b')))).toBe('AccessDenied');
    expect((await keys()).keys).toEqual([]);
  });

  it('when the checksum is not that of the body', async () => {
    expect(await refusal(put('one', 'hello', { ChecksumCRC32: 'AAAAAA==' }))).toBe('BadDigest');
    expect(await refusal(put('one', 'hello', { ContentMD5: 'AAAAAAAAAAAAAAAAAAAAAA==' }))).toBe('BadDigest');
    expect((await keys()).keys).toEqual([]);
  });

  it('when this store does not know what it asks for, instead of doing half of it', async () => {
    const streamed = put('one', Readable.from([Buffer.from('a')]) as never, { ContentLength: 1 });
    expect(await refusal(streamed)).toBe('NotImplemented');
    const copy = new CopyObjectCommand({ Bucket, Key: `${prefix}two`, CopySource: `${Bucket}/${prefix}one` });
    expect(await refusal(client.send(copy))).toBe('NotImplemented');
    expect(await refusal(put('one', 'hello', { ACL: 'public-read' }))).toBe('NotImplemented');
    expect(await refusal(keys({ Delimiter: '/' }))).toBe('NotImplemented');
    expect((await keys()).keys).toEqual([]);
  });

  it('for a bucket that is not there and a key that is too long', async () => {
    expect(await refusal(put('one', 'hello', { Bucket: 'another' }))).toBe('NoSuchBucket');
    expect(await refusal(put('k'.repeat(1100)))).toBe('KeyTooLongError');
  });
});

describe('A link', () => {
  const link = (expiresIn: number) =>
    getSignedUrl(
      s3Client(`${endpoint}/s3`, { forcePathStyle: true }),
      new GetObjectCommand({ Bucket, Key: `${prefix}one` }),
      { expiresIn },
    );

  it('shows the object to whoever has it, until it expires', async () => {
    await put('one', 'shown', { ContentType: 'image/jpeg' });
    const address = await link(300);
    const answer = await fetch(address);
    expect(await answer.text()).toBe('shown');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    now = new Date(start.getTime() + 600_000);
    expect((await fetch(address)).status).toBe(403);
  });

  it('cannot be changed: neither its time, nor its object, nor what it does', async () => {
    await put('one', 'mine');
    await put('two', 'not yours');
    const address = await link(60);
    const statuses = await Promise.all([
      fetch(address.replace('Expires=60', 'Expires=6000')),
      fetch(address.replace('/one', '/two')),
      fetch(`${address}&response-content-type=text/html`),
      fetch(`${address}&tagging`),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual([403, 403, 403, 403]);
    for (const method of ['PUT', 'DELETE', 'POST'])
      expect((await fetch(address, { method })).status).toBe(501);
    expect((await fetch(`${endpoint}/s3/${Bucket}/${prefix}one`)).status).toBe(501);
    expect((await read('one')).toString()).toBe('mine');
  });
});

describe('The files of the store', () => {
  it('expire as the bucket says: soon where nothing came of them, late otherwise', async () => {
    await put('unused', 'x', { Tagging: 'state=unused' });
    await put('kept', 'x');
    const files = openObjectFiles(join(folder, Bucket));
    const left = (days: number) => {
      expireObjects(files, photos, new Date(Date.now() + days * 86_400_000));
      return files.list().flatMap(({ key }) => (key.startsWith(prefix) ? key.slice(prefix.length) : []));
    };
    expect(left(0.9)).toEqual(['kept', 'unused']);
    expect(left(1.1)).toEqual(['kept']);
    expect(left(401)).toEqual([]);
  });

  it('are there again after a start, without what a crash left unfinished', async () => {
    await put('one', 'kept', { ContentType: 'image/jpeg' });
    const place = join(folder, Bucket);
    writeFileSync(join(place, 'torn.part'), '{"key":"torn');
    const again = openObjectFiles(place);
    expect(again.find(`${prefix}one`)?.headers).toEqual({ 'content-type': 'image/jpeg' });
    expect(again.read(`${prefix}one`).toString()).toBe('kept');
    expect(readdirSync(place).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});
