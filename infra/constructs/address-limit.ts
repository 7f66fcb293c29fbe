import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';

interface AddressLimitProps {
  scope: 'CLOUDFRONT' | 'REGIONAL';
  name: string;
  /** Requests of one address in five minutes; what is above is refused until it calms down. */
  requests: number;
}

/** A web ACL that refuses floods from one address, and nothing else. */
export class AddressLimit extends Construct {
  readonly arn: string;

  constructor(parent: Construct, id: string, { scope, name, requests }: AddressLimitProps) {
    super(parent, id);
    const seen = (metricName: string) => ({
      metricName,
      cloudWatchMetricsEnabled: true,
      // A sample would show addresses and paths of people.
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
