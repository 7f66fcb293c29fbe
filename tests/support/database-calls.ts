import { onClientCreated } from '../../functions/platform/clients';

const tablePrefix = 'vita-local-';

interface Input {
  TableName?: string;
  TransactItems?: object[];
  RequestItems?: Record<string, unknown>;
}

/** What a call is for: its table, 'transaction', or the tables of a batch. */
function targetOf({ TableName, TransactItems, RequestItems = {} }: Input): string {
  if (TransactItems) return 'transaction';
  return (TableName ?? Object.keys(RequestItems).join('+')).replaceAll(tablePrefix, '');
}

/**
 * Every call the product makes to the database from now on, such as 'Query food-logs', in order; empty the list to
 * start again.
 */
export function watchDatabaseCalls(): string[] {
  const calls: string[] = [];
  onClientCreated(({ middlewareStack }) =>
    middlewareStack.add(
      (next, { clientName, commandName = '' }) =>
        (args) => {
          if (clientName === 'DynamoDBClient')
            calls.push(`${commandName.replace(/Command$/, '')} ${targetOf(args.input)}`);
          return next(args);
        },
      { step: 'initialize', priority: 'high' },
    ),
  );
  return calls;
}
