import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSource } from './imports';

const mostArbitrary = 60;
/** `w-[3px]`, `[color:red]`, and `[&_svg]:flex`; states that a library sets, `data-[state=open]:`, have no other name. */
const arbitrary =
  /^(?:\S*:)?[!-]?(?:[a-z][\w-]*-\[[^\]]+\](?:\/[\w.-]+)?!?|\[[a-z-]+:[^\]]+\]!?)$|^(?:\S*:)?(?!(?:group-|peer-)?data-\[)[\w@*/-]*\[[^\]]+\](?:\/\w+)?:[^\s:]/;

const isComment = (line = '') => /(^|\s|\{)(\/\/|\/\*|\*\s|\*\/)/.test(line);

interface Found {
  token: string;
  hasReason: boolean;
}

/** The class names with brackets in a source, and whether each has a comment on its line or the line above. */
function arbitraryIn(source: string): Found[] {
  const lines = source.split('\n');
  return lines.flatMap((line, index) =>
    line
      .split(/[\s'"`]+/)
      .filter((token) => arbitrary.test(token))
      .map((token) => ({ token, hasReason: isComment(line) || isComment(lines[index - 1]) })),
  );
}

const sources = readdirSync('web', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture)\.tsx?$/.test(file) && !file.startsWith('dist'))
  .map((file) => join('web', file));

describe('class names stay on the scale', () => {
  const all = sources.flatMap((file) =>
    arbitraryIn(readSource(file)).map((found) => ({ ...found, where: `${file}: ${found.token}` })),
  );

  it('except where a comment gives the reason', () => {
    expect(sources.length).toBeGreaterThan(300);
    expect(all.filter(({ hasReason }) => !hasReason).map(({ where }) => where)).toEqual([]);
  });

  it(`and not more than ${mostArbitrary} times`, () => {
    expect(all.length).toBeLessThanOrEqual(mostArbitrary);
  });

  it('tells them from other brackets', () => {
    const tokens = (source: string) => arbitraryIn(source).map(({ token }) => token);
    expect(tokens(`'p-4 w-[3px] md:-mt-[1em]! [color:red]'`)).toEqual([
      'w-[3px]',
      'md:-mt-[1em]!',
      '[color:red]',
    ]);
    expect(tokens(`'[&_svg]:flex md:has-[.x]:grid'`)).toEqual(['[&_svg]:flex', 'md:has-[.x]:grid']);
    expect(tokens(`'data-[state=open]:p-4 w-(--width)' sizes[size], { [key]: value }`)).toEqual([]);
    expect(arbitraryIn(`// It is drawn so.\n'w-[3px]'`)[0]?.hasReason).toBe(true);
  });
});
