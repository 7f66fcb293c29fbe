import type { BucketOperation } from '../../../functions/manifest-types';

const operationOf: Record<string, BucketOperation> = {
  GetObjectCommand: 'get',
  HeadObjectCommand: 'get',
  PutObjectCommand: 'put',
  DeleteObjectCommand: 'delete',
  DeleteObjectTaggingCommand: 'keep',
  ListObjectsV2Command: 'list',
};

/** The operation of an S3 command and its bucket; undefined for other commands. */
export function bucketAccess(
  commandName: string,
  input: object,
): { operation: BucketOperation; bucket: string } | undefined {
  const operation = operationOf[commandName];
  const { Bucket = '' } = input as { Bucket?: string };
  return operation && { operation, bucket: Bucket };
}
