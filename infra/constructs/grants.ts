import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { TableOperation, TableSpec } from '../../functions/manifest-types';
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

/** Lets a function do to a table what the manifest says, and query its indexes if it may query. */
export function grantTable(
  target: ProductFunction,
  table: Table,
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
