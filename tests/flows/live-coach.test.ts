import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  allocatedBytes,
  liveHeapBytes,
  openLiveCoach,
  type LiveCoachBrowser,
} from '../support/live-coach-browser';

describe('The live coach in a browser', () => {
  let browser: LiveCoachBrowser;
  beforeAll(async () => {
    browser = await openLiveCoach();
  }, 60_000);
  afterAll(() => browser.close());

  it('loads within 192 kB', () => {
    expect(browser.lazyKb).toBeGreaterThan(50);
    expect(browser.lazyKb).toBeLessThan(192);
  });

  it('leaves nothing on the heap while dancing through the moves', async () => {
    await browser.call('start', 120, 160);
    await browser.call('keepScriptOnly');
    await browser.call('dance', 480, 16);
    const grown: number[] = [];
    for (let round = 0; round < 5; round += 1) {
      const before = await liveHeapBytes(browser.devTools);
      await browser.call('dance', 128, 16);
      grown.push((await liveHeapBytes(browser.devTools)) - before);
    }
    // Compiled code comes and goes in megabytes; a leak per frame shows in every round.
    expect(Math.min(...grown)).toBeLessThan(80_000);
  }, 120_000);

  it('makes next to no garbage while dancing', async () => {
    const kilobytes: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const bytes = await allocatedBytes(browser.devTools, () => browser.call('dance', 60, 16));
      kilobytes.push(bytes / 60 / 1000);
    }
    // Code that is not compiled yet boxes its numbers; the calmest round shows what a frame really costs.
    expect(Math.min(...kilobytes)).toBeLessThan(80);
  }, 120_000);

  it('gives everything back to the GPU when she leaves', async () => {
    const { geometries, textures } = await browser.call('held');
    expect(geometries).toBeGreaterThan(10);
    expect(textures).toBeGreaterThan(0);
    await browser.call('stop');
    expect(await browser.call('held')).toEqual({ geometries: 0, textures: 0 });
    expect(await browser.call('canvases')).toBe(0);
  });
});
