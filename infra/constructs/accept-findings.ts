import { Stack, Validations } from 'aws-cdk-lib';
import { ManagedPolicy } from 'aws-cdk-lib/aws-iam';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import type { IConstruct } from 'constructs';

/** Accepts findings of cdk-nag on a construct and its contents; keys are rule IDs, values the reasons. */
export function acceptFindings(construct: IConstruct, reasons: Record<string, string>): void {
  const accepted = Object.entries(reasons).map(([id, reason]) => ({ id: `AwsSolutions-${id}`, reason }));
  Validations.of(construct).acknowledge(...accepted);
}

/** Accepts, for one reason, that a policy under `construct` names these resources or actions with a wildcard. */
export function acceptWildcards(
  construct: IConstruct,
  { resources = [], actions = [] }: { resources?: string[]; actions?: string[] },
  reason: string,
): void {
  const named = (resource: string) => flattenCfnReference(Stack.of(construct).resolve(resource));
  const ids = [
    ...resources.map((resource) => `IAM5[Resource::${named(resource)}]`),
    ...actions.map((action) => `IAM5[Action::${action}]`),
  ];
  acceptFindings(construct, Object.fromEntries(ids.map((id) => [id, reason])));
}

/** Accepts that a role uses an AWS managed policy. */
export function acceptManagedPolicy(construct: IConstruct, name: string, reason: string): void {
  const { managedPolicyArn } = ManagedPolicy.fromAwsManagedPolicyName(name);
  const arn = flattenCfnReference(Stack.of(construct).resolve(managedPolicyArn));
  acceptFindings(construct, { [`IAM4[Policy::${arn}]`]: reason });
}
