import { describe, expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './imports';

/** Who may read the machine's clock or wait for a fixed time, and why: a path, or the beginning of one. */
const mayAsk: Record<string, string> = {
  'tests/bench/': 'a bench measures how long something takes',
  'tests/eval/run.ts': 'it reports how long answers take',
  'tests/chaos/': 'it kills the product as it is, which has the clock of the machine',
  'tests/rehearse/': 'it reports how long each step took, and its commands go by the clock of the machine',
  'tests/storm/run.ts': 'it reports how long the storm took',
  'tests/simulate/run-community.ts': 'it reports how long the month took',
  'tests/smoke/': 'it tries deployments, which go by their own clock',
  'tests/run/': 'it reports how long the suite took, and ends what says nothing for too long',
  'tests/support/processor-time.ts': 'it reports what a file took of the processor',
  'tests/browsers/': 'it waits for browsers, and ends what takes too long',
  'tests/commands/new.test.ts': 'it looks for files that were written just now',
  'tests/clock/': 'it reports how long each start hour took',
  'tests/support/clock.test.ts': 'its timers and its time are faked',
  'tests/support/local-cloud/': 'functions of these tests take their time, and tokens of theirs end by it',
  'tests/flows/coach-model.test.ts': 'it measures the pause between two attempts on a model',
  'infra/local/': 'the stand-ins keep real pauses, timeouts and token lives, which their tests measure',
  'web/features/workouts/outbox/workout-outbox.test.ts': 'its timers are faked',
  'functions/ai/ask-model.test.ts': 'its timers are faked',
  'functions/coach/model/delta-writer.test.ts': 'its timers and its time are faked',
};

const asks = [
  /\bDate\.now\(\)/,
  /\bnew Date\(\)/,
  /\bulid\(\)/,
  /\bperformance\.now\(\)/,
  /\b(?:cpuUsage|hrtime)\b/,
  /\bsetTimeout\(\s*\w+,\s*[\w.]+\s*\)/,
  /node:timers\/promises/,
  /waitForTimeout\(/,
];

function findsIn(source: string): string[] {
  return source.split('\n').filter((line) => asks.some((each) => each.test(line)));
}

const isOfTests = (path: string) => path.startsWith('tests/') || isTest(path);
const own = 'tests/architecture/wall-clock.test.ts';
const files = ['shared', 'functions', 'infra', 'web', 'tests']
  .flatMap((folder) => [...sourceFiles(folder)])
  .filter((path) => isOfTests(path) && path !== own);

describe('Tests and their helpers', () => {
  it('take the time from a clock they control, and wait for what happens instead of for a while', () => {
    const strict = files.filter((path) => !Object.keys(mayAsk).some((start) => path.startsWith(start)));
    const found = strict.flatMap((path) =>
      findsIn(readSource(path)).map((line) => `${path}: ${line.trim()}`),
    );
    expect(found, 'use startClock, currentClock or a constant').toEqual([]);
  });

  it('are excused only where there is something to excuse', () => {
    const excused = Object.keys(mayAsk).filter((start) =>
      files.some((path) => path.startsWith(start) && findsIn(readSource(path)).length > 0),
    );
    expect(excused).toEqual(Object.keys(mayAsk));
  });

  it.each([
    'Date.now()',
    'new Date()',
    'ulid()',
    'process.cpuUsage(before)',
    'await new Promise((done) => setTimeout(done, 20))',
  ])('are found when they ask: %s', (line) => expect(findsIn(line)).toEqual([line]));
});

describe('Suites of the API', () => {
  it('share one cloud; what needs its own lies in tests/flows', () => {
    const alone = [...sourceFiles('tests/api')].filter((path) =>
      /startTestCloud|spawnCloud/.test(readSource(path)),
    );
    expect(alone, 'use sharedCloud(), or move the suite to tests/flows').toEqual([]);
  });

  it('begin days after one another, in the order of their names, so that any two may share its clock', () => {
    const suites = [...sourceFiles('tests/api')].toSorted().map((path) => {
      const source = readSource(path);
      const begins = Date.parse(/startClock\('([^']+)'\)/.exec(source)?.[1] ?? '') / 86_400_000;
      return { path, begins, days: source.includes('clock.advance') ? 2 : 1 };
    });
    const early = suites.filter(({ begins }, at) => {
      const before = suites[at - 1];
      return Number.isNaN(begins) || (before && begins < before.begins + before.days);
    });
    expect(early.map(({ path }) => path)).toEqual([]);
  });
});
