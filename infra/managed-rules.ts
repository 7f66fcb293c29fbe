export interface ManagedGroup {
  /** Its name at AWS, and the namespace of the labels with which it says what it found. */
  name: string;
  labels: string;
  /** Rules that count even where the group is enforced, because they would refuse what people send. */
  onlyCounted?: readonly string[];
}

/**
 * AWS's rules in the web ACLs: 700, 200, and 25 capacity units, with the address limit's 2 together 927. Above 1,500
 * each request would cost more.
 */
export const managedGroups = {
  /**
   * Photos and files of foods are larger than its 8 kB, and functions limit each body themselves. What people write
   * may look like a script; no page shows it as HTML.
   */
  common: {
    name: 'AWSManagedRulesCommonRuleSet',
    labels: 'awswaf:managed:aws:core-rule-set',
    onlyCounted: ['SizeRestrictions_BODY', 'CrossSiteScripting_BODY'],
  },
  badInputs: { name: 'AWSManagedRulesKnownBadInputsRuleSet', labels: 'awswaf:managed:aws:known-bad-inputs' },
  addresses: { name: 'AWSManagedRulesAmazonIpReputationList', labels: 'awswaf:managed:aws:amazon-ip-list' },
} as const satisfies Record<string, ManagedGroup>;

export type ManagedGroupName = keyof typeof managedGroups;

/** The groups of each web ACL. Sign-in only takes what Amplify sends, so there only the address tells. */
export const groupsAt = {
  site: ['addresses', 'badInputs', 'common'],
  signIn: ['addresses'],
} as const satisfies Record<string, readonly ManagedGroupName[]>;
