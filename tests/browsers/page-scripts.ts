import { build } from 'esbuild';
import { join } from 'node:path';

export interface PageScripts {
  /** Runs first in every page. */
  start: string;
  /** Is added where something is looked for. */
  find: string;
}

async function bundle(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, 'page', `${name}.ts`)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    define: { 'process.env.DEBUG_PRINT_LIMIT': '0', 'process.env': '{}', global: 'globalThis' },
    logLevel: 'error',
  });
  // As an expression, which each engine evaluates.
  return `(() => { ${outputFiles[0]?.text ?? ''} })()`;
}

export const readPageScripts = async (): Promise<PageScripts> => ({
  start: await bundle('start'),
  find: await bundle('find'),
});
