import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');

export interface Import {
  /** Project-relative path of the importing file. */
  from: string;
  /** Project-relative path without extension, or a package's name. */
  to: string;
  isTest: boolean;
}

interface Rule {
  name: string;
  breaks(each: Import): boolean;
  instead: string;
}

const inside = (path: string, ...folders: string[]) =>
  folders.some((folder) => path.startsWith(`${folder}/`));
const isPackage = (to: string) => !/^(shared|functions|infra|web|tests)(\/|$)/.test(to);
const partOf = (path: string, index: number) => path.split('/')[index] ?? '';
const isSdk = (to: string) => /^(@aws-sdk|@smithy)\//.test(to);

export const rules: Rule[] = [
  {
    name: 'shared imports zod and itself only',
    breaks: ({ from, to }) => {
      if (!inside(from, 'shared')) return false;
      if (isPackage(to))
        return (
          to !== 'zod' && !(/^three(\/|$)/.test(to) && inside(from, 'shared/figure', 'shared/motion/rig'))
        );
      return !inside(to, 'shared');
    },
    instead: 'move the code to the side that needs it',
  },
  {
    name: 'web and functions never import each other, nor infra',
    breaks: ({ from, to }) =>
      (inside(from, 'web') && inside(to, 'functions', 'infra')) ||
      (inside(from, 'functions') && inside(to, 'web', 'infra')),
    instead: 'put what both sides need into shared',
  },
  {
    name: 'infra imports shared and the manifest; only infra/local reaches into functions/platform',
    breaks: ({ from, to }) =>
      inside(from, 'infra') &&
      inside(to, 'functions') &&
      !/^functions\/(manifest|manifest-types|tables)$/.test(to) &&
      !(inside(from, 'infra/local') && to === 'functions/platform/clients'),
    instead: 'describe it in functions/manifest.ts',
  },
  {
    name: 'an area reaches another one by its public.ts or by an event',
    breaks: ({ from, to }) => {
      if (!inside(from, 'functions') || !inside(to, 'functions') || from.split('/').length < 3) return false;
      const area = partOf(to, 1);
      if (area === partOf(from, 1) || ['platform', 'ai', 'owned-tables'].includes(area)) return false;
      return partOf(to, 2) !== 'public';
    },
    instead: "export a query or a transaction item from that area's public.ts, or hear its event",
  },
  {
    name: 'platform knows no area',
    breaks: ({ from, to }) =>
      inside(from, 'functions/platform') && inside(to, 'functions') && !inside(to, 'functions/platform'),
    instead: 'pass what it needs as a parameter',
  },
  {
    name: 'the model knows no coach',
    breaks: ({ from, to }) => inside(from, 'functions/ai') && inside(to, 'functions/coach'),
    instead: 'pass what it needs as a parameter: whoever asks a model brings the prompt and the format',
  },
  {
    name: 'the AWS SDK appears in platform, repositories and composition roots only',
    breaks: ({ from, to }) =>
      inside(from, 'functions') &&
      isSdk(to) &&
      !inside(from, 'functions/platform') &&
      !/(-repository|\/lambda)\.ts$/.test(from),
    instead: 'move the call into the repository',
  },
  {
    name: 'a feature imports no other feature and nothing of app',
    breaks: ({ from, to }) =>
      inside(from, 'web/features') &&
      (inside(to, 'web/app') || (inside(to, 'web/features') && partOf(to, 2) !== partOf(from, 2))),
    instead: 'let the page compose them and pass what is needed',
  },
  {
    name: 'ui and lib know neither features nor pages',
    breaks: ({ from, to }) => inside(from, 'web/ui', 'web/lib') && inside(to, 'web/features', 'web/app'),
    instead: 'pass it as a property',
  },
  {
    name: 'ui primitives know no router, query or product rules',
    breaks: ({ from, to }) =>
      inside(from, 'web/ui') &&
      (/^(react-router|@tanstack)/.test(to) || inside(to, 'shared/domain', 'shared/contracts')),
    instead: 'pass it as a property',
  },
  {
    name: 'motion knows no figure: how a body moves is told without what it looks like',
    breaks: ({ from, to }) => inside(from, 'shared/motion') && inside(to, 'shared/figure'),
    instead: 'pass joints or a pose to the figure',
  },
  {
    name: 'three is loaded by the figure, the maths of the rig, the dance game and the coach stage only',
    breaks: ({ from, to }) =>
      /^three(\/|$)/.test(to) &&
      !inside(
        from,
        'shared/figure',
        'shared/motion/rig',
        'infra/motion',
        'web/features/dance',
        'web/features/coach-stage',
      ),
    instead: 'use the rendered clip or still',
  },
  {
    name: 'source never imports tests',
    breaks: ({ from, to }) => inside(to, 'tests') && !inside(from, 'tests'),
    instead: 'move it out of tests',
  },
];

export function* sourceFiles(folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!['node_modules', 'dist', 'public'].includes(entry.name)) yield* sourceFiles(path);
    } else if (/\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts')) yield path;
  }
}

export const readSource = (path: string): string => readFileSync(join(root, path), 'utf8');

const specifiers = /(?:from|import)\s*\(?\s*'([^']+)'/g;

export function importsOf(path: string): Import[] {
  const isTest = /\.test\.tsx?$/.test(path);
  return [...readSource(path).matchAll(specifiers)].map(([, specifier = '']) => {
    if (!specifier.startsWith('.')) return { from: path, to: specifier, isTest };
    const target = relative(root, resolve(root, dirname(path), specifier)).replaceAll('\\', '/');
    return { from: path, to: target.replace(/\.(ts|tsx|mjs|css)$/, ''), isTest };
  });
}
