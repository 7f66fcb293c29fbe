import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import { assumed, costTable, firstToBreak, limitTable, pathTable } from './scale/print';
import { simulate } from './scale/simulate';

offerHelp(`
npm run simulate:scale [-- options]    what many members use and cost, and what breaks first

  --members <number>    default: 10,000, 1 million, and 100 million
  --help                print this

Computed from the manifest, the measured budgets (tests/budgets), and the assumptions in tests/simulate/scale/assumptions.ts.
`);
const { values } = parseArgs({ options: { members: { type: 'string' } } });
const members = Number(values.members ?? 1_000_000);
if (!Number.isInteger(members) || members < 1) throw new Error('--members needs a whole number above 0.');

const scale = simulate(members);
const others = values.members === undefined ? [10_000, 1_000_000, 100_000_000].map(simulate) : [scale];
console.log(
  [assumed, pathTable(scale), costTable(others), limitTable(scale), others.map(firstToBreak).join('\n')].join(
    '\n\n',
  ),
);
