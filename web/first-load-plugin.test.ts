// @vitest-environment node
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { paths } from './app/paths';
import { firstLoadOf } from './first-load-plugin';

const root = import.meta.dirname;
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.tsx?$/.test(file),
);

interface Part {
  imports?: string[];
  css?: string[];
  moduleIds?: string[];
  isEntry?: boolean;
}
const chunk = (fileName: string, { css = [], ...rest }: Part) =>
  [
    fileName,
    {
      type: 'chunk',
      fileName,
      imports: [],
      moduleIds: [],
      isEntry: false,
      viteMetadata: { importedCss: new Set(css) },
      ...rest,
    },
  ] as const;

/** A build in which every module has a chunk of its own name, and two of them share a third. */
const bundle = Object.fromEntries([
  chunk('entry.js', { isEntry: true, imports: ['react.js'] }),
  chunk('react.js', {}),
  chunk('form.js', { css: ['form.css'], imports: ['react.js'] }),
  chunk('auth.js', {
    moduleIds: [join(root, 'app/routes/auth/auth.tsx')],
    imports: ['form.js', 'react.js'],
    css: ['auth.css'],
  }),
  chunk('contact.js', { moduleIds: [join(root, 'app/routes/about/contact.tsx')], imports: ['form.js'] }),
  chunk('everything-else.js', {
    moduleIds: sources
      .filter((file) => !/routes\/(auth\/auth|about\/contact)\.tsx$/.test(file))
      .map((file) => join(root, file)),
  }),
]) as unknown as Rolldown.OutputBundle;

it('lists what each page loads beyond the app, with what that loads and its styles', () => {
  const { files, pages } = firstLoadOf(bundle, root);
  const of = (path: string) => pages[path]?.map((index) => files[index]);
  expect(of(paths.auth)).toEqual(['auth.js', 'form.js', 'form.css', 'auth.css']);
  expect(of(paths.contact)).toEqual(['contact.js', 'form.js', 'form.css']);
});

it('knows every page of the router', () => {
  expect(Object.keys(firstLoadOf(bundle, root).pages).toSorted()).toEqual(Object.values(paths).toSorted());
});
