import {
  DeleteFunctionConcurrencyCommand,
  PutFunctionConcurrencyCommand,
  type LambdaClient,
} from '@aws-sdk/client-lambda';
import type { FunctionSpec } from '../../functions/manifest-types';
import type { Environment } from '../environments';
import { functionNameOf } from '../names';

type Stage = Pick<Environment, 'stackName' | 'reserveConcurrency'>;
type Functions = Readonly<Record<string, Pick<FunctionSpec, 'concurrency'>>>;

/** How many may run at once of a function that works: its reservation, or undefined for as many as there is room for. */
function usual(spec: Functions[string], { reserveConcurrency }: Stage): number | undefined {
  return reserveConcurrency ? spec.concurrency : undefined;
}

async function limit(client: LambdaClient, FunctionName: string, atOnce: number | undefined): Promise<void> {
  if (atOnce === undefined) await client.send(new DeleteFunctionConcurrencyCommand({ FunctionName }));
  else {
    const ReservedConcurrentExecutions = atOnce;
    await client.send(new PutFunctionConcurrencyCommand({ FunctionName, ReservedConcurrentExecutions }));
  }
}

/**
 * Stops the product's functions, or starts them as they were. Those of the CDK keep running: a deployment needs them.
 * One that cannot be switched does not keep the others from it; returns a line for each of those.
 */
export async function switchFunctions(
  client: LambdaClient,
  stage: Stage,
  functions: Functions,
  to: 'stopped' | 'started',
): Promise<string[]> {
  const failures: string[] = [];
  for (const [name, spec] of Object.entries(functions)) {
    const functionName = functionNameOf(stage.stackName, name);
    try {
      await limit(client, functionName, to === 'stopped' ? 0 : usual(spec, stage));
    } catch (error) {
      failures.push(`${functionName}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return failures;
}
