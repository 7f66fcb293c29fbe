import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const root = join(import.meta.dirname, '../../..');
const made = [
  'node_modules',
  '.git',
  '.data',
  'dist',
  'cdk.out',
  'coverage',
  'test-results',
  'playwright-report',
];

function* walk(folder = ''): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) yield path;
    else if (!made.includes(entry.name)) yield* walk(path);
  }
}

function foldersOf(path: string): string[] {
  const folder = dirname(path);
  return folder === '.' ? [] : [folder, ...foldersOf(folder)];
}

const files = [...walk()];
const paths = [...new Set(files.flatMap((path) => [path, ...foldersOf(path)]))];
const known = new Set(paths);

export const readText = (path: string): string => readFileSync(join(root, path), 'utf8');
export const markdownFiles = files.filter((path) => path.endsWith('.md'));
/** Files that may contain names; the blind cases are not read, and this test itself contains missing names. */
export const sources = files.filter(
  (path) =>
    /\.(?:[mc]?tsx?|mjs|css|html|ya?ml|jsonc?|webmanifest)$/.test(path) &&
    !/^(?:package-lock\.json|tests\/eval\/.*\.json|tests\/architecture\/markdown.*)$|-(?:model|table)\.json$/.test(
      path,
    ),
);

const isPattern = (path: string) => /[<*{…]/.test(path);

/** `<noun>`, `*`, and `…` stand for part of a name, `{a,b}` for either. */
function patternOf(path: string, start: string): RegExp {
  const source = path
    .replaceAll(/[.+$^()[\]|\\]/g, String.raw`\$&`)
    .replaceAll(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`)
    .replaceAll(/<[^>]*>|\*+|…/g, '[^/]+');
  return new RegExp(`${start}${source}$`);
}

/** Files and folders with exactly that path; a module may omit its extension. */
function at(path: string): string[] {
  if (!isPattern(path)) return [path, `${path}.ts`, `${path}.tsx`].filter((each) => known.has(each));
  const pattern = patternOf(path, '^');
  return paths.filter((each) => pattern.test(each));
}

function endingWith(path: string): string[] {
  if (!isPattern(path)) return paths.filter((each) => `/${each}`.endsWith(`/${path}`));
  const pattern = patternOf(path, '(?:^|/)');
  return paths.filter((each) => pattern.test(each));
}

/** What a path means from the root or from the file that mentions it. */
export const exactly = (path: string, from: string): string[] =>
  [...new Set([path, normalize(join(dirname(from), path))])].flatMap(at);

/** Areas of the product are two folders deep: a short name is looked up in the areas mentioned nearby. */
const areaOf = (path: string) => path.split('/').slice(0, 2).join('/');

/** What a path means, including from paths in the same section, or somewhere in one of these areas. */
export function resolvePath(named: string, from: string, around: string[]): string[] {
  const path = named.replace(/\/$/, '');
  const exact = exactly(path, from);
  if (exact.length > 0) return exact;
  const bases = [...new Set([from, ...around].flatMap((each) => [each, dirname(each)]))];
  const near = new Set(bases.map((base) => normalize(join(base, path))));
  const beside = [...near].flatMap(at);
  if (beside.length > 0 || path.startsWith('.')) return beside;
  const areas = bases.map((base) => `${areaOf(base)}/`);
  return endingWith(path).filter((each) => areas.some((area) => each.startsWith(area)));
}

const token = /--[a-z][\w-]*|(?<!\\)[A-Za-z_$][\w$]*(?:[-.][A-Za-z_$][\w$]*)*/g;

/** A comment may mention what is gone. */
const comment = /^\s*(?:\/\*\*|\* |\/\/).*$/gm;

interface Text {
  whole: string;
  words: Set<string>;
}

const kept = new Map<string, Text>();

function textOf(path: string): Text {
  const before = kept.get(path);
  if (before) return before;
  const within = sources.filter((each) => path === '' || each === path || each.startsWith(`${path}/`));
  const whole = within.map(readText).join('\n').replaceAll(comment, '');
  const words = new Set(whole.match(token));
  for (const each of words) for (const part of each.split(/[-.]/)) words.add(part);
  const text = { whole, words };
  kept.set(path, text);
  return text;
}

/** Whether a name occurs in the sources. `vita-ENV` is any environment, `NAME_*` a beginning. */
export function isNamed(name: string): boolean {
  const { whole, words } = textOf('');
  if (name.includes('ENV')) return name.split(/(?:vita-)?ENV/).every((part) => whole.includes(part));
  if (name.endsWith('*')) return whole.includes(name.slice(0, -1));
  return words.has(name) || (/[-.]/.test(name) && whole.includes(name));
}

/**
 * Whether a file, or one in a folder, declares it, has its name, or has a property of that name, rather than using it.
 */
export function isDeclaredIn(path: string, name: string): boolean {
  const { whole, words } = textOf(path);
  const declares = `(?:const|function|class|interface|type) ${name}\\b|^export {[^}]*\\b${name}\\b|^\\s*(?:async )?['"]?${name}['"]?(?:\\??: |\\()`;
  return known.has(`${path}/${name}.ts`) || (words.has(name) && new RegExp(declares, 'm').test(whole));
}
