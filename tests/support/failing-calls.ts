import { ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb';
import { S3ServiceException } from '@aws-sdk/client-s3';
import type { DeserializeHandler, HandlerExecutionContext } from '@smithy/types';
import { onClientCreated } from '../../functions/platform/clients';

/** A kind of call, such as 'PutItemCommand', for one table if given. */
interface Calls {
  command: string;
  table?: string;
}

interface Failing extends Calls {
  error: () => Error;
  left: number;
}

/** DynamoDB's response if a table gets more requests than it can take. */
export const throttled = () =>
  new ProvisionedThroughputExceededException({
    message: 'injected: the table is busy',
    $metadata: { httpStatusCode: 400 },
  });

/** What S3 returns on a bad day. */
export const broken = () =>
  new S3ServiceException({
    name: 'InternalError',
    message: 'injected: we encountered an internal error',
    $fault: 'server',
    $metadata: { httpStatusCode: 500 },
  });

/** The error of a service that cannot be reached. */
export const unreachable = () => Object.assign(new Error('injected: unreachable'), { name: 'TimeoutError' });

const withoutBytes = (_: string, value: unknown) => (value instanceof Uint8Array ? null : value);

/**
 * Lets the product's calls to a service fail like the service itself would, below the SDK's own retries. `failed`
 * counts the failed calls.
 */
export function failingCalls() {
  const failing = new Set<Failing>();
  const control = {
    failed: 0,
    /** How many of these calls fail; by default all until `mend`. */
    fail(calls: Calls, error: () => Error, times = Infinity): void {
      failing.add({ ...calls, error, left: times });
    },
    mend(): void {
      failing.clear();
    },
  };
  const matches = (each: Failing, command: string, input: string) =>
    each.left > 0 &&
    each.command === command &&
    (each.table === undefined || input.includes(`"vita-local-${each.table}"`));
  const middleware =
    (
      next: DeserializeHandler<object, object>,
      { commandName = '' }: HandlerExecutionContext,
    ): DeserializeHandler<object, object> =>
    async (args) => {
      const input = failing.size > 0 ? JSON.stringify(args.input, withoutBytes) : '';
      const one = [...failing].find((each) => matches(each, commandName, input));
      if (!one) return next(args);
      one.left -= 1;
      control.failed += 1;
      throw one.error();
    };
  onClientCreated((client) =>
    client.middlewareStack.add(middleware, { step: 'deserialize', name: 'failingCalls', priority: 'low' }),
  );
  return control;
}
