import { parseArgs } from 'node:util';
import { coachFacts } from '../../functions/coach/reply/coach-facts.fixture';
import type { Answer, EvalCase } from './eval-case';
import { createModelAnswer } from './model-answer';
import { rulesAnswer } from './rules-answer';
import { problemsOf, suites, type Suite } from './suites';
import { offerHelp } from '../../infra/help';

offerHelp(`
npm run eval [-- options]    judges the coach's answers to the suites' prompts

  --model     ask the configured model instead of the built-in coach
  --verbose   print every answer
  --help      print this
`);
const { values } = parseArgs({
  options: { model: { type: 'boolean', default: false }, verbose: { type: 'boolean', default: false } },
});
const { name, answer } = values.model
  ? createModelAnswer(process.env)
  : { name: 'built-in coach', answer: rulesAnswer };

/** Asks once and remembers the reply, so that showing it needs no second call. */
async function judge(each: EvalCase): Promise<{ problems: string[]; milliseconds: number; text: string }> {
  const startedAt = performance.now();
  const reply = await answer(coachFacts(each.facts), each.message, each.history ?? []);
  const milliseconds = performance.now() - startedAt;
  const remembered: Answer = () => reply;
  const plan = reply.workout ? ` · ${reply.workout.title}, ${reply.workout.minutes} min` : '';
  const text = `\n> ${each.message}\n${reply.reply}\n[${reply.exerciseIds.join(', ')}${plan}]`;
  return { problems: await problemsOf(each, remembered), milliseconds, text };
}

async function runSuite({ name, cases, required }: Suite): Promise<Record<string, string | number>> {
  const times: number[] = [];
  let passed = 0;
  for (const each of cases) {
    const { problems, milliseconds, text } = await judge(each);
    times.push(milliseconds);
    if (values.verbose) console.log(text);
    if (problems.length === 0) passed += 1;
    else console.log(`✗ ${each.message}\n    ${problems.join('\n    ')}`);
  }
  const p95 = times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;
  return {
    suite: name,
    passed: `${passed} of ${cases.length}`,
    required,
    verdict: passed >= required ? 'passed' : 'FAILED',
    'p95 ms': Number(p95.toFixed(1)),
  };
}

// The first reply builds the library's index, so its time does not count.
if (!values.model) await answer(coachFacts(), 'hello', []);

const rows: Record<string, string | number>[] = [];
for (const suite of suites) rows.push(await runSuite(suite));
console.log(`\n${name}`);
console.table(rows);
process.exitCode = rows.every(({ verdict }) => verdict === 'passed') ? 0 : 1;
