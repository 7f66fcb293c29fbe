import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildSync } from 'esbuild';

/** A JavaScript file of the built site; imports are names of other chunks. */
export interface Chunk {
  name: string;
  /** Compressed, in kB of 1,000 bytes. */
  sizeKb: number;
  imports: string[];
  lazyImports: string[];
  /** Paths of the source files in it, from its source map. */
  sources: string[];
}

/** The size of a file as browsers and Lambda load it, in kB of 1,000 bytes after gzip. */
export function compressedKb(file: string): number {
  return gzipSync(readFileSync(file)).length / 1000;
}

function sourcesOf(file: string): string[] {
  const map = `${file}.map`;
  if (!existsSync(map)) return [];
  const { sources } = JSON.parse(readFileSync(map, 'utf8')) as { sources: string[] };
  return sources;
}

/** The chunks in `<site>/assets` by name, with what each imports immediately and what it may import later. */
export function readChunks(site: string): Map<string, Chunk> {
  const assets = path.join(site, 'assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const { metafile } = buildSync({
    absWorkingDir: assets,
    entryPoints: names,
    bundle: true,
    splitting: true,
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const importsOf = (name: string, kind: string): string[] => {
    const imports = metafile.inputs[name]?.imports ?? [];
    return imports.filter((each) => each.kind === kind).map((each) => each.path);
  };
  return new Map(
    names.map((name) => {
      const file = path.join(assets, name);
      const imports = importsOf(name, 'import-statement');
      const lazyImports = importsOf(name, 'dynamic-import');
      return [name, { name, sizeKb: compressedKb(file), imports, lazyImports, sources: sourcesOf(file) }];
    }),
  );
}

/** Chunks that import each other: on some page, what one creates when it loads may not exist yet for the other. */
export function chunksInCircles(chunks: Map<string, Chunk>): string[] {
  const reachesItself = ({ name, imports }: Chunk) =>
    imports.some((imported) => loadedWith(chunks, imported).has(name));
  return [...chunks.values()].filter(reachesItself).map(({ name }) => name);
}

/** A chunk and everything that loads with it. */
export function loadedWith(chunks: Map<string, Chunk>, name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return seen;
  seen.add(name);
  for (const imported of chunks.get(name)?.imports ?? []) loadedWith(chunks, imported, seen);
  return seen;
}
