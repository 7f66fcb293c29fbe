import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * The script inlined in index.html to save a request. The content security policy names its hash, so serving code
 * builds the same text from the same sources.
 */
export function inlineScript(): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(import.meta.dirname, 'inline.ts')],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
