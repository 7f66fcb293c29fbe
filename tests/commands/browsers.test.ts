import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { engines, howToInstall } from '../browsers/engines';
import { runCommand as run } from './run-command';

it('runs a journey in Chromium, says how it went, and keeps pictures of its screens', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'vita-pictures-'));
  const options = ['chromium', '--journey', 'settings', '--screenshots', folder];
  const { code, said } = await run('test:browsers', options);
  expect(said).toMatch(/^chromium +\d+\.\d s {2}settings save themselves: passed$/m);
  expect(said).toContain('1 passed, 0 failed, 0 not supported');
  expect(await readdir(folder)).toContain('settings-account-390-chromium.png');
  expect(code).toBe(0);
  await rm(folder, { recursive: true, force: true });
});

it('refuses an engine that it does not know', async () => {
  const { code, said } = await run('test:browsers', ['opera']);
  expect({ code, said }).toMatchObject({ code: 1 });
  expect(said).toContain('No engine is called opera: chromium, firefox, webkit');
});

it('names the packages of the engines that are not installed, and only those', () => {
  const start = engines[0]!.start;
  const here = { name: 'chromium', missing: () => null, start } as const;
  const notHere = { name: 'webkit', missing: () => 'webkit2gtk-driver xvfb', start } as const;
  expect(howToInstall([here])).toBeNull();
  expect(howToInstall([here, notHere])).toBe(
    'Not tried, because not installed: webkit (Debian: apt-get install webkit2gtk-driver xvfb)',
  );
});
