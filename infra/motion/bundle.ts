import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

async function bundle(path: string) {
  const { outputFiles } = await build({
    entryPoints: [here(path)],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

/** The script of the render page: catalogue, rig and stage in one file. */
export const bundlePage = () => bundle('page.ts');

/** The rig and stage without any motion: what every clip depends on. Comments and layout do not count. */
export const bundleRig = () => bundle('../../shared/motion/stage/stage.ts');
