import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { assumed, costTable, firstToBreak, limitTable, pathTable } from './scale/print';
import { sizes, withScale } from './scale/runbook';
import { simulate } from './scale/simulate';

const runbook = resolve(import.meta.dirname, '../../docs/runbook.md');

offerHelp(`
npm run simulate:scale [-- options]    what many members use and cost, and what breaks first

  --members <number>    default: 1,000 to 100 million
  --write               renews the tables in docs/runbook.md
  --help                print this

Computed from the manifest, the stacks of prod, the measured budgets (tests/budgets), and the assumptions in tests/simulate/scale/assumptions.ts.
`);
const flag = { type: 'boolean', default: false } as const;
const { values } = parseArgs({ options: { members: { type: 'string' }, write: flag } });
const members = Number(values.members ?? 1_000_000);
if (!Number.isInteger(members) || members < 1) throw new Error('--members needs a whole number above 0.');

if (values.write) {
  writeFileSync(runbook, withScale(readFileSync(runbook, 'utf8')));
} else {
  const scale = simulate(members);
  const scales = values.members === undefined ? sizes.map((each) => simulate(each)) : [scale];
  console.log(
    [
      assumed,
      pathTable(scale),
      costTable(scales, scale),
      limitTable(scale),
      ...scales.map(firstToBreak),
    ].join('\n\n'),
  );
}
