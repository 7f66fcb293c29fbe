import { readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const place = 'node_modules/.cache/local-cloud';
/** Some bundled CommonJS modules call `require`, which an ES module does not have. */
const banner = `import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);`;

function isFresh(folder, root) {
  try {
    const { inputs, builtAt } = JSON.parse(readFileSync(join(folder, 'inputs.json'), 'utf8'));
    return inputs.every((input) => statSync(join(root, input)).mtimeMs <= builtAt);
  } catch {
    return false;
  }
}

/** The files of the functions, which the manifest names. */
function functionEntries(root) {
  const files = readdirSync(join(root, 'functions'), { recursive: true });
  return files.filter((file) => basename(file) === 'lambda.ts').map((file) => join('functions', file));
}

async function build(root, folder) {
  const esbuild = await import('esbuild');
  const builtAt = Date.now();
  const { metafile } = await esbuild
    .build({
      absWorkingDir: root,
      entryPoints: ['infra/local/start/serve.ts', ...functionEntries(root)],
      outbase: '.',
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      // Shared modules stay one module: the functions' SDK clients announce themselves to the server.
      splitting: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      mainFields: ['module', 'main'],
      external: ['vite'],
      // Paths are worked out from the source that asks; it is not where the bundle lies.
      define: {
        'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'infra/local/project-root.ts')).href),
      },
      banner: { js: banner },
      sourcemap: true,
      metafile: true,
      logLevel: 'error',
    })
    // Its process would live as long as the server.
    .finally(() => esbuild.stop());
  const own = Object.keys(metafile.inputs).filter((input) => !input.includes('node_modules'));
  const inputs = [...own, 'package-lock.json', 'infra/local/start/bundle-server.mjs'];
  writeFileSync(join(folder, 'inputs.json'), JSON.stringify({ inputs, builtAt }));
}

/**
 * Turns server and functions into plain JavaScript, which starts in a fraction of the time; done again only when
 * a source has changed. Answers the folder, laid out as the project is.
 */
export async function bundleServer(root) {
  const folder = join(root, place);
  if (isFresh(folder, root)) return folder;
  const fresh = `${folder}-${process.pid}`;
  await build(root, fresh);
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
  return folder;
}
