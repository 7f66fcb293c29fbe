import { GetObjectCommand, ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';

const Bucket = 'vita-local-photos';

/** What the cloud of this process stores of a person's photos: names, and whether a photo expires after a day. */
export async function storedPhotos(userId: string): Promise<{ key: string; isUnused: boolean }[]> {
  const client = new S3Client({});
  const { Contents = [] } = await client.send(new ListObjectsV2Command({ Bucket, Prefix: `${userId}/` }));
  return Promise.all(
    Contents.map(async ({ Key = '' }) => {
      const { TagCount } = await client.send(new GetObjectCommand({ Bucket, Key }));
      return { key: Key, isUnused: TagCount === 1 };
    }),
  );
}
