import { Duration } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption, type LifecycleRule } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { BucketSpec } from '../../functions/manifest-types';
import type { Environment } from '../environments';
import { acceptFindings } from './accept-findings';
import { emptiedWith } from './removal';

interface BucketsProps {
  environment: Environment;
  prefix: string;
  buckets: Record<string, BucketSpec>;
}

function lifecycleOf(
  { keptDays, recoverableDays, unused }: BucketSpec,
  isVersioned: boolean,
): LifecycleRule[] {
  const versions = {
    noncurrentVersionExpiration: Duration.days(recoverableDays),
    expiredObjectDeleteMarker: true,
  };
  return [
    { id: 'kept', expiration: Duration.days(keptDays) },
    ...(unused
      ? [
          {
            id: 'unused',
            tagFilters: { [unused.tag]: unused.value },
            expiration: Duration.days(unused.keptDays),
          },
        ]
      : []),
    {
      id: 'remains',
      abortIncompleteMultipartUploadAfter: Duration.days(1),
      ...(isVersioned ? versions : {}),
    },
  ];
}

/**
 * The manifest's buckets, named prefix + name: private, encrypted, over TLS only, and with expiry. Where tables can go
 * back in time, so can files: what is deleted is gone for everyone at once, and for an operator after some days.
 */
export class Buckets extends Construct {
  readonly byName: Record<string, Bucket>;

  constructor(scope: Construct, id: string, { environment, prefix, buckets }: BucketsProps) {
    super(scope, id);
    this.byName = Object.fromEntries(
      Object.entries(buckets).map(([name, spec]) => [
        name,
        this.createBucket(prefix + name, name, spec, environment),
      ]),
    );
  }

  private createBucket(bucketName: string, id: string, spec: BucketSpec, environment: Environment): Bucket {
    const versioned = environment.pointInTimeRecovery;
    const bucket = new Bucket(this, id, {
      bucketName,
      versioned,
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      ...emptiedWith(environment),
      lifecycleRules: lifecycleOf(spec, versioned),
    });
    acceptFindings(bucket, {
      S1: 'A log of who viewed which file when would itself be personal data; the API logs its requests without any.',
    });
    return bucket;
  }
}
