import { GetObjectCommand, ListObjectsV2Command, PutObjectCommand } from '@aws-sdk/client-s3';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { startChild } from '../../../tests/support/local-cloud/child';
import { s3Client } from '../../../tests/support/local-cloud/s3';

const Bucket = 'test-photos';
const bodyOf = (key: string) => Buffer.alloc(50_000, key);

it('loses nothing it has answered, and shows nothing half written, when the process is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'vita-s3-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const first = await startChild('run-s3.ts', [folder]);
  const client = s3Client(first.line);
  const answered: string[] = [];
  let isKilled = false;
  const write = async (key: string) => {
    await client.send(new PutObjectCommand({ Bucket, Key: key, Body: bodyOf(key) }));
    answered.push(key);
  };
  const writing = Array.from({ length: 400 }, (_, n) => n).reduce(
    (before, n) => before.then(() => (isKilled ? undefined : write(`object-${n}`))),
    Promise.resolve() as Promise<unknown>,
  );
  const ended = writing.catch(() => undefined);
  await expect.poll(() => answered.length, { timeout: 20_000 }).toBeGreaterThan(10);
  isKilled = true;
  await first.kill();
  await ended;

  const second = await startChild('run-s3.ts', [folder]);
  const again = s3Client(second.line);
  const { Contents = [] } = await again.send(new ListObjectsV2Command({ Bucket }));
  const kept = Contents.map(({ Key = '' }) => Key);
  expect(kept).toEqual(expect.arrayContaining(answered));
  for (const key of kept) {
    const { Body } = await again.send(new GetObjectCommand({ Bucket, Key: key }));
    expect(Buffer.from((await Body?.transformToByteArray()) ?? [])).toEqual(bodyOf(key));
  }
  await second.kill();
});
