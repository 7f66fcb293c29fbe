import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readJournal, type JournalLine, type TestResult } from './journal';
import { failureLines, slowestLines, suiteReport, unsteadyLines } from './report';

const folder = mkdtempSync(join(tmpdir(), 'vita-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const place = { project: 'api', where: 'tests/api/meals.test.ts' };
const test = (name: string, more: Partial<TestResult> = {}): TestResult => ({
  ...place,
  name,
  milliseconds: 1_000,
  error: null,
  ...more,
});

function journalOf(lines: JournalLine[], end = '') {
  const file = join(folder, 'journal.jsonl');
  writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join('') + end);
  return readJournal(file, '/project');
}

describe('A journal', () => {
  it('of a step that was cut off names what was running, and keeps what had ended', () => {
    const { tests, running } = journalOf(
      [
        { kind: 'begin', id: '1', ...place, name: 'is logged' },
        { kind: 'test', id: '1', ...test('is logged') },
        { kind: 'begin', id: '2', ...place, name: 'is removed' },
      ],
      '{"kind":"test","id":"2","na',
    );
    expect(tests.map(({ name }) => name)).toEqual(['is logged']);
    expect(running).toEqual(['tests/api/meals.test.ts: is removed']);
  });

  it('tells the first line of an error, without colors', () => {
    const red = `${String.fromCharCode(27)}[31m`;
    const { tests } = journalOf([
      { kind: 'test', id: '1', ...test('fails', { error: `\n${red}expected 1\nto be 2` }) },
    ]);
    expect(tests[0]?.error).toBe('expected 1');
  });

  it('that is not there tells of nothing', () => {
    expect(readJournal(join(folder, 'nowhere'), '/project')).toEqual({ tests: [], files: [], running: [] });
  });
});

describe('The report of a run', () => {
  const kept = ['test-results/trace.zip'];
  const tests = [
    test('is quick', { milliseconds: 5 }),
    test('is slow', { milliseconds: 9_000 }),
    test('is unsteady', { unsteady: 'no heading', kept }),
    test('is wrong', { error: 'expected 1', kept }),
  ];

  it('names the slowest first', () => {
    expect(slowestLines(tests, 1)).toEqual(['   9.0 s  tests/api/meals.test.ts: [api] is slow']);
  });

  it('counts a test that passed at its second try as passed, and names it with what it left behind', () => {
    expect(failureLines(tests)).toEqual([
      '  tests/api/meals.test.ts: [api] is wrong\n      expected 1\n      test-results/trace.zip',
    ]);
    expect(unsteadyLines(tests)).toEqual([
      '  tests/api/meals.test.ts: [api] is unsteady\n      no heading\n      test-results/trace.zip',
    ]);
  });

  it('tells wall and processor time by step, and start-up and collection apart by project', () => {
    const { files } = journalOf([
      { kind: 'cpu', path: `/project/${place.where}`, cpuMs: 4_000 },
      { kind: 'file', ...place, testsMs: 7_000, startUpMs: 2_000, collectionMs: 3_000 },
    ]);
    const step = { name: 'cloud', wallSeconds: 12, cpuSeconds: 20, tests, files, running: [] };
    const whole = { wallSeconds: 60, machineSeconds: 90, cores: 2, endedAt: '2026-04-08 09:30' };
    const report = suiteReport([step], whole);
    expect(report).toContain('| cloud | 12 | 20 | 4 |');
    expect(report).toContain('| api | 1 | 4 | 7 | 2 | 3 | 4 |');
    expect(report).toContain('after 1.0 minutes');
  });
});
