import { onClientCreated } from '../../functions/platform/clients';

const isCounted = (commandName: string, input: string) =>
  commandName === 'TransactWriteItemsCommand' ||
  (commandName === 'UpdateItemCommand' && !input.includes('-quotas"'));

/** Lets a request end like its process: after so many writes of the product, no further one reaches the database. */
export function crashAfter() {
  const control = { writesLeft: Infinity };
  onClientCreated((client) =>
    client.middlewareStack.add(
      (next, { commandName = '' }) =>
        async (args) => {
          if (control.writesLeft < Infinity && isCounted(commandName, JSON.stringify(args.input))) {
            if (control.writesLeft === 0) throw new Error('injected: the process has ended');
            control.writesLeft -= 1;
          }
          return next(args);
        },
      { step: 'initialize', name: 'crashAfter', priority: 'high' },
    ),
  );
  return control;
}
