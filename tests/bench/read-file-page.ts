import { readFile, type ReadData } from '../../web/features/body-data/reading/read-file';

export interface PageReading {
  seconds: number;
  counts: { activities: number; steps: number; leftOut: number } | null;
  failure: string | null;
  /** The longest task of the page's thread meanwhile. */
  longestTaskMs: number;
  shares: number[];
}

declare global {
  interface Window {
    readChosen: (cancelAfterMs?: number) => Promise<PageReading>;
  }
}

const countsOf = ({ activities, steps, leftOut }: ReadData) => ({
  activities: activities.length,
  steps: steps.length,
  leftOut,
});

/** Reads the file in the page's field, as the site does. */
window.readChosen = async (cancelAfterMs) => {
  const field = document.querySelector('input');
  const file = field?.files?.[0];
  if (!file) throw new Error('No file is chosen.');
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  const shares: number[] = [];
  const began = performance.now();
  const reading = readFile(file, {
    timeZone: 'Europe/Berlin',
    since: null,
    wanted: { activities: true, steps: true, weights: true, restingHeartRates: true },
    now: new Date('2036-01-01T00:00:00Z'),
    onProgress: (share) => shares.push(share),
    signal: cancelAfterMs === undefined ? new AbortController().signal : AbortSignal.timeout(cancelAfterMs),
  });
  const outcome = await reading.then(
    (data) => ({ counts: countsOf(data), failure: null }),
    (error: Error) => ({ counts: null, failure: `${error.name}: ${error.message}` }),
  );
  const seconds = (performance.now() - began) / 1_000;
  observer.disconnect();
  return { ...outcome, seconds, longestTaskMs: Math.max(0, ...tasks), shares };
};
