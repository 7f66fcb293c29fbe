import { describe, expect, it } from 'vitest';
import { importsOf, readSource, rules, sourceFiles } from './import-rules';

const files = ['shared', 'functions', 'infra', 'web'].flatMap((folder) => [...sourceFiles(folder)]);
const imports = files.flatMap(importsOf);

describe('Imports', () => {
  it.each(rules)('$name', ({ breaks, instead }) => {
    const broken = imports.filter((each) => !each.isTest && breaks(each));
    expect(broken.map(({ from, to }) => `${from} imports ${to}: ${instead}`)).toEqual([]);
  });
});

describe('Source', () => {
  const sources = files.filter((path) => !/\.test\.tsx?$/.test(path));

  it('reads the environment of a Lambda in platform/config only', () => {
    const readers = sources.filter(
      (path) =>
        path.startsWith('functions/') &&
        path !== 'functions/platform/config.ts' &&
        /process\.env/.test(readSource(path)),
    );
    expect(readers).toEqual([]);
  });

  it('has no file over 400 lines', () => {
    expect(files.filter((path) => readSource(path).split('\n').length > 401)).toEqual([]);
  });

  it('has no default exports except pages and configuration', () => {
    const found = sources.filter(
      (path) => /^export default/m.test(readSource(path)) && !/^web\/app\/routes\/|\.config\.ts$/.test(path),
    );
    expect(found).toEqual([]);
  });

  // Types may be named by a signature alone, so only values are looked at.
  it('exports nothing that nobody imports', () => {
    const everything = [...files, ...sourceFiles('tests')];
    const textOf = new Map(everything.map((path) => [path, readSource(path)]));
    const unused = sources
      .filter(
        (path) => !/\/(lambda|manifest)\.ts$|^web\/app\/routes\/|\.config\.ts$|^functions\/tables/.test(path),
      )
      .flatMap((path) =>
        [...readSource(path).matchAll(/^export (?:async )?(?:const|function|class) (\w+)/gm)]
          .map(([, name = '']) => name)
          .filter((name) => {
            const word = new RegExp(`\\b${name}\\b`);
            return ![...textOf].some(([other, text]) => other !== path && word.test(text));
          })
          .map((name) => `${path}: ${name}`),
      );
    expect(unused).toEqual([]);
  });
});
