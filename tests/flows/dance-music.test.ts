import { join } from 'node:path';
import { build } from 'esbuild';
import { chromium, type Browser, type Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { danceStyleIds } from '../../shared/rules/dance/choices';
import type { RenderDance } from '../support/dance-music-page';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../support/dance-music-page.ts')],
    bundle: true,
    minify: true,
    format: 'esm',
    write: false,
  });
  const executablePath = findChromium();
  browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: chromiumFlags });
  page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0]?.text ?? '', type: 'module' });
  await page.waitForFunction('window.renderDance');
}, 60_000);
afterAll(() => browser.close());

describe('The music of a dance at full volume', () => {
  const heard: number[] = [];

  it.each(danceStyleIds)(
    'never clips in %s, and has no hole',
    async (style) => {
      // The loudest parts: the choruses, the last of them into the finale.
      const phrases = JSON.stringify([3, 4, 9, 10]);
      const rendered = await page.evaluate<Awaited<ReturnType<RenderDance>>>(
        `window.renderDance('${style}', ${phrases})`,
      );
      expect(Math.max(...rendered.map(({ peak }) => peak))).toBeLessThan(1);
      const danced = rendered.slice(0, 15).map(({ mean }) => mean);
      expect(Math.min(...danced)).toBeGreaterThan(0.03);
      heard.push(danced.reduce((sum, mean) => sum + mean, 0) / danced.length);
    },
    60_000,
  );

  it('is about as loud in one style as in another', () => {
    expect(Math.max(...heard) / Math.min(...heard)).toBeLessThan(2);
  });
});
