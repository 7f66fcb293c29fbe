import { parseSync, Visitor } from 'vite';
import { describe, expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './imports';

const maximumLines = 100;

interface Place {
  start: number;
  end: number;
}

/** The functions in a source that are too long, as `path:line has … lines`. */
function longFunctionsIn(path: string, source: string): string[] {
  const linesBetween = (start: number, end: number) => source.slice(start, end).split('\n').length;
  const found: string[] = [];
  const look = ({ start, end }: Place) => {
    const count = linesBetween(start, end);
    if (count > maximumLines) found.push(`${path}:${linesBetween(0, start)} has ${count} lines`);
  };
  new Visitor({
    FunctionDeclaration: look,
    FunctionExpression: look,
    ArrowFunctionExpression: look,
  }).visit(parseSync(path, source).program);
  return found;
}

const lines = (count: number) => '  work();\n'.repeat(count);

describe('A function', () => {
  it(`has at most ${maximumLines} lines: cut what is longer along its states into small named pieces`, () => {
    const files = ['shared', 'functions', 'infra', 'web'].flatMap((folder) => [...sourceFiles(folder)]);
    const sources = files.filter((path) => !isTest(path));
    expect(sources.flatMap((path) => longFunctionsIn(path, readSource(path)))).toEqual([]);
  });

  it.each([
    ['function', (body: string) => `export function long() {\n${body}}\n`],
    ['arrow', (body: string) => `export const long = () => {\n${body}};\n`],
    ['method', (body: string) => `export class Long {\n  long() {\n${body}  }\n}\n`],
    ['inner function', (body: string) => `export const api = { run: function () {\n${body}} };\n`],
  ])('that is longer is refused: %s', (_, written) => {
    const path = 'web/lib/long.ts';
    expect(longFunctionsIn(path, written(lines(maximumLines - 2)))).toEqual([]);
    expect(longFunctionsIn(path, written(lines(maximumLines - 1)))).toEqual([
      expect.stringMatching(/^web\/lib\/long\.ts:\d has 101 lines$/),
    ]);
  });
});
