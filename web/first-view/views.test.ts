import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { paths } from '../app/paths';
import { coachStill, coachStillSet } from '../lib/coach-stills';
import { pageModules, renderViews, type RenderedView } from './views';

const web = join(import.meta.dirname, '..');
let views: RenderedView[] = [];
beforeAll(async () => {
  views = await renderViews();
});

it('every listed page exists, and every address is listed', () => {
  expect(Object.keys(pageModules).toSorted()).toEqual(Object.values(paths).toSorted());
  expect(Object.values(pageModules).filter((module) => !existsSync(join(web, module)))).toEqual([]);
});

describe('First views', () => {
  it('exist for sign-in and welcome for visitors, and for the dashboard for members', () => {
    expect(views.map(({ path, person }) => [path, person])).toEqual([
      [paths.auth, 'visitor'],
      [paths.welcome, 'visitor'],
      [paths.dashboard, 'member'],
    ]);
  });

  it('show the coach in the pose that is preloaded for them, and request nothing themselves', () => {
    for (const { pose, html } of views) {
      const [picture] = /<img [^>]*fetchPriority="high"[^>]*>/.exec(html) ?? [];
      expect(picture).toContain(`src="${coachStill(pose, 'dark')}"`);
      const { srcSet } = coachStillSet(pose, 'dark');
      expect(picture).toContain(`srcSet="${srcSet}"`);
      for (const [file] of srcSet.matchAll(/\/coach\/\S+/g))
        expect(existsSync(join(web, 'public', file))).toBe(true);
      expect(html).not.toContain('<link');
      expect(html).not.toContain('<script');
    }
  });

  it('have no style attributes, which the policy forbids', () => {
    for (const { html } of views) expect(html).not.toMatch(/\sstyle=/);
  });

  it("can't be used, and reveal nothing about the person", () => {
    for (const { html } of views) expect(html).toMatch(/^<div class="first-view contents" inert="">/);
    const dashboard = views.find(({ path }) => path === paths.dashboard)?.html;
    expect(dashboard).toMatch(/<h1 class="[^"]*first-view:invisible[^"]*">/);
    expect(dashboard).toContain('aria-label="You, profile summary"');
  });
});
