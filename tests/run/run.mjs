#!/usr/bin/env node
// `npm test`: everything, on a machine with only Node and npm. Plain JavaScript, because it also installs.
import { resolve } from 'node:path';
import { ensureBrowser, ensureInstalled, ensureNode } from './requirements.mjs';

const usage = `npm test    runs everything: format, lint, types, unit, web, API, flows, infrastructure, sizes, browsers, commands

Afterward, .data/reports/suite.md shows where the time went.

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
