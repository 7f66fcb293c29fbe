import { allocatedBytes, liveHeapBytes, openLiveCoach } from '../support/live-coach-browser';
import { milliseconds, percentile } from './statistics';

const [width, height] = [390, 520];

/** The live coach's script time while she dances, what stays on the heap, and what has to be loaded for her. */
export async function benchCoachStage(short: boolean): Promise<string[]> {
  const frames = short ? 24 : 600;
  const browser = await openLiveCoach();
  try {
    await browser.call('start', width, height);
    await browser.call('dance', 48, 12);
    const before = await liveHeapBytes(browser.devTools);
    const times = await browser.call('dance', frames, 60);
    const grown = (await liveHeapBytes(browser.devTools)) - before;
    const garbage = await allocatedBytes(browser.devTools, () => browser.call('dance', frames, 60));
    return [
      `script a frame at ${width}×${height}, ${frames} frames: p50 ${milliseconds(percentile(times, 0.5))}, p95 ${milliseconds(percentile(times, 0.95))}`,
      `heap after ${frames} frames: ${(grown / 1000).toFixed(1)} kB more (goal about 0)`,
      `garbage a frame: ${(garbage / frames / 1000).toFixed(1)} kB (three alone about 28 kB)`,
      `loaded with the coach: ${browser.lazyKb.toFixed(1)} kB gz (goal ≤ 175 kB)`,
    ];
  } finally {
    await browser.close();
  }
}
