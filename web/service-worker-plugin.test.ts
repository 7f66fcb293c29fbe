// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { precachedFiles } from './service-worker-plugin';

const folder = mkdtempSync(join(tmpdir(), 'built-'));
function write(file: string, content: string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}
afterAll(() => rmSync(folder, { recursive: true }));

it('brings along pages, scripts, styles and one font, but no clips, no live coach, no pose tracking and no reading of files', () => {
  write('index.html', '<!doctype html>');
  write('assets/index-AbCd1234.js', '//');
  write('assets/index-AbCd1234.js.map', '{}');
  write('assets/index-AbCd1234.css', '');
  write('assets/three-AbCd1234.js', '/'.repeat(500_000));
  write('assets/pose-worker-AbCd1234.js', '//');
  write('assets/pose-checks-AbCd1234.js', '//');
  write('assets/read-worker-AbCd1234.js', '//');
  write('assets/read-fit-AbCd1234.js', '//');
  write('assets/pose-model.task-AbCd1234.gz', '');
  write('assets/inter-latin-opsz-normal-AbCd1234.woff2', '');
  write('assets/inter-greek-opsz-normal-AbCd1234.woff2', '');
  write('coach/listen-night.webp', '');
  write('coach/jump-night.webp', '');
  write('videos/squat.mp4', '');
  expect(precachedFiles(folder).map(({ url }) => url)).toEqual([
    '/assets/index-AbCd1234.css',
    '/assets/index-AbCd1234.js',
    '/assets/inter-latin-opsz-normal-AbCd1234.woff2',
    '/assets/pose-checks-AbCd1234.js',
    '/coach/listen-night.webp',
    '/index.html',
  ]);
});

it('notices a changed file by its content, unless its name tells already', () => {
  const revisionOf = (file: string) => precachedFiles(folder).find(({ url }) => url === file)?.revision;
  const before = revisionOf('/index.html');
  write('index.html', '<!doctype html><title>new</title>');
  expect(revisionOf('/index.html')).not.toBe(before);
  expect(revisionOf('/assets/index-AbCd1234.js')).toBeNull();
});
