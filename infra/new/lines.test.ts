import { describe, expect, it } from 'vitest';
import { insertImport, insertLine } from './lines';
import { nameOf } from './names';

const list = "const names = [\n  'ana',\n  'leo',\n];\nconst others = [\n  'zoe',\n];\n";
const from = 'const names = [';

describe('A line of a list', () => {
  it('goes to its end, or to its place where the list has an order', () => {
    const line = "  'kim',";
    expect(insertLine(list, { from, to: ']', line })).toContain("'ana',\n  'leo',\n  'kim',\n]");
    const ordered = insertLine(list, { from, to: ']', line, orderOf: (each) => each.trim() });
    expect(ordered).toContain("'ana',\n  'kim',\n  'leo',\n]");
  });

  it('is refused where the list is not found, stands twice, has no end or holds it already', () => {
    const line = "  'kim',";
    expect(() => insertLine(list, { from: 'const nobody', to: ']', line })).toThrow('stands 0 times');
    expect(() => insertLine(list, { from: 'const ', to: ']', line })).toThrow('stands 2 times');
    expect(() => insertLine(list, { from, to: '}', line })).toThrow("no line begins with '}'");
    expect(() => insertLine(list, { from, to: ']', line: "  'leo'," })).toThrow('is there already');
  });
});

describe('An import', () => {
  const text = "import * as z from 'zod';\nimport {\n  b,\n} from '../b';\nimport { d } from './d';\n\nz;\n";

  it('stands among those of its folder, or after all of them', () => {
    expect(insertImport(text, "import { c } from './c';")).toContain("'./c';\nimport { d }");
    expect(insertImport(text, "import { e } from './e';")).toContain("'./d';\nimport { e } from './e';\n\n");
  });

  it('is refused where its file is imported already', () => {
    expect(() => insertImport(text, "import { x } from './d';")).toThrow('already');
  });
});

describe('A name', () => {
  it.each(['wall-angel', 'wallAngel', 'WallAngel'])('is the same as %s', (written) => {
    expect(nameOf(written)).toEqual({
      kebab: 'wall-angel',
      camel: 'wallAngel',
      pascal: 'WallAngel',
      sentence: 'Wall angel',
      title: 'Wall Angel',
    });
  });

  it.each(['', 'a b', '../a', 'a--b', '1a'])("is refused as '%s'", (written) => {
    expect(() => nameOf(written)).toThrow('is no name');
  });
});
