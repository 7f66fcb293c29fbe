import { copyFileSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

const root = path.resolve(import.meta.dirname, '..');

/** Some bundled CommonJS modules call `require`, which an ES module does not have. */
const banner = `import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);`;

/** Where the SDK looks for credentials after the environment; a Lambda always finds them in the environment. */
const otherCredentials = ['sso', 'ini', 'process', 'web-identity', 'http'].map(
  (source) => `@aws-sdk/credential-provider-${source}`,
);

/** Parts of the SDK that no function uses: its cache for endpoint discovery and its event streams. */
const standIns = {
  'mnemonist/lru-cache': fileURLToPath(import.meta.resolve('./endpoint-cache.ts')),
  '@smithy/core/event-streams': fileURLToPath(import.meta.resolve('./event-streams.ts')),
};

/** One built entry; `folder` contains its single module, `inputs` are its source files. */
export interface BundledEntry {
  entry: string;
  folder: string;
  file: string;
  inputs: string[];
  data: string[];
}

const packedFile = /\bfunctions\/[\w/-]+\.bin\b/g;

/** Copies the packed files that a bundle names next to it, where `readPacked` looks for them. */
function copyData(bundle: string): string[] {
  const data = [...new Set(readFileSync(bundle, 'utf8').match(packedFile) ?? [])];
  for (const each of data)
    copyFileSync(path.join(root, each), path.join(path.dirname(bundle), path.basename(each)));
  return data;
}

/** Builds entries given by their path from the project's root, into a folder of their own. */
export type Bundle = (entries: readonly string[], outdir?: string) => BundledEntry[];

/** Builds all entries in one call, each on its own; source maps are deployed beside them, so that stacks name our files. */
export function bundleFunctions(entries: readonly string[], outdir = 'dist/functions'): BundledEntry[] {
  const missing = entries.filter((entry) => !existsSync(path.join(root, entry)));
  if (missing.length > 0)
    throw new Error(`The manifest names files that do not exist: ${missing.join(', ')}`);
  rmSync(path.resolve(root, outdir), { recursive: true, force: true });
  const { metafile } = buildSync({
    absWorkingDir: root,
    entryPoints: [...entries],
    outbase: 'functions',
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    mainFields: ['module', 'main'],
    external: [...otherCredentials, '@smithy/credential-provider-imds'],
    alias: standIns,
    minify: true,
    charset: 'utf8',
    sourcemap: 'linked',
    sourcesContent: false,
    banner: { js: banner },
    metafile: true,
    logLevel: 'silent',
  });
  return Object.entries(metafile.outputs).flatMap(([output, { entryPoint, inputs }]) => {
    if (!entryPoint) return [];
    const file = path.resolve(root, output);
    const [folder, data] = [path.dirname(file), copyData(file)];
    return [{ entry: entryPoint, folder, file, inputs: Object.keys(inputs), data }];
  });
}
