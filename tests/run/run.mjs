#!/usr/bin/env node
// `npm test`: everything, on a machine that has only Node and npm. Plain JavaScript, because it also installs.
import { resolve } from 'node:path';
import { ensureBrowser, ensureInstalled, ensureNode } from './requirements.mjs';

const usage = `npm test    everything: format, lint, types, unit, web, API, flows, infrastructure, sizes, browser, commands

Where the time went stands in .data/reports/suite.md after it.

  --help    print this
`;

if (process.argv.includes('--help')) {
  console.log(usage);
} else {
  const root = resolve(import.meta.dirname, '../..');
  ensureNode();
  await ensureInstalled(root);
  await ensureBrowser(root);
  const { register } = await import('tsx/esm/api');
  register();
  const { runSuite } = await import('./suite.ts');
  process.exit(await runSuite());
}
