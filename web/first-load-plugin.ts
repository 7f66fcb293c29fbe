import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { paths } from './app/paths.ts';

/** What each page needs besides the app itself; numbers point into `files`. */
export interface FirstLoad {
  files: string[];
  pages: Record<string, number[]>;
  /** For people with a stored sign-in, on every page. */
  member: number[];
  /** For those of them whose access token has to be refreshed first. */
  refresh: number[];
  /** The coach's pose of the page's first screen. */
  stills: Record<string, string>;
}

const stills = { [paths.auth]: 'sprint', [paths.welcome]: 'jump', [paths.dashboard]: 'hips' };
const memberModules = ['lib/api/call-endpoint.ts', 'app/layouts/require-onboarding.tsx'];
const refreshModules = ['lib/session/cognito.ts'];
const routePattern = /page\(paths\.(\w+), \(\) => import\('\.\/(routes\/[^']+)'\)\)/g;
const placeholder = '/* first load */ null';

/** Path of each page and its module, as the router names them. */
function pageModules(root: string): [path: string, module: string][] {
  const router = readFileSync(join(root, 'app/router.tsx'), 'utf8');
  return [...router.matchAll(routePattern)].map(([, name = '', module = '']) => [
    paths[name as keyof typeof paths],
    `app/${module}.tsx`,
  ]);
}

/** The chunk that holds a module, everything it loads at once, and the styles of all these. */
function filesOf(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk | undefined): Set<string> {
  const found = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') take(imported);
    }
  };
  take(start);
  return found;
}

export function firstLoadOf(bundle: Rolldown.OutputBundle, root: string): FirstLoad {
  const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
  const atOnce = filesOf(
    bundle,
    chunks.find(({ isEntry }) => isEntry),
  );
  const files: string[] = [];
  const needsOf = (modules: readonly string[]) => {
    const needed = modules.flatMap((module) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(join(root, module)));
      if (!chunk) throw new Error(`${module} is in no chunk of the build.`);
      return [...filesOf(bundle, chunk)].filter((file) => !atOnce.has(file));
    });
    return [...new Set(needed)].map((file) => {
      if (!files.includes(file)) files.push(file);
      return files.indexOf(file);
    });
  };
  const pages = Object.fromEntries(pageModules(root).map(([path, module]) => [path, needsOf([module])]));
  return { files, pages, member: needsOf(memberModules), refresh: needsOf(refreshModules), stills };
}

/** Writes into theme.js, which runs first, what the page that is opened needs: it need not wait for the app to ask. */
export function firstLoad(): Plugin {
  let root = '';
  return {
    name: 'first-load',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    writeBundle({ dir = '' }, bundle) {
      const file = join(dir, 'theme.js');
      const script = readFileSync(file, 'utf8');
      if (!script.includes(placeholder)) throw new Error('theme.js has no place for what pages need.');
      writeFileSync(file, script.replace(placeholder, JSON.stringify(firstLoadOf(bundle, root))));
    },
  };
}
