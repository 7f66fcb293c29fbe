import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRelease, releaseLine } from './release';

const root = mkdtempSync(path.join(tmpdir(), 'vita-release-'));
afterAll(() => rmSync(root, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-C', root, '-c', 'user.name=Ana', '-c', 'user.email=ana@vita.example', ...args], {
    encoding: 'utf8',
    env: { ...process.env, GIT_COMMITTER_DATE: '2026-04-08T11:30:00+02:00' },
  }).trim();
const write = (name: string, text: string) => writeFileSync(path.join(root, name), text);

beforeAll(() => {
  write('package.json', '{ "version": "1.2.3" }');
  write('.gitignore', 'dist/');
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'First');
});

describe('A release', () => {
  it('is the version, the commit, and the time of the commit, however often it is built', () => {
    const commit = git('rev-parse', 'HEAD').slice(0, 7);
    const release = readRelease(root, { GITHUB_SHA: 'f'.repeat(40) });
    expect(release).toEqual({ version: '1.2.3', commit, builtAt: '2026-04-08T09:30:00.000Z' });
    expect(readRelease(root, {})).toEqual(release);
    expect(releaseLine(release)).toBe(`release 1.2.3 ${commit}`);
  });

  it('is called dirty if files differ from the commit, even by a new one, but not by what was built', () => {
    mkdirSync(path.join(root, 'dist'));
    write('dist/main.js', 'built');
    expect(readRelease(root, {}).commit).not.toContain('dirty');
    write('new.ts', 'export {};');
    expect(readRelease(root, {}).commit).toMatch(/^[0-9a-f]{7}-dirty$/);
    rmSync(path.join(root, 'new.ts'));
    write('package.json', '{ "version": "1.2.4" }');
    expect(readRelease(root, {})).toMatchObject({
      version: '1.2.4',
      commit: expect.stringMatching(/^[0-9a-f]{7}-dirty$/) as string,
    });
  });

  it('without git is what the shell says, or unknown, and never the commit of a folder above', () => {
    const copy = path.join(root, 'copy');
    mkdirSync(copy);
    write('copy/package.json', '{ "version": "1.2.3" }');
    const unknown = { version: '1.2.3', commit: 'unknown', builtAt: 'unknown' };
    expect(readRelease(copy, {})).toEqual(unknown);
    expect(readRelease(copy, { GITHUB_SHA: 'abcdef0123456789' })).toEqual({ ...unknown, commit: 'abcdef0' });
    const both = { GITHUB_SHA: 'abcdef0123456789', VITA_COMMIT: '1234567890' };
    expect(readRelease(copy, both)).toEqual({ ...unknown, commit: '1234567' });
  });
});
