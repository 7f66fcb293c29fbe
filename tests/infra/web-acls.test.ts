import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { groupsAt } from '../../infra/managed-rules';
import { propertiesOf, synthesize } from './synthesize';

interface Rule {
  Name: string;
  Priority: number;
  OverrideAction?: object;
  Statement: {
    ManagedRuleGroupStatement?: {
      VendorName: string;
      Name: string;
      RuleActionOverrides: { Name: string; ActionToUse: object }[];
    };
  };
  VisibilityConfig: { MetricName: string; SampledRequestsEnabled: boolean };
}

function rulesOf(template: Template | undefined): Rule[] {
  const [acl] = Object.values(propertiesOf(template!, 'AWS::WAFv2::WebACL'));
  return acl!.Rules as Rule[];
}
const groupsOf = (template: Template | undefined) =>
  Object.fromEntries(
    rulesOf(template)
      .filter(({ Statement }) => Statement.ManagedRuleGroupStatement)
      .map((rule) => [rule.Name, rule]),
  );

const { edge, template } = synthesize('prod');
const strict = synthesize('prod', { changes: { enforceManagedRules: ['addresses', 'common'] } });

describe('AWS’s rules', () => {
  it('are at the site those of addresses, bad inputs, and everything common; at sign-in those of addresses', () => {
    const namesOf = (each: Template | undefined) =>
      rulesOf(each).map(({ Statement }) => Statement.ManagedRuleGroupStatement?.Name);
    expect(namesOf(edge)).toEqual([
      undefined,
      'AWSManagedRulesAmazonIpReputationList',
      'AWSManagedRulesKnownBadInputsRuleSet',
      'AWSManagedRulesCommonRuleSet',
    ]);
    expect(namesOf(template)).toEqual([undefined, 'AWSManagedRulesAmazonIpReputationList']);
  });

  it('only count at first, and samples show what; floods are never sampled', () => {
    for (const { Name, OverrideAction, VisibilityConfig } of [edge, template].flatMap(rulesOf)) {
      const isFlood = Name === 'address';
      expect(OverrideAction).toEqual(isFlood ? undefined : { Count: {} });
      expect(VisibilityConfig.SampledRequestsEnabled).toBe(!isFlood);
    }
  });

  it('refuse group by group where the environment says so', () => {
    const site = groupsOf(strict.edge);
    const actions = Object.entries(site).map(([name, { OverrideAction }]) => [name, OverrideAction]);
    expect(Object.fromEntries(actions)).toEqual({
      addresses: { None: {} },
      badInputs: { Count: {} },
      common: { None: {} },
    });
    expect(site['common']?.VisibilityConfig.SampledRequestsEnabled).toBe(false);
    expect(groupsOf(strict.template)['addresses']?.OverrideAction).toEqual({ None: {} });
  });

  it('never refuse a photo, a file of foods, or a message for its body', () => {
    const { RuleActionOverrides } = groupsOf(strict.edge)['common']!.Statement.ManagedRuleGroupStatement!;
    expect(RuleActionOverrides).toEqual([
      { Name: 'SizeRestrictions_BODY', ActionToUse: { Count: {} } },
      { Name: 'CrossSiteScripting_BODY', ActionToUse: { Count: {} } },
    ]);
  });

  it('show no session in samples', () => {
    edge?.hasResourceProperties('AWS::WAFv2::WebACL', {
      DataProtectionConfig: {
        DataProtections: [
          { Action: 'SUBSTITUTION', Field: { FieldType: 'SINGLE_HEADER', FieldKeys: ['authorization'] } },
        ],
      },
    });
  });
});

describe('The dashboard of the edge', () => {
  const [dashboard] = Object.values(propertiesOf(edge!, 'AWS::CloudWatch::Dashboard'));
  const shown = JSON.stringify(dashboard);

  it('shows what each rule of each web ACL counted and refused', () => {
    const metrics = [edge, template]
      .flatMap(rulesOf)
      .map(({ VisibilityConfig }) => VisibilityConfig.MetricName);
    expect(metrics).toHaveLength(groupsAt.site.length + groupsAt.signIn.length + 2);
    for (const name of metrics) expect(shown).toContain(`\\"Rule\\",\\"${name}\\"`);
    expect(shown).toContain('\\"Region\\",\\"eu-west-2\\"');
  });

  it('shows what each group found at the site, by rule', () => {
    for (const labels of ['core-rule-set', 'known-bad-inputs', 'amazon-ip-list'])
      expect(shown).toContain(`awswaf:managed:aws:${labels}`);
  });
});
