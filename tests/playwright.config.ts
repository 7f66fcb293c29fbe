import { defineConfig } from '@playwright/test';
import { chromiumFlags, findChromium } from './support/find-chromium.mjs';

const executablePath = findChromium();

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: '../test-results',
  workers: 1,
  retries: 0,
  timeout: 600_000,
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // Pictures at rest: accessibility is judged on what stays, not on a frame of a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // Requests go where the tests see them; offline.e2e.ts allows the service worker.
    serviceWorkers: 'block',
    // A trace costs as much again as the test; with TRACE=1 those of failures are kept.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: { ...(executablePath ? { executablePath } : {}), args: chromiumFlags },
  },
  projects: [
    { name: 'phone', use: { viewport: { width: 390, height: 844 }, hasTouch: true } },
    { name: 'desktop', grepInvert: /@once/, use: { viewport: { width: 1440, height: 900 } } },
  ],
});
