import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { createServer, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { listId, type FirstViewList } from './first-view-list.ts';
import { inlineScript } from './inline-script.ts';
import { pageFiles } from './page-files.ts';
import type * as Views from './views.tsx';

const listPlace = '<!-- first-view list -->';
const scriptPlace = '<!-- first-view script -->';
const templatesPlace = '<!-- first-view templates -->';

/** What the sources know about the pages: their modules, and the first views of some. */
async function readPages({ root, define = {}, mode }: ResolvedConfig) {
  const server = await createServer({
    configFile: false,
    root,
    mode,
    define,
    plugins: [react()],
    logLevel: 'warn',
    appType: 'custom',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
  });
  try {
    const sources = (await server.ssrLoadModule('/first-view/views.tsx')) as typeof Views;
    return { modules: sources.pageModules, stills: sources.stills, views: await sources.renderViews() };
  } finally {
    await server.close();
  }
}

function replaceOnce(html: string, place: string, content: string): string {
  if (html.split(place).length !== 2) throw new Error(`index.html needs exactly one ${place}.`);
  return html.replace(place, () => content);
}

/** Writes into index.html what the opened page needs and how it first looks, so that nothing waits for the app to start. */
export function firstView(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'first-view',
    config: () => ({ build: { manifest: true } }),
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: (html) => replaceOnce(html, scriptPlace, `<script>${inlineScript()}</script>`),
    async writeBundle({ dir = '' }) {
      const page = join(dir, 'index.html');
      const manifestFile = join(dir, '.vite/manifest.json');
      const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Manifest;
      rmSync(dirname(manifestFile), { recursive: true });
      const { modules, stills, views } = await readPages(config);
      const list: FirstViewList = {
        ...pageFiles(manifest, modules),
        stills,
        views: Object.fromEntries(views.map(({ path, person, pose }) => [path, { person, pose }])),
      };
      const listElement = `<script type="application/json" id="${listId}">${JSON.stringify(list)}</script>`;
      const templates = views.map(
        ({ path, html }) => `<template data-first-view="${path}">${html}</template>`,
      );
      const html = replaceOnce(readFileSync(page, 'utf8'), listPlace, listElement);
      writeFileSync(page, replaceOnce(html, templatesPlace, templates.join('')));
    },
  };
}
