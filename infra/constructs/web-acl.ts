import { CfnWebACL } from 'aws-cdk-lib/aws-wafv2';
import { Construct } from 'constructs';
import { webAclNameOf } from '../names';
import { groupsAt, managedGroups, type ManagedGroup, type ManagedGroupName } from '../managed-rules';
import type { Environment } from '../environments';

interface WebAclProps {
  environment: Environment;
  at: keyof typeof groupsAt;
  /** Requests from one address in five minutes; more are refused until it slows down. */
  requests: number;
}

/** Samples contain people's addresses and paths, so there are none of what is decided. */
const seen = (metricName: string, sampledRequestsEnabled = false): CfnWebACL.VisibilityConfigProperty => ({
  metricName,
  cloudWatchMetricsEnabled: true,
  sampledRequestsEnabled,
});

/** The site's client knows what 429 means. Cognito answers in its own way. */
const slowDown: CfnWebACL.BlockActionProperty = {
  customResponse: { responseCode: 429, responseHeaders: [{ name: 'retry-after', value: '60' }] },
};

/** A group only counts until the environment enforces it; samples then show whether those were people. */
function ruleOf(group: ManagedGroupName, aclName: string, isEnforced: boolean) {
  const { name, onlyCounted }: ManagedGroup = managedGroups[group];
  return {
    name: group,
    overrideAction: isEnforced ? { none: {} } : { count: {} },
    statement: {
      managedRuleGroupStatement: {
        vendorName: 'AWS',
        name,
        ...(onlyCounted && {
          ruleActionOverrides: onlyCounted.map((rule) => ({ name: rule, actionToUse: { count: {} } })),
        }),
      },
    },
    visibilityConfig: seen(`${aclName}-${group}`, !isEnforced),
  };
}

/** A web ACL that refuses floods from one address, and counts or refuses what AWS's rules find. */
export class WebAcl extends Construct {
  readonly arn: string;

  constructor(parent: Construct, id: string, { environment, at, requests }: WebAclProps) {
    super(parent, id);
    const { stackName, enforceManagedRules: enforced = [] } = environment;
    const name = webAclNameOf(stackName, at);
    const flood = {
      name: 'address',
      action: { block: at === 'site' ? slowDown : {} },
      statement: {
        rateBasedStatement: { aggregateKeyType: 'IP', limit: requests, evaluationWindowSec: 300 },
      },
      visibilityConfig: seen(`${name}-address`),
    };
    const groups = groupsAt[at].map((group) => ruleOf(group, name, enforced.includes(group)));
    const acl = new CfnWebACL(this, 'Acl', {
      scope: at === 'site' ? 'CLOUDFRONT' : 'REGIONAL',
      defaultAction: { allow: {} },
      visibilityConfig: seen(name),
      rules: [flood, ...groups].map((rule, priority) => ({ ...rule, priority })),
      // Samples show headers, and this one is a session.
      dataProtectionConfig: {
        dataProtections: [
          {
            action: 'SUBSTITUTION',
            field: { fieldType: 'SINGLE_HEADER', fieldKeys: ['authorization'] },
          },
        ],
      },
    });
    this.arn = acl.attrArn;
  }
}
