import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';

/** Browsers of the system by their usual places; what a machine has no variable for is left out. */
function installed() {
  const { PROGRAMFILES, LOCALAPPDATA, HOME } = process.env;
  const windows = [PROGRAMFILES, process.env['PROGRAMFILES(X86)'], LOCALAPPDATA].flatMap((folder) =>
    folder
      ? [
          join(folder, 'Google/Chrome/Application/chrome.exe'),
          join(folder, 'Chromium/Application/chrome.exe'),
        ]
      : [],
  );
  const mac = ['/Applications', HOME && join(HOME, 'Applications')].flatMap((folder) =>
    folder
      ? [
          join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
          join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
        ]
      : [],
  );
  const linux = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'].flatMap((name) =>
    ['/usr/bin', '/usr/local/bin', '/snap/bin'].map((folder) => join(folder, name)),
  );
  return { win32: windows, darwin: mac }[process.platform] ?? linux;
}

/** Path of a Chromium to test with: $CHROMIUM, Playwright's own, or one of the system; undefined when there is none. */
export function findChromium() {
  const candidates = [process.env.CHROMIUM, chromium.executablePath(), ...installed()];
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
