import type { FileResult, TestResult } from './journal';
import type { Step } from './steps';

const titleOf = ({ project, where, name }: TestResult) =>
  `${where}: ${project ? `[${project}] ` : ''}${name}`;
const keptLines = ({ kept = [] }: TestResult) => kept.map((path) => `      ${path}`);
const toldOf = (test: TestResult, what: string) =>
  [`  ${titleOf(test)}`, `      ${what}`, ...keptLines(test)].join('\n');

/** The tests that took longest, one per line. */
export function slowestLines(tests: TestResult[], count: number): string[] {
  return tests
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map((test) => `${(test.milliseconds / 1000).toFixed(1).padStart(6)} s  ${titleOf(test)}`);
}

export function failureLines(tests: TestResult[]): string[] {
  return tests.flatMap((test) => (test.error === null ? [] : [toldOf(test, test.error)]));
}

/** Tests that only passed at the second try, with the error of the first. */
export function unsteadyLines(tests: TestResult[]): string[] {
  return tests.flatMap((test) => (test.unsteady ? [toldOf(test, test.unsteady)] : []));
}

const sum = <Item>(list: Item[], of: (item: Item) => number) =>
  list.reduce((total, each) => total + of(each), 0);
const minutes = (seconds: number) => (seconds / 60).toFixed(1);
const wholeSeconds = (milliseconds: number) => Math.round(milliseconds / 1000);

function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, index) => (index === 0 ? '---' : '--:'));
  return [head, rule, ...rows].map(line).join('\n');
}

function stepRow({ name, wallSeconds, cpuSeconds, tests }: Step) {
  const cpu = cpuSeconds === null ? '?' : Math.round(cpuSeconds);
  return [name, Math.round(wallSeconds), cpu, tests.length];
}

function projectRows({ tests, files }: Step) {
  const all = [...tests, ...files].filter(({ project }) => project);
  return [...new Set(all.map(({ project }) => project))].map((name) => {
    const isOwn = ({ project }: { project: string }) => project === name;
    const ownTests = tests.filter(isOwn);
    const counts = [name, new Set(ownTests.map(({ where }) => where)).size, ownTests.length];
    const own = files.filter(isOwn);
    const seconds = (of: (file: FileResult) => number) => wholeSeconds(sum(own, of));
    // Playwright does not separate what comes before a test.
    if (own.length === 0)
      return [...counts, wholeSeconds(sum(ownTests, (each) => each.milliseconds)), '', '', ''];
    return [
      ...counts,
      seconds((file) => file.testsMs),
      seconds((file) => file.startUpMs),
      seconds((file) => file.collectionMs),
      seconds((file) => file.cpuMs),
    ];
  });
}

interface Whole {
  wallSeconds: number;
  /** Across all processors of the machine, whatever kept them busy. */
  machineSeconds: number;
  cores: number;
  endedAt: string;
}

/** Where the minutes of a run went, as Markdown. */
export function suiteReport(steps: Step[], { wallSeconds, machineSeconds, cores, endedAt }: Whole): string {
  const cpuSeconds = sum(steps, (step) => step.cpuSeconds ?? 0);
  return `# Where the time of npm test went

Ended ${endedAt} on ${cores} cores after ${minutes(wallSeconds)} minutes. The steps took ${minutes(cpuSeconds)} minutes of the processor; the machine was busy for ${minutes(machineSeconds)}.

## By step

${table(['step', 'wall s', 'processor s', 'tests'], steps.map(stepRow))}

Steps may run beside each other.

## By project

${table(
  ['project', 'files', 'tests', 'in tests s', 'start-up s', 'collection s', 'processor s'],
  steps.flatMap(projectRows),
)}

The first three are seconds of workers, of which several may run at once. The processor's are those of the workers alone, without the
databases, servers and browsers that they start.

## The slowest thirty

\`\`\`
${slowestLines(
  steps.flatMap(({ tests }) => tests),
  30,
).join('\n')}
\`\`\`
`;
}
