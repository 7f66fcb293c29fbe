import { PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';

/** The `user-exports` bucket: a folder for each export, which is whole once it has its `complete.json`. */
export function createUserExportsRepository(client: S3Client, Bucket: string) {
  return {
    async put(Key: string, Body: string): Promise<void> {
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType: 'application/x-ndjson' }));
    },
  };
}

export type UserExportsRepository = ReturnType<typeof createUserExportsRepository>;
