import { CloudWatchLogsClient } from '@aws-sdk/client-cloudwatch-logs';
import { setTimeout as pause } from 'node:timers/promises';
import { manifest } from '../../functions/manifest';
import { findEnvironment } from '../environments';
import { offerHelp, readOptions } from '../help';
import { apiLogsOf, functionLogsOf } from '../names';
import { environmentLog } from './trace/environment-log';
import { findLines, type Found } from './trace/find-lines';
import { formatFound } from './trace/format-trace';
import { localLog } from './trace/local-log';

offerHelp(`
npm run trace -- <id> [options]    prints a request with its events and consumers, and what was not handled

<id> is the reference that a screen or an answer shows, the ID of an event, a message, or a correlation; or a person's
user ID, which lists what they did.

  --env <name>     the logs of a deployed environment instead of this machine's
  --since <hours>  with --env: how far back to look (default 24)
  --data <folder>  this machine's data folder (default .data)
  --help           print this
`);
const { values, positionals } = readOptions({
  allowPositionals: true,
  options: {
    env: { type: 'string' },
    since: { type: 'string', default: '24' },
    data: { type: 'string', default: '.data' },
  },
});
const { env, data } = values;
const hours = Number(values.since);

async function inEnvironment(name: string, id: string): Promise<Found> {
  const { stackName, region } = findEnvironment(name);
  const client = new CloudWatchLogsClient({ region });
  const to = new Date();
  const from = new Date(to.getTime() - hours * 3_600_000);
  const functions = Object.keys(manifest.functions).map((each) => functionLogsOf(stackName, each));
  const logGroups = [apiLogsOf(stackName), ...functions];
  try {
    return await findLines(environmentLog(client, { logGroups, from, to, pause }), id);
  } finally {
    client.destroy();
  }
}

try {
  const [given, ...more] = positionals;
  // A sentence on a screen may have ended behind it.
  const id = given?.replace(/[.,]$/, '');
  if (!id || more.length > 0) throw new Error('Give one ID: npm run trace -- <id>.');
  if (!/^[\w=:-]{8,128}$/.test(id)) throw new Error(`${id} is not an ID.`);
  if (!(hours > 0)) throw new Error('--since takes a number of hours.');
  const found = await (env === undefined ? findLines(localLog(data), id) : inEnvironment(env, id));
  console.log(formatFound(found, manifest));
  if (found.lines.length === 0) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
