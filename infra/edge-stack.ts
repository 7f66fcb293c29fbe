import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { EdgeOverview } from './constructs/edge-overview';
import { WebAcl } from './constructs/web-acl';
import type { Environment } from './environments';

interface EdgeStackProps extends StackProps {
  environment: Environment;
  limits: NonNullable<Environment['addressLimits']>;
}

/** What CloudFront only accepts from us-east-1. */
export class EdgeStack extends Stack {
  readonly webAclArn: string;

  constructor(scope: Construct, id: string, { environment, limits, ...props }: EdgeStackProps) {
    super(scope, id, props);
    const { arn } = new WebAcl(this, 'Limit', { environment, at: 'site', requests: limits.site });
    this.webAclArn = arn;
    new EdgeOverview(this, 'Overview', environment);
  }
}
