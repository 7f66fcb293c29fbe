import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface TestResult {
  project: string;
  where: string;
  name: string;
  milliseconds: number;
  /** The first line of the error, null if there was none. */
  error: string | null;
  /** The error at the first try of a test that passed at the second. */
  unsteady?: string | null;
  /** Files with more about the error. */
  kept?: string[];
}

/** How long one test file occupied a worker, in milliseconds. */
export interface FileResult {
  project: string;
  where: string;
  startUpMs: number;
  collectionMs: number;
  testsMs: number;
  /** Processor time of the worker itself. */
  cpuMs: number;
}

export interface Journal {
  tests: TestResult[];
  files: FileResult[];
  /** What had started but not ended. */
  running: string[];
}

type Place = Pick<TestResult, 'project' | 'where' | 'name'>;
/** What the reporters of vitest and Playwright write, one line each. */
export type JournalLine =
  | ({ kind: 'begin'; id: string } & Place)
  | { kind: 'end'; id: string }
  | ({ kind: 'test'; id: string } & TestResult)
  | ({ kind: 'file' } & Omit<FileResult, 'cpuMs'>)
  | { kind: 'cpu'; path: string; cpuMs: number };

const escape = String.fromCharCode(27);
const colors = new RegExp(`${escape}\\[[0-9;]*m`, 'g');

/** The first meaningful line, without color codes. */
export function firstLine(text = ''): string {
  const lines = text.replaceAll(colors, '').split('\n');
  const line = lines.find((each) => each.trim())?.trim() || 'failed';
  // What vitest has instead of a message after a timeout.
  return line.includes('STACK_TRACE_ERROR') ? 'timed out' : line;
}

const lineOf = (text: string | null | undefined) => (text ? firstLine(text) : null);

/** The last line of a killed process may be incomplete. */
function readLines(file: string): JournalLine[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  return lines.filter((line) => line.endsWith('}')).map((line) => JSON.parse(line) as JournalLine);
}

/** What a step wrote, even if it was cut off. */
export function readJournal(file: string, root: string): Journal {
  const lines = readLines(file);
  const running = new Map<string, string>();
  for (const line of lines) {
    if (line.kind === 'begin') running.set(line.id, `${line.where}: ${line.name}`);
    if (line.kind === 'end' || line.kind === 'test') running.delete(line.id);
  }
  const cpu = new Map(
    lines.flatMap((line) => (line.kind === 'cpu' ? [[relative(root, line.path), line.cpuMs] as const] : [])),
  );
  return {
    running: [...running.values()],
    tests: lines.flatMap((line) =>
      line.kind === 'test' ? [{ ...line, error: lineOf(line.error), unsteady: lineOf(line.unsteady) }] : [],
    ),
    files: lines.flatMap((line) =>
      line.kind === 'file' ? [{ ...line, cpuMs: cpu.get(line.where) ?? 0 }] : [],
    ),
  };
}
