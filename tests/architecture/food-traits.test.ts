import { describe, expect, it } from 'vitest';
import { isTest, readSource, sourceFiles } from './imports';

/** Ways to know a single food, which belongs on its row. */
const singles = [
  /foodById\(\s*['"`]/,
  /foodNamed\(\s*['"`]/,
  /\.test\([\w?.]*\b(?:food|dish|part|drink)\w*\??\.(?:id|name)\)/,
  /\.test\(id\)/,
  /\bid\b\s*[!=]==\s*['"`]/,
  /\bid\.(?:endsWith|includes|match)\(\s*['"`/]/,
];

describe('What the server knows of a food', () => {
  it('stands on its row in infra/foods/everyday, as traits', () => {
    const files = [...sourceFiles('functions/nutrition')].filter((path) => !isTest(path));
    const known = files.flatMap((path) =>
      readSource(path)
        .split('\n')
        .filter((line) => singles.some((each) => each.test(line)))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(known).toEqual([]);
  });
});
