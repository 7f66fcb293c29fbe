import { LambdaClient } from '@aws-sdk/client-lambda';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { findEnvironment } from '../environments';
import { offerHelp, readOptions } from '../help';
import { functionNameOf } from '../names';
import { openDeployed } from './deployed';
import { switchFunctions } from './function-switch';

offerHelp(`
npm run stop-functions -- --env <name> [options]    stops every function of the product, or starts them again

For a restore: nothing reads or writes meanwhile, and events wait. The CDK's own functions keep running.

  --env <name>     the deployed environment
  --start          start them again, each with the concurrency that the manifest reserves for it
  --yes            do it; without this the command only prints which functions it would stop
  --help           print this
`);
const { values } = readOptions({
  options: {
    env: { type: 'string' },
    start: { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
  },
});
const functions: Record<string, FunctionSpec> = manifest.functions;
const writing = Object.values(functions).filter(({ tables }) => tables);
const longest = Math.max(...writing.map(({ timeoutSeconds }) => timeoutSeconds));

async function run(name: string): Promise<void> {
  const environment = findEnvironment(name);
  const names = Object.keys(functions).map((each) => functionNameOf(environment.stackName, each));
  const what = values.start ? 'started' : 'stopped';
  if (!values.yes) {
    console.log([...names, `Add --yes: these ${names.length} functions will be ${what}.`].join('\n'));
    return;
  }
  // Refuses credentials for another account.
  const { client: tables } = await openDeployed(name);
  tables.destroy();
  const client = new LambdaClient({ region: environment.region });
  const failures = await switchFunctions(client, environment, functions, what);
  client.destroy();
  for (const failure of failures) console.error(failure);
  console.log(`${names.length - failures.length} of ${names.length} functions are ${what}.`);
  if (!values.start) console.log(`What runs already may write for ${longest} seconds more.`);
  if (failures.length > 0) process.exitCode = 1;
}

try {
  if (values.env === undefined) throw new Error('Name an environment: --env dev, staging, or prod.');
  await run(values.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
