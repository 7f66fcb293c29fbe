import type {
  BatchGetItemCommandInput,
  BatchWriteItemCommandInput,
  TransactGetItemsCommandInput,
  TransactWriteItemsCommandInput,
} from '@aws-sdk/client-dynamodb';
import type { TableOperation } from '../../../functions/manifest-types';

/** One operation that a DynamoDB command performs. */
export interface TableAccess {
  operation: TableOperation;
  table: string;
  index?: string | undefined;
}

const simpleCommands: Record<string, TableOperation> = {
  GetItemCommand: 'get',
  QueryCommand: 'query',
  ScanCommand: 'scan',
  PutItemCommand: 'put',
  UpdateItemCommand: 'update',
  DeleteItemCommand: 'delete',
};

const transactionItems = { Put: 'put', Update: 'update', Delete: 'delete', ConditionCheck: 'check' } as const;

function ofTransaction({ TransactItems = [] }: TransactWriteItemsCommandInput): TableAccess[] {
  return TransactItems.flatMap((item) =>
    (Object.keys(transactionItems) as (keyof typeof transactionItems)[]).flatMap((kind) => {
      const table = item[kind]?.TableName;
      return table === undefined ? [] : [{ operation: transactionItems[kind], table }];
    }),
  );
}

function ofTransactionGet({ TransactItems = [] }: TransactGetItemsCommandInput): TableAccess[] {
  return TransactItems.map((item) => ({ operation: 'get', table: item.Get?.TableName ?? '' }));
}

function ofBatch(
  operation: TableOperation,
  { RequestItems = {} }: BatchGetItemCommandInput | BatchWriteItemCommandInput,
): TableAccess[] {
  return Object.keys(RequestItems).map((table) => ({ operation, table }));
}

/**
 * What a DynamoDB command does to which tables; undefined for unknown commands. The document client's commands arrive
 * here under the names of the plain ones.
 */
export function tableAccesses(commandName: string, input: object): TableAccess[] | undefined {
  if (commandName === 'TransactWriteItemsCommand')
    return ofTransaction(input as TransactWriteItemsCommandInput);
  if (commandName === 'TransactGetItemsCommand')
    return ofTransactionGet(input as TransactGetItemsCommandInput);
  if (commandName === 'BatchGetItemCommand') return ofBatch('get', input as BatchGetItemCommandInput);
  if (commandName === 'BatchWriteItemCommand')
    return ofBatch('batchWrite', input as BatchWriteItemCommandInput);
  const operation = simpleCommands[commandName];
  if (operation === undefined) return undefined;
  const { TableName = '', IndexName } = input as { TableName?: string; IndexName?: string };
  return [{ operation, table: TableName, index: IndexName }];
}
