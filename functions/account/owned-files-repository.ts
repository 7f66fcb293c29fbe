import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';

const linkSeconds = 3_600;

interface OwnedFile {
  bucket: string;
  name: string;
  bytes: number;
  storedAt: string;
  /** A link that works until `expiresAt`. */
  url: string;
  expiresAt: string;
}

interface OwnedFilesOptions {
  client: S3Client;
  /** Signs links that browsers can reach. */
  linkClient: S3Client;
  bucketName: (bucket: string) => string;
}

/** One person's files in any bucket: their keys begin with the person's ID and a slash. */
export function createOwnedFilesRepository({ client, linkClient, bucketName }: OwnedFilesOptions) {
  async function* read(bucket: string, userId: string) {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket: bucketName(bucket), Prefix: `${userId}/`, ContinuationToken }),
      );
      for (const { Key = '', Size = 0, LastModified } of page.Contents ?? [])
        yield { key: Key, bytes: Size, storedAt: LastModified?.toISOString() ?? '' };
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
  }

  return {
    /** Every file of the person, each with a link that works for an hour. */
    async list(bucket: string, userId: string, now: Date): Promise<OwnedFile[]> {
      const expiresAt = new Date(now.getTime() + linkSeconds * 1000).toISOString();
      const found: OwnedFile[] = [];
      for await (const { key, ...file } of read(bucket, userId)) {
        const command = new GetObjectCommand({ Bucket: bucketName(bucket), Key: key });
        const url = await getSignedUrl(linkClient, command, { expiresIn: linkSeconds, signingDate: now });
        found.push({ bucket, name: key.slice(userId.length + 1), ...file, url, expiresAt });
      }
      return found;
    },

    async erase(bucket: string, userId: string): Promise<void> {
      for await (const { key } of read(bucket, userId))
        await client.send(new DeleteObjectCommand({ Bucket: bucketName(bucket), Key: key }));
    },
  };
}

export type OwnedFilesRepository = ReturnType<typeof createOwnedFilesRepository>;
