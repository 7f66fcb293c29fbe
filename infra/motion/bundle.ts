import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The script of the render page: catalog, rig, and figure in one file. */
export async function bundlePage(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL('page.ts', import.meta.url))],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}
