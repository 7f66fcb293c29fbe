import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import { tables } from '../../functions/tables';
import { missingIn } from './markdown/names';
import { markdownFiles, readText } from './markdown/tree';

/** Names in Markdown that the repository does not have, and why: a name, or the beginning of a path. */
const mayBeMissing: Record<string, string> = {
  'cdk.out/outputs.json': 'written by a deployment on an emulator',
  '.data/': 'what commands write',
};

const isExcused = (name: string) =>
  name in mayBeMissing ||
  Object.keys(mayBeMissing).some((start) => start.endsWith('/') && name.startsWith(start));

const missing = markdownFiles.flatMap((path) => missingIn(path, readText(path)));
const found = (markdown: string) =>
  missingIn('CONTRIBUTING.md', markdown).map(({ name, as }) => `${as}: ${name}`);

describe('Markdown', () => {
  it('names in backquotes only what the repository has', () => {
    expect(markdownFiles).toContain('docs/runbook.md');
    const wrong = missing
      .filter(({ name }) => !isExcused(name))
      .map(({ at, as, name }) => `${at}: ${as} ${name}`);
    expect(wrong, 'name what it is called now').toEqual([]);
  });

  it('is excused only where there is something to excuse', () => {
    const unused = Object.keys(mayBeMissing).filter(
      (excuse) =>
        !missing.some(({ name }) => name === excuse || (excuse.endsWith('/') && name.startsWith(excuse))),
    );
    expect(unused).toEqual([]);
  });

  it.each([
    ['a file that is gone', 'in `functions/coach/reply/reading/missing-exercises.ts`', 'path'],
    ['a folder that is gone', 'in `web/features/recipes/`', 'path'],
    ['a bare name that no file has', 'of `functions/notifications`: `kind-texts.ts`', 'path'],
    ['a bare name of another area', 'of `functions/notifications`: `score.ts`', 'path'],
    ['a pattern that nothing matches', '`functions/<area>/on-<event>-again.ts`', 'path'],
    ['a link that leads nowhere', '[decisions](docs/decision.md)', 'path'],
    ['a script that is gone', '`npm run test:browser`', 'command'],
    ['an option that no command has', '`npm run chaos` · `-- --murders 3`', 'command'],
    ['a project that vitest does not have', '`npx vitest run --project end shared`', 'command'],
    ['a project of a sentence', 'run the `policies` project', 'project'],
    ['a bench that is gone', '`npm run bench awards dreams`', 'command'],
    ['a name that is nowhere', 'takes `createAdmittance`', 'name'],
    ['a frame that is nowhere', 'tells `rank.moved`', 'name'],
    ['an address that nobody answers', '`POST /activity/stairs`', 'address'],
    [
      'a name of another file',
      '`createAdmit` is in `functions/people/standing.ts`',
      'name in functions/people/standing.ts',
    ],
    [
      'a name that a folder only uses',
      '`createAdmit` is in `functions/friends`',
      'name in functions/friends',
    ],
    [
      'the second of two names',
      '`createApi` and `LARGE` (`functions/platform`)',
      'name in functions/platform',
    ],
    [
      'a name in brackets',
      '`functions/platform/storage` (`update`, `LARGE`)',
      'name in functions/platform/storage',
    ],
    ['a word of the manifest', '`createAdmit` in the manifest', 'name in functions/*/area.ts'],
    ['a line of code', '```ts\nconst platform = createTerrace(); // createRoof\n```', 'name'],
    ['a command in a fence', '```\nnpm run serve   # the product\n```', 'command'],
  ])('would be refused for %s', (_, markdown, as) => {
    expect(found(markdown)).toEqual([expect.stringMatching(`^${as.replaceAll('*', String.raw`\*`)}: `)]);
  });

  it.each([
    'what `functions/<area>/lambda.ts` exports',
    '`npm run mail -- --last`, `npm test` and `npx vitest run --project web web/features`',
    '`createInvokeLater(config, …)` of `functions/platform/invoke-later.ts`',
    '`functions/coach/reply`: `intents/<subject>.ts` and `../safety`',
    '`GET /profile`, `/api/health` and `https://example.com/a/b.ts`',
  ])('may say %s', (markdown) => expect(found(markdown)).toEqual([]));

  it('counts functions and tables as they are', () => {
    const counts = [Object.keys(manifest.functions).length, Object.keys(tables).length];
    expect(readText('README.md')).toContain(
      `\`functions/manifest.ts\` has ${counts[0]} functions, \`functions/tables.ts\` ${counts[1]} tables`,
    );
  });
});
