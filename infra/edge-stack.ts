import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { AddressLimit } from './constructs/address-limit';
import type { Environment } from './environments';

interface EdgeStackProps extends StackProps {
  stackName: string;
  limits: NonNullable<Environment['addressLimits']>;
}

/** What CloudFront only accepts from us-east-1. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, { limits, ...props }: EdgeStackProps) {
    super(scope, id, props);
    const { arn } = new AddressLimit(this, 'Limit', {
      scope: 'CLOUDFRONT',
      name: props.stackName,
      requests: limits.site,
    });
    this.webAclArn = arn;
  }
}
