import type { Manifest } from 'vite';

/** The guard of member pages, which reads the profile. */
const memberModule = 'app/layouts/require-onboarding.tsx';

/** The script that holds a module, and everything it statically imports, according to Vite's manifest. */
function scriptsOf(manifest: Manifest, module: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[module];
  if (!chunk) throw new Error(`${module} is no entry of the build's manifest.`);
  if (found.has(chunk.file)) return found;
  found.add(chunk.file);
  chunk.imports?.forEach((imported) => scriptsOf(manifest, imported, found));
  return found;
}

/** The entry of a chunk that belongs to no single module. */
function keyOf(manifest: Manifest, name: string): string {
  const [key] = Object.entries(manifest).find(([, chunk]) => chunk.name === name) ?? [];
  if (!key) throw new Error(`The build has no chunk called ${name}.`);
  return key;
}

/** What the app loads beyond the entry, and each page beyond both, by path; `pages` maps each path to its module. */
export function pageFiles(manifest: Manifest, pages: Readonly<Record<string, string>>) {
  const entry = scriptsOf(manifest, 'index.html');
  const app = scriptsOf(manifest, keyOf(manifest, 'app'));
  const addresses = (files: Iterable<string>, known: Set<string>) =>
    [...files].filter((file) => !known.has(file)).map((file) => `/${file}`);
  const beyond = (key: string) => addresses(scriptsOf(manifest, key), new Set([...entry, ...app]));
  return {
    app: addresses(app, entry),
    pages: Object.fromEntries(Object.entries(pages).map(([path, module]) => [path, beyond(module)])),
    member: beyond(memberModule),
    refresh: beyond(keyOf(manifest, 'cognito')),
  };
}
