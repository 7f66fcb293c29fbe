import { parseArgs } from 'node:util';
import * as z from 'zod';
import { offerHelp } from '../../infra/help';
import { assumed, costTable } from './scale/print';
import { simulate } from './scale/simulate';

offerHelp(`
npm run cost -- --people <number> [options]    what a month costs with so many members

  --people <number>  members, a fifth of whom are there on a day (default 1000)
  --env <name>       dev, staging, or prod (default prod, with a domain, emails, and alarms set)
  --help             print this

Computed from the manifest, the stacks, the measured budgets (tests/budgets), and the assumptions and prices in
tests/simulate/scale. Nothing is asked of AWS.
`);

const optionsSchema = z.object({
  people: z
    .string()
    .regex(/^\d{1,10}$/, '--people takes a whole number above 0.')
    .transform(Number)
    .refine((people) => people > 0, '--people takes a whole number above 0.'),
  env: z.enum(['dev', 'staging', 'prod'], '--env is dev, staging, or prod.'),
});

function read() {
  // A negative number would be taken for an option.
  const args = process.argv.slice(2).join(' ').replace('--people -', '--people=-').split(' ').filter(Boolean);
  const { values } = parseArgs({
    args,
    options: { people: { type: 'string', default: '1000' }, env: { type: 'string', default: 'prod' } },
  });
  const { data, error } = optionsSchema.safeParse(values);
  if (!data) throw new Error(error.issues.map(({ message }) => message).join(' '));
  return data;
}

try {
  const { people, env } = read();
  const scale = simulate(people, env);
  const where =
    'Assumptions (tests/simulate/scale/assumptions.ts) and prices (prices.ts, list prices of us-east-1):';
  console.log([costTable([scale], scale), where, assumed].join('\n\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
