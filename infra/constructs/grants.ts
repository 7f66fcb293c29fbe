import type { ITable } from 'aws-cdk-lib/aws-dynamodb';
import {
  secretsOf,
  type BucketOperation,
  type SecretName,
  type TableOperation,
  type TableSpec,
} from '../../functions/manifest-types';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { acceptWildcards } from './accept-findings';
import type { ProductFunction } from './product-function';

const actionsOf: Record<TableOperation, string[]> = {
  get: ['GetItem', 'BatchGetItem'],
  query: ['Query'],
  put: ['PutItem'],
  update: ['UpdateItem'],
  delete: ['DeleteItem'],
  check: ['ConditionCheckItem'],
  batchWrite: ['BatchWriteItem'],
  scan: ['Scan'],
};

/** Grants a function what the manifest says about a table, and queries on its indexes if it may query. */
export function grantTable(
  target: ProductFunction,
  table: ITable,
  { indexes = {} }: TableSpec,
  operations: readonly TableOperation[],
): void {
  const actions = operations.flatMap((operation) => actionsOf[operation]);
  target.allow(
    actions.map((action) => `dynamodb:${action}`),
    table.tableArn,
  );
  const indexArns = Object.keys(indexes).map((name) => `${table.tableArn}/index/${name}`);
  if (operations.includes('query') && indexArns.length > 0) target.allow(['dynamodb:Query'], ...indexArns);
}

const objectActionsOf: Record<Exclude<BucketOperation, 'list'>, string[]> = {
  get: ['GetObject'],
  put: ['PutObject', 'PutObjectTagging'],
  delete: ['DeleteObject'],
  keep: ['DeleteObjectTagging'],
};

/**
 * Grants a function what the manifest says about a bucket's objects. A function that may get may also list, because S3
 * only tells 'missing' from 'forbidden' to those who may list.
 */
export function grantBucket(
  target: ProductFunction,
  bucket: IBucket,
  operations: readonly BucketOperation[],
): void {
  const objects = bucket.arnForObjects('*');
  const actions = operations.flatMap((operation) => (operation === 'list' ? [] : objectActionsOf[operation]));
  target.allow(
    actions.map((action) => `s3:${action}`),
    objects,
  );
  if (operations.includes('list') || operations.includes('get'))
    target.allow(['s3:ListBucket'], bucket.bucketArn);
  acceptWildcards(
    target,
    { resources: [objects] },
    'Object keys consist of IDs of people and photos, and of times.',
  );
}

/** A secret as functions know it: where it lies, never what it says. */
export interface GrantedSecret {
  arns: readonly string[];
  variables: Record<string, string>;
}

/** Only functions that the manifest names know where a secret lies, and may read it. */
export function grantSecrets(
  functions: readonly ProductFunction[],
  secrets: Record<SecretName, GrantedSecret>,
): void {
  for (const target of functions)
    for (const name of secretsOf(target.spec)) {
      const { arns, variables } = secrets[name];
      target.allow(['secretsmanager:GetSecretValue'], ...arns);
      for (const [variable, value] of Object.entries(variables))
        target.lambda.addEnvironment(variable, value);
    }
}
