// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { storeSignIn } from '../lib/session/stored-sign-in';
import { listId, type FirstViewList } from './first-view-list';

const list: FirstViewList = {
  app: ['/app.js'],
  pages: {
    '/auth': ['/auth.js', '/form.js'],
    '/dashboard': ['/dashboard.js'],
    '/about': ['/about.js', '/app.js'],
  },
  member: ['/member.js'],
  refresh: ['/refresh.js'],
  stills: { '/dance': 'groove' },
  views: { '/auth': { person: 'visitor', pose: 'wave' }, '/dashboard': { person: 'member', pose: 'hips' } },
};
const view = (path: string) =>
  `<template data-first-view="${path}"><div class="first-view"><img src="/coach/wave-night.webp" /><i data-style="--part: 1"></i></div></template>`;

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML = `<div id="root">The mark</div>${view('/auth')}${view('/dashboard')}`;
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = listId;
  element.textContent = JSON.stringify(list);
  document.head.append(element);
});
afterEach(() => {
  localStorage.clear();
  delete window.firstView;
});

/** Runs the script as a page does, at `path`. */
async function open(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  vi.resetModules();
  await import('./inline');
  document.dispatchEvent(new Event('readystatechange'));
  await window.firstView;
}

const links = (rel: string) =>
  [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)].map((link) =>
    link.getAttribute('href'),
  );
const shown = () => document.querySelector('#root > .first-view');

/** A sign-in whose access token is valid for `seconds` more. */
function signIn(seconds: number): void {
  const payload = btoa(JSON.stringify({ exp: Date.parse('2030-01-01') / 1000 + seconds }));
  const clockDrift = Date.parse('2030-01-01') - vi.getRealSystemTime();
  storeSignIn('maya', { accessToken: `.${payload}.`, clockDrift: String(clockDrift) });
}

describe('an opened page', () => {
  it('shows its first view, and requests its scripts once that is on screen', async () => {
    await open('/auth');
    expect(shown()).not.toBeNull();
    expect(links('preload')).toEqual(['/coach/wave-night.webp']);
    expect(links('modulepreload')).toEqual(['/app.js', '/auth.js', '/form.js']);
  });

  it('uses the light theme if it was chosen, and takes its style attributes', async () => {
    localStorage.setItem('theme', 'light');
    await open('/auth');
    expect(links('preload')).toEqual(['/coach/wave-day.webp']);
    expect(shown()?.querySelector('img')?.getAttribute('src')).toBe('/coach/wave-day.webp');
    expect(shown()?.querySelector('i')?.style.getPropertyValue('--part')).toBe('1');
  });

  it('shows members their view, and loads what members need', async () => {
    signIn(3600);
    await open('/dashboard');
    expect(shown()).not.toBeNull();
    expect(links('modulepreload')).toEqual(['/app.js', '/dashboard.js', '/member.js']);
  });

  it('shows nothing when the sign-in has to be refreshed first', async () => {
    signIn(30);
    await open('/dashboard');
    expect(shown()).toBeNull();
    expect(links('modulepreload')).toEqual(['/app.js', '/dashboard.js', '/member.js', '/refresh.js']);
  });

  it("requests the coach's still of a page that begins with her, for members only", async () => {
    await open('/dance');
    expect(links('preload')).toEqual([]);
    signIn(30);
    await open('/dance');
    expect(links('preload')).toEqual(['/coach/groove-night.webp']);
  });

  it('shows visitors no member pages, and members no sign-in', async () => {
    await open('/dashboard');
    expect(shown()).toBeNull();
    signIn(3600);
    await open('/auth');
    expect(shown()).toBeNull();
  });

  it('waits for the app when its address asks for something else', async () => {
    await open('/auth?step=sign-up');
    expect(shown()).toBeNull();
    expect(links('modulepreload')).toContain('/auth.js');
  });

  it('works without a first view, and without an entry in the list', async () => {
    await open('/about');
    expect(links('modulepreload')).toEqual(['/app.js', '/about.js']);
    document.head.querySelectorAll('link').forEach((link) => link.remove());
    await open('/nowhere');
    expect(shown()).toBeNull();
    expect(links('modulepreload')).toEqual(['/app.js']);
  });

  it('leaves everything to the app when the build made no list', async () => {
    document.getElementById(listId)?.remove();
    await open('/auth');
    expect(window.firstView).toBeUndefined();
    expect(document.getElementById('root')?.textContent).toBe('The mark');
  });
});
