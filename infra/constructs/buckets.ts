import { Duration } from 'aws-cdk-lib';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
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

/** The manifest's buckets, named prefix + name: private, encrypted, over TLS only, and with expiry. */
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
    const { unused, keptDays } = spec;
    const bucket = new Bucket(this, id, {
      bucketName,
      encryption: BucketEncryption.S3_MANAGED,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      enforceSSL: true,
      ...emptiedWith(environment),
      lifecycleRules: [
        { id: 'kept', expiration: Duration.days(keptDays) },
        {
          id: 'unused',
          tagFilters: { [unused.tag]: unused.value },
          expiration: Duration.days(unused.keptDays),
        },
      ],
    });
    acceptFindings(bucket, {
      S1: 'A log of who viewed which photo when would itself be personal data; the API logs its requests without any.',
    });
    return bucket;
  }
}
