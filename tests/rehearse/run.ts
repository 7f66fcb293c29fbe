import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { findings, machine, table, writeReport } from '../support/write-report';
import { rehearse } from './rehearse';

offerHelp(`
npm run rehearse:restore [-- options]    loses tables of a running product and restores them by the runbook's steps

People use the embedded product, tables are lost, and the steps of docs/runbook.md bring them back. Prints the time
of each step and what differs; exits with 1 if a deleted account came back or anything derived is wrong.

  --tables <names>   what is lost, separated by commas (default people,food-logs)
  --skip <step>      leave out a step, to prove that it would be missed: 'erase again', 'audit --repair'
  --help             print this

The report goes to .data/reports/rehearsal.md. The data is in a separate folder, which is kept if anything is wrong.
`);
// Otherwise its warning about Node's age would be all that people see.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true';
const { values } = parseArgs({
  options: { tables: { type: 'string', default: 'people,food-logs' }, skip: { type: 'string' } },
});
const tables = values.tables.split(',');

const data = await mkdtemp(join(tmpdir(), 'vita-rehearsal-'));
const site = join(data, 'site');
await mkdir(site);
await writeFile(join(site, 'index.html'), '<!doctype html><title>Rehearsal</title>');

try {
  const { steps, lost, repaired, problems } = await rehearse({
    data,
    site,
    tables,
    skip: values.skip,
    say: console.log,
  });
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  writeReport('rehearsal', [
    `# Restore: ${problems.length === 0 ? 'everything that must hold does' : `${problems.length} problems`}`,
    `${tables.join(', ')} were lost and came back in ${seconds.toFixed(1)} s. ${machine()}`,
    table(
      ['step', 'seconds', 'what it said'],
      steps.map(({ name, seconds: took, said }) => [name, took.toFixed(1), said]),
    ),
    '## What differs from the moment before',
    findings(lost),
    '## What the audit repaired',
    findings(repaired, 'Nothing.'),
    '## What is wrong',
    findings(problems, 'Nothing.'),
  ]);
  if (problems.length > 0) process.exitCode = 1;
  if (problems.length > 0 && !values.skip) console.log(`Its data: ${data}`);
  else await rm(data, { recursive: true, force: true });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.error(`Its data: ${data}`);
  process.exitCode = 1;
}
