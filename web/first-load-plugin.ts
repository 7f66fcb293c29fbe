import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { paths } from './app/paths.ts';
import { buildViews } from './first-view/build-views.ts';
import type { FirstView } from './first-view/views.tsx';

/** What each page needs; numbers point into `files`. */
export interface FirstLoad {
  files: string[];
  /** The app itself. */
  app: number[];
  pages: Record<string, number[]>;
  /** For people with a stored sign-in, on every page. */
  member: number[];
  /** For those of them whose access token has to be refreshed first. */
  refresh: number[];
  /** Pages with a first view, for whom, and the coach's pose in it. */
  views: Record<string, Pick<FirstView, 'person'> & { pose: string }>;
}

const appModules = ['start.tsx'];
const memberModules = ['lib/api/call-endpoint.ts', 'app/layouts/require-onboarding.tsx'];
const refreshModules = ['lib/session/cognito.ts'];
const routePattern = /page\(paths\.(\w+), \(\) => import\('\.\/(routes\/[^']+)'\)\)/g;
const scriptPlace = '<!-- first-paint.js -->';
const viewsPlace = '<!-- first views -->';
const emptyList = '<script type="application/json" id="first-load">null</script>';

function replaceOnce(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
  return html.replace(place, () => content);
}

/** Path of each page and its module, as the router names them. */
function pageModules(root: string): [path: string, module: string][] {
  const router = readFileSync(join(root, 'app/router.tsx'), 'utf8');
  return [...router.matchAll(routePattern)].map(([, name = '', module = '']) => [
    paths[name as keyof typeof paths],
    `app/${module}.tsx`,
  ]);
}

/** The chunk that holds a module, everything it loads at once, and the styles of all these, in the order they apply. */
function filesOf(bundle: Rolldown.OutputBundle, start: Rolldown.OutputChunk | undefined): Set<string> {
  const found = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const name of chunk.imports) {
      const imported = bundle[name];
      if (imported?.type === 'chunk') take(imported);
    }
    chunk.viteMetadata?.importedCss.forEach((file) => found.add(file));
  };
  take(start);
  return found;
}

export function firstLoadOf(bundle: Rolldown.OutputBundle, root: string): Omit<FirstLoad, 'views'> {
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
  const app = needsOf(appModules);
  const pages = Object.fromEntries(pageModules(root).map(([path, module]) => [path, needsOf([module])]));
  return { files, app, pages, member: needsOf(memberModules), refresh: needsOf(refreshModules) };
}

const stillPattern = /fetchpriority="high" src="\/coach\/(\w+)-night\.webp"/;

/** What first-paint.js has to know of a first view before the page is read that far. */
function outline({ path, person, html }: FirstView) {
  const [, pose] = stillPattern.exec(html) ?? [];
  if (!pose) throw new Error(`The first view of ${path} shows no coach.`);
  return [path, { person, pose }] as const;
}

const templateOf = ({ path, person, html }: FirstView) =>
  `<template data-path="${path}" data-person="${person}"><div class="first-view" inert>${html}</div></template>`;

/**
 * Puts first-paint.js into the page as it is, so that it costs no request, and beside it what the page that is opened
 * needs and how it first looks: nobody need wait for the app to say so.
 */
export function firstLoad(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-load',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml(html) {
      const script = readFileSync(join(config.root, 'first-paint.js'), 'utf8');
      return replaceOnce(html, scriptPlace, `${emptyList}\n    <script>${script}</script>`);
    },
    // The dev server has no bundle, and its pages neither list nor first views.
    async writeBundle({ dir = '' }, bundle) {
      const { root, define = {} } = config;
      const views = await buildViews(root, define);
      const file = join(dir, 'index.html');
      const load: FirstLoad = { ...firstLoadOf(bundle, root), views: Object.fromEntries(views.map(outline)) };
      const list = emptyList.replace('null', JSON.stringify(load));
      const page = replaceOnce(readFileSync(file, 'utf8'), emptyList, list);
      writeFileSync(file, replaceOnce(page, viewsPlace, views.map(templateOf).join('')));
    },
  };
}
