import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
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

/** Where `playwright install` puts the shell: in a folder beside the browser's own, named for the machine. */
function downloadedShells() {
  const browser = dirname(dirname(chromium.executablePath()));
  const folder = join(dirname(browser), basename(browser).replace('chromium-', 'chromium_headless_shell-'));
  const builds = existsSync(folder) ? readdirSync(folder) : [];
  return builds.flatMap((build) =>
    ['chrome-headless-shell', 'chrome-headless-shell.exe'].map((name) => join(folder, build, name)),
  );
}

/**
 * Path of a Chromium to test with, undefined when there is none: $CHROMIUM, the headless shell, which needs half the
 * processor time because it has no window to draw, or a whole browser; Playwright's own before those of the system.
 */
export function findChromium() {
  const shells = [...downloadedShells(), '/usr/bin/chromium-headless-shell'];
  const candidates = [process.env.CHROMIUM, ...shells, chromium.executablePath(), ...installed()];
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
