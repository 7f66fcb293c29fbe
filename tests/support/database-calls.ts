import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { onClientCreated } from '../../functions/platform/clients';
import { tableAccesses } from '../../infra/local/database/table-access';

const tablePrefix = 'vita-local-';

/** A call that the product made to the database. */
export interface DatabaseCall {
  /** Such as 'Query food-logs'; a transaction is named by itself, not by its tables. */
  what: string;
  operation: string;
  tables: string[];
  /** What it consumed, as DynamoDB counts: doubled inside a transaction. */
  units: number;
}

function unitsOf(output: unknown): number {
  const { ConsumedCapacity: consumed } = output as {
    ConsumedCapacity?: ConsumedCapacity | ConsumedCapacity[];
  };
  return [consumed ?? []].flat().reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}

/** Every call the product makes to the database from now on, in order; empty the list to start again. */
export function watchDatabaseCalls(): DatabaseCall[] {
  const calls: DatabaseCall[] = [];
  onClientCreated(({ middlewareStack }) =>
    middlewareStack.add(
      (next, { clientName, commandName = '' }) =>
        async (args) => {
          if (clientName !== 'DynamoDBClient') return next(args);
          const operation = commandName.replace(/Command$/, '');
          const accesses = tableAccesses(commandName, args.input) ?? [];
          const tables = accesses.map(({ table }) => table.replace(tablePrefix, ''));
          const target = operation === 'TransactWriteItems' ? 'transaction' : tables.join('+');
          const call = { what: `${operation} ${target}`, operation, tables, units: 0 };
          calls.push(call);
          const result = await next(args);
          call.units = unitsOf(result.output);
          return result;
        },
      { step: 'initialize', priority: 'high' },
    ),
  );
  return calls;
}
