import type { HandlerExecutionContext, InitializeHandler } from '@smithy/types';
import { onClientCreated } from '../../functions/platform/clients';
import { runningInvocation } from '../../infra/local/runtime/runtime';

const reads = ['QueryCommand', 'GetItemCommand', 'BatchGetItemCommand'];

interface Call {
  TableName?: string;
  RequestItems?: object;
  TransactItems?: Record<string, { TableName: string }>[];
}

/** A call by its command and tables, such as 'QueryCommand vita-local-weights'. */
function stepOf(commandName: string, { TableName, RequestItems = {}, TransactItems = [] }: Call): string {
  const written = TransactItems.flatMap((item) => Object.values(item).map((each) => each.TableName));
  const tables = TableName ? [TableName] : [...Object.keys(RequestItems), ...new Set(written)];
  return [commandName, ...tables].join(' ');
}

/**
 * Makes each different SDK call of a function fail once before it is made and, if it writes, once more after it took
 * effect, as if the process were killed there. One failure per invocation, because each ends it. A batch follows the
 * query that found its rows, so failing before it is failing after that query.
 */
export function failAtEachStep(functionName: string) {
  const control = { active: false, failures: new Set<string>() };
  const middleware = (next: InitializeHandler<object, object>, { commandName }: HandlerExecutionContext) =>
    (async (args) => {
      if (!control.active || runningInvocation()?.functionName !== functionName) return next(args);
      const step = stepOf(String(commandName), args.input);
      if (commandName !== 'BatchWriteItemCommand' && !control.failures.has(`before ${step}`)) {
        control.failures.add(`before ${step}`);
        throw new Error(`injected: before ${step}`);
      }
      if (reads.includes(String(commandName)) || control.failures.has(`after ${step}`)) return next(args);
      control.failures.add(`after ${step}`);
      await next(args);
      throw new Error(`injected: after ${step}`);
    }) as InitializeHandler<object, object>;
  onClientCreated((client) =>
    client.middlewareStack.add(middleware, { step: 'initialize', name: 'failAtEachStep' }),
  );
  return control;
}
