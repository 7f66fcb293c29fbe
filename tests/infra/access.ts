import type { Template } from 'aws-cdk-lib/assertions';
import { flattenCfnReference } from 'cdk-nag/lib/utils/flatten-cfn-reference.js';
import { propertiesOf } from './synthesize';

interface Statement {
  Effect: string;
  Action: string | string[];
  Resource: unknown;
}
interface Role {
  Policies?: { PolicyDocument: { Statement: Statement[] } }[];
  ManagedPolicyArns?: unknown[];
}
interface Lambda {
  FunctionName?: string;
  Role: { 'Fn::GetAtt': [string, string] };
}

const listed = <T>(value: T | T[]): T[] => (Array.isArray(value) ? value : [value]);

/** Logical IDs without their hash (`Bus.Arn`), tables and buckets by their names (`table/people`, `photos/*`). */
function readable(resource: unknown): string {
  return flattenCfnReference(resource)
    .replaceAll(/<(\w+?)[0-9A-F]{8}(\.\w+)?>/g, '$1$2')
    .replace(/^arn:aws:dynamodb:eu-west-2:<AWS::AccountId>:table\/vita-prod-/, 'table/')
    .replace('arn:aws:s3:::vita-prod-<AWS::AccountId>-eu-west-2-', '');
}

function permissions({ Effect, Action, Resource }: Statement): string[] {
  if (Effect !== 'Allow') throw new Error(`unexpected effect ${Effect}`);
  return listed(Action).flatMap((action) => listed(Resource).map((each) => `${action} on ${readable(each)}`));
}

/** What each product function may do, as sorted lines such as `dynamodb:GetItem on table/people`. */
export function accessOf(template: Template): Map<string, string[]> {
  const roles = propertiesOf(template, 'AWS::IAM::Role');
  const attached = JSON.stringify(propertiesOf(template, 'AWS::IAM::Policy'));
  const lambdas = Object.values(propertiesOf(template, 'AWS::Lambda::Function')) as unknown as Lambda[];
  const own = lambdas.filter(({ FunctionName }) => FunctionName);
  return new Map(
    own.map(
      ({
        FunctionName = '',
        Role: {
          'Fn::GetAtt': [roleId],
        },
      }) => {
        const role = roles[roleId] as Role;
        if (role.ManagedPolicyArns || attached.includes(roleId))
          throw new Error(`${roleId} has further policies`);
        const statements = (role.Policies ?? []).flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
        return [FunctionName.replace('vita-prod-', ''), statements.flatMap(permissions).toSorted()];
      },
    ),
  );
}
