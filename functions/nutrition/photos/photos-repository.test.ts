import {
  DeleteObjectTaggingCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { makePhoto } from '../../../tests/support/photos';
import { createPhotosRepository } from './photos-repository';

const client = new S3Client({ region: 'eu-west-2', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } });
const store = mockClient(client);
const photos = createPhotosRepository({ client, linkClient: client, bucket: 'photos' });
const name = { userId: 'maya', photoId: 'one' };
const failed = (status: number) =>
  new S3ServiceException({ name: 'Failed', $fault: 'server', $metadata: { httpStatusCode: status } });

beforeEach(() => store.reset());

describe('The bucket of photos', () => {
  it('takes a photo as one that expires unless it is kept', async () => {
    store.on(PutObjectCommand).resolves({});
    const bytes = makePhoto();
    await photos.store(name, { bytes, width: 64, height: 48 });
    expect(store.commandCalls(PutObjectCommand)[0]?.args[0].input).toMatchObject({
      Bucket: 'photos',
      Key: 'maya/one.jpg',
      Body: bytes,
      ContentType: 'image/jpeg',
      Tagging: 'state=unused',
    });
  });

  it('leads links to the bucket’s own address, signed for five minutes', async () => {
    store.on(HeadObjectCommand).resolves({});
    const link = await photos.link(name, new Date('2026-11-20T10:00:00Z'));
    const url = new URL(link?.url ?? '');
    expect(url.origin).toBe('https://photos.s3.eu-west-2.amazonaws.com');
    expect(url.searchParams.get('X-Amz-Expires')).toBe('300');
    expect(link?.expiresAt).toBe('2026-11-20T10:05:00.000Z');
  });

  it('tells a photo that is not there from a bucket that does not answer', async () => {
    store.on(HeadObjectCommand).rejects(failed(404));
    expect(await photos.link(name, new Date('2026-11-20T10:00:00Z'))).toBeNull();
    store.on(HeadObjectCommand).rejects(failed(503));
    await expect(photos.link(name, new Date('2026-11-20T10:00:00Z'))).rejects.toThrow(S3ServiceException);
  });

  it('has nothing to keep where the photo has gone, and is asked again where it fails', async () => {
    store.on(DeleteObjectTaggingCommand).rejects(failed(404));
    await photos.keep(name);
    store.on(DeleteObjectTaggingCommand).rejects(failed(500));
    await expect(photos.keep(name)).rejects.toThrow(S3ServiceException);
  });
});
