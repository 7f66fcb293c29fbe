import type { MiddlewareStack } from '@smithy/types';
import * as z from 'zod';

interface Client {
  middlewareStack: MiddlewareStack<object, object>;
}

const refusalSchema = z.object({
  name: z.string(),
  $metadata: z.object({ httpStatusCode: z.number().optional() }).optional(),
});

/** How emulators say that they do not know an operation; some answer with a page, which is no JSON. */
const unknown = /InvalidAction|NotImplemented|NotSupported|SyntaxError|UnknownOperation|Unsupported/i;

function isUnknown(error: unknown): boolean {
  const { data } = refusalSchema.safeParse(error);
  return data !== undefined && (unknown.test(data.name) || data.$metadata?.httpStatusCode === 501);
}

/** With an emulator at `endpoint`, an operation that it does not know fails with a sentence that names both. */
export function tellLacking<C extends object>(client: C, endpoint = process.env['AWS_ENDPOINT_URL']): C {
  if (!endpoint) return client;
  (client as unknown as Client).middlewareStack.add(
    (next, { commandName }) =>
      async (given) => {
        try {
          return await next(given);
        } catch (error) {
          if (!isUnknown(error)) throw error;
          const operation = String(commandName).replace(/Command$/, '');
          throw new Error(`The emulator at ${endpoint} lacks ${operation}, which this needs.`, {
            cause: error,
          });
        }
      },
    { step: 'initialize', name: 'tellLacking' },
  );
  return client;
}
