import {
  DeleteObjectCommand,
  DeleteObjectTaggingCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3ServiceException,
  type S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { photos } from './bucket';
import type { Jpeg } from './read-jpeg';

const linkSeconds = 300;
const { tag, value } = photos.unused;

interface PhotosRepositoryOptions {
  client: S3Client;
  /** Signs links that browsers can reach. */
  linkClient: S3Client;
  bucket: string;
}

export interface PhotoName {
  userId: string;
  photoId: string;
}

/** Null if the object does not exist; every other failure is thrown. */
async function unlessMissing<T>(answer: Promise<T>): Promise<T | null> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404) return null;
    throw error;
  }
}

/** The `photos` bucket: JPEGs under their person's ID. A photo expires after a day unless it is kept. */
export function createPhotosRepository({ client, linkClient, bucket }: PhotosRepositoryOptions) {
  const objectOf = ({ userId, photoId }: PhotoName) => ({ Bucket: bucket, Key: `${userId}/${photoId}.jpg` });

  return {
    async store(name: PhotoName, { bytes, width, height }: Jpeg): Promise<void> {
      await client.send(
        new PutObjectCommand({
          ...objectOf(name),
          Body: bytes,
          ContentType: 'image/jpeg',
          CacheControl: `private, max-age=${linkSeconds}`,
          Metadata: { width: String(width), height: String(height) },
          Tagging: `${tag}=${value}`,
        }),
      );
    },

    /** The bytes of a photo; null if there is none. */
    async read(name: PhotoName): Promise<Uint8Array | null> {
      const answer = await unlessMissing(client.send(new GetObjectCommand(objectOf(name))));
      return (await answer?.Body?.transformToByteArray()) ?? null;
    },

    /** A link that shows the photo for five minutes; null if there is none. */
    async link(name: PhotoName, now: Date): Promise<{ url: string; expiresAt: string } | null> {
      const found = await unlessMissing(client.send(new HeadObjectCommand(objectOf(name))));
      if (!found) return null;
      const command = new GetObjectCommand(objectOf(name));
      const url = await getSignedUrl(linkClient, command, { expiresIn: linkSeconds, signingDate: now });
      return { url, expiresAt: new Date(now.getTime() + linkSeconds * 1000).toISOString() };
    },

    /** The photo now belongs to a meal. Does nothing if it is gone. */
    async keep(name: PhotoName): Promise<void> {
      await unlessMissing(client.send(new DeleteObjectTaggingCommand(objectOf(name))));
    },

    async remove(name: PhotoName): Promise<void> {
      await client.send(new DeleteObjectCommand(objectOf(name)));
    },
  };
}

export type PhotosRepository = ReturnType<typeof createPhotosRepository>;
