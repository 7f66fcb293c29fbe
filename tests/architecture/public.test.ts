import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from './imports';

const shown = /^(create(Read|List|Find|Count|Log|Admit|Authenticate)\w*|\w+Items?|\w+Of|is[A-Z]\w*)$/;
const publics = [...sourceFiles('functions')].filter((path) => /^functions\/\w+\/public\.ts$/.test(path));

/** A file's exports that are not queries, entries in someone's log, transaction items, pure rules, or types. */
function strangersIn(path: string, source = readSource(path)): string[] {
  const entries = parseSync(path, source).module.staticExports.flatMap((each) => each.entries);
  return entries.flatMap(({ exportName, isType }) => {
    const name = exportName.name ?? '';
    return (isType ? !name.endsWith('Repository') : shown.test(name)) ? [] : [name];
  });
}

describe('What an area shows to others', () => {
  it('is queries, entries in a log, transaction items, pure rules and types, never a repository', () => {
    expect(publics.length).toBeGreaterThan(5);
    expect(Object.fromEntries(publics.map((path) => [path, strangersIn(path)]))).toEqual(
      Object.fromEntries(publics.map((path) => [path, []])),
    );
  });

  it('would be refused if it were more', () => {
    const source = `
      export { createPeopleRepository, type PeopleRepository, type Person } from './people-repository';
      export type { WeightsRepository } from './weights-repository';
      export type ReadPerson = () => void;
      export const createReadPerson = () => null;
      export function newPersonItem() {}
      export async function awardEverything() {}
    `;
    expect(strangersIn('functions/people/public.ts', source)).toEqual([
      'createPeopleRepository',
      'PeopleRepository',
      'WeightsRepository',
      'awardEverything',
    ]);
  });
});
