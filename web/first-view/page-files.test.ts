import type { Manifest } from 'vite';
import { expect, it } from 'vitest';
import { pageFiles } from './page-files';

const chunk = (file: string, imports: string[] = []) => ({
  file: `assets/${file}`,
  name: file.replace('.js', ''),
  imports,
});

/** A build in which two pages share a form, and every page already has React. */
const manifest: Manifest = {
  'index.html': chunk('entry.js', ['_react.js']),
  '_react.js': chunk('react.js'),
  '_form.js': chunk('form.js', ['_react.js', '_parts.js']),
  '_parts.js': chunk('parts.js', ['_form.js']),
  '_app.js': chunk('app.js', ['_react.js']),
  'app/auth.tsx': chunk('auth.js', ['_form.js', '_react.js']),
  'app/contact.tsx': chunk('contact.js', ['_form.js', '_app.js']),
  '_api.js': chunk('api.js'),
  'app/layouts/require-onboarding.tsx': chunk('guard.js', ['_api.js']),
  '_cognito.js': chunk('cognito.js'),
};
const files = pageFiles(manifest, { '/auth': 'app/auth.tsx', '/contact': 'app/contact.tsx' });

it('lists what each page loads beyond entry and app, including its imports', () => {
  expect(files.pages).toEqual({
    '/auth': ['/assets/auth.js', '/assets/form.js', '/assets/parts.js'],
    '/contact': ['/assets/contact.js', '/assets/form.js', '/assets/parts.js'],
  });
});

it('lists what everyone needs, what signed-in people need, and what an expired sign-in needs', () => {
  expect(files).toMatchObject({
    app: ['/assets/app.js'],
    member: ['/assets/guard.js', '/assets/api.js'],
    refresh: ['/assets/cognito.js'],
  });
});

it('stops the build when it lacks a page', () => {
  expect(() => pageFiles(manifest, { '/about': 'app/about.tsx' })).toThrow('app/about.tsx');
  const { '_cognito.js': _, ...without } = manifest;
  expect(() => pageFiles(without, {})).toThrow('cognito');
});
