import { join } from 'node:path';
import { buildSync } from 'esbuild';

/**
 * The script that stands in index.html, so that it costs no request. The content security policy names it by its hash:
 * whoever serves the page makes the same text from the same sources.
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
