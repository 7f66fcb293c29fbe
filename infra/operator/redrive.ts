import { SQSClient } from '@aws-sdk/client-sqs';
import { findEnvironment } from '../environments';
import { offerHelp, readOptions } from '../help';
import { openDeployed } from './deployed';
import { reviveLocal } from './local-dead-letters';
import { withStorage } from './open-storage';
import { redriveQueues } from './redrive-queues';
import { createSqs } from './sqs';
import { tellLacking } from './tell-lacking';

offerHelp(`
npm run redrive [-- options]    lists dead-letter queues with their depth, and moves their messages back

Consumers are idempotent, so a redrive is always safe. Fix the cause first.

  --env <name>     a deployed environment instead of this machine
  --queue <word>   only queues with this word in their name
  --data <folder>  this machine's data folder (default .data)
  --help           print this
`);
const { values } = readOptions({
  options: { env: { type: 'string' }, queue: { type: 'string' }, data: { type: 'string', default: '.data' } },
});
const { env, queue, data } = values;

async function deployed(name: string): Promise<string[]> {
  const { client, tablePrefix } = await openDeployed(name);
  client.destroy();
  const sqs = tellLacking(new SQSClient({ region: findEnvironment(name).region }));
  try {
    return await redriveQueues(createSqs(sqs), tablePrefix, queue);
  } finally {
    sqs.destroy();
  }
}

async function local(): Promise<string[]> {
  const revived = await withStorage({ env: undefined, data }, (storage) => reviveLocal(storage, queue));
  const meant = queue === undefined ? '' : ` in a queue with '${queue}' in its name`;
  if (revived.size === 0) return [`No dead letters on this machine${meant}.`];
  const lines = [...revived].map(([name, count]) => `${String(count).padStart(7)}  ${name}`);
  return [...lines, 'They will be delivered the next time npm start runs.'];
}

try {
  console.log((await (env === undefined ? local() : deployed(env))).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
