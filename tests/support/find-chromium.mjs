import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Path of a Chromium to test with: $CHROMIUM, Playwright's own, or one of the system; undefined when there is none. */
export function findChromium() {
  const candidates = [
    process.env.CHROMIUM,
    chromium.executablePath(),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
  ];
  return candidates.find((path) => path && existsSync(path));
}

/** Flags that work headless, as root and without a network. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
