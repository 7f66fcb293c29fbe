import { parseArgs } from 'node:util';
import { offerHelp } from '../../infra/help';
import type { TestResult } from './journal';
import { endWithSignals, openLogs, runBrowser, runStep } from './steps';

offerHelp(`
npm run test:flaky [-- options] [-- file…]    runs every browser test, or those of some files, several times to find flaky ones

  --times <number>  how often (default 5)
  --help            print this
`);
const { values, positionals } = parseArgs({
  options: { times: { type: 'string', default: '5' } },
  allowPositionals: true,
});

/** A line for each test that did not always pass: how often it failed, and the first error. */
function unsteadyOf(tests: TestResult[]): string[] {
  const byTitle = new Map<string, TestResult[]>();
  for (const test of tests) {
    const title = `${test.where}: [${test.project}] ${test.name}`;
    byTitle.set(title, [...(byTitle.get(title) ?? []), test]);
  }
  return [...byTitle].flatMap(([title, all]) => {
    const failed = all.filter(({ error }) => error !== null);
    const [first] = failed;
    return first ? [`${failed.length} of ${all.length} failed  ${title}\n      ${first.error}`] : [];
  });
}

endWithSignals();
openLogs();
await runStep('client build and sizes', 'npm', ['run', '-s', 'build']);
const { tests } = await runBrowser('browser', [
  `--repeat-each=${values.times}`,
  '--retries=0',
  ...positionals,
]);
const unsteady = unsteadyOf(tests);
console.log(unsteady.length === 0 ? `\nSteady: ${tests.length} passed.` : `\n${unsteady.join('\n')}`);
process.exit(unsteady.length === 0 ? 0 : 1);
