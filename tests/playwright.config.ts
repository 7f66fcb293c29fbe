import { defineConfig } from '@playwright/test';
import { availableParallelism } from 'node:os';
import { chromiumFlags, findChromium } from '../infra/find-chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  workers: availableParallelism(),
  // A test that passes at the second try is reported as flaky (tests/run/playwright-journal.ts).
  retries: 1,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // No animations: accessibility is judged by the final state, not by a frame of a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests must be visible to the tests; offline.e2e.ts allows the service worker.
    serviceWorkers: 'block',
    // Artifacts of a failure. Pictures of each step would double the time of a test, so they need TRACE=1.
    trace: {
      mode: 'retain-on-failure',
      snapshots: Boolean(process.env.TRACE),
      screenshots: Boolean(process.env.TRACE),
      sources: false,
    },
    screenshot: 'only-on-failure',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true }, grepInvert: /@desktop/ },
    { name: 'desktop', grep: /@wide|@desktop/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
