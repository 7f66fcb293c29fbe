import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { parseSync } from 'vite';

const root = resolve(import.meta.dirname, '../..');

export interface Import {
  /** The importing file's path in the project. */
  from: string;
  /** A path in the project without extension, or a package's name. */
  to: string;
}

/** Tests, and the fixtures that only they import. */
export const isTest = (path: string) => /\.(test|fixture)\.tsx?$/.test(path);

export function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'public'].includes(entry.name)) yield* sourceFiles(path);
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

/** The modules that a source imports, re-exports, or imports dynamically, as written. */
function specifiersOf(path: string, source: string): string[] {
  const { module, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  return [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.flatMap((entry) => entry.moduleRequest?.value ?? [])),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => source.slice(start + 1, end - 1)),
  ];
}

/** Everything a file imports, including types, with relative paths resolved. */
export function importsOf(path: string, source = readSource(path)): Import[] {
  return specifiersOf(path, source).map((specifier) => {
    if (!specifier.startsWith('.')) return { from: path, to: specifier };
    const target = relative(root, resolve(root, dirname(path), specifier)).replaceAll('\\', '/');
    return { from: path, to: target.replace(/\.(ts|tsx|mjs|css)$/, '') };
  });
}
