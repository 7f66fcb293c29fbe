import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

interface AddressLimitProps {
  scope: 'CLOUDFRONT' | 'REGIONAL';
  name: string;
  /** Requests from one address in five minutes; more are refused until it slows down. */
  requests: number;
}

/** A web ACL that only refuses floods from one address. */
export class AddressLimit extends Construct {
  readonly arn: string;

  constructor(parent: Construct, id: string, { scope, name, requests }: AddressLimitProps) {
    super(parent, id);
    const seen = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      // Samples would contain people's addresses and paths.
      sampledRequestsEnabled: false,
    });
    const acl = new CfnWebACL(this, 'Acl', {
      scope,
      defaultAction: { allow: {} },
      visibilityConfig: seen(name),
      rules: [
        {
          name: 'address',
          priority: 0,
          action: { block: {} },
          statement: {
            rateBasedStatement: { aggregateKeyType: 'IP', limit: requests, evaluationWindowSec: 300 },
          },
          visibilityConfig: seen(`${name}-address`),
        },
      ],
    });
    this.arn = acl.attrArn;
  }
}
