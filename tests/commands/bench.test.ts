import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { root, runCommand, type Ended } from './run-command';

const noFfmpeg = 'skipped: clips are rendered with ffmpeg, which is not installed here';

describe('bench in a short form', () => {
  const names = [
    'awards',
    'reads',
    'coach',
    'ranks',
    'community',
    'sockets',
    'sweep',
    'sizes',
    'stage',
    'search',
    'foods',
    'photo',
    'plan',
    'player',
    'view',
    'thread',
  ];
  let all: Ended;
  // All of them in one go: separately, each would start the product and a browser.
  beforeAll(async () => {
    all = await runCommand('bench', ['--short', ...names]);
  }, 600_000);

  it.each(names)('%s measures', (name) => {
    const lines = all.said.match(new RegExp(`^${name}\\n  .*`, 'm'))?.[0];
    expect(lines ?? all.said).toMatch(/^\w+\n {2}(?!FAILED)\S/);
  });

  it('comes to its end', () => {
    expect(all).toMatchObject({ code: 0 });
  });
});

it('bench goes on after one that fails, says which, and ends with a code of its own', async () => {
  const { code, said } = await runCommand('bench', ['--short', 'clips', 'search'], {
    PATH: join(root, 'nowhere'),
  });
  expect(said).toContain(noFfmpeg);
  expect(said).toMatch(/^search\n {2}\S/m);
  expect(code).toBe(0);
  const unknown = await runCommand('bench', ['flights']);
  expect(unknown.code).toBe(1);
  expect(unknown.said).toContain('no bench called flights');
});
