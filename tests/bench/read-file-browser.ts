import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { chromium, type Browser, type Page } from 'playwright';
import { build } from 'vite';
import { chromiumFlags, findChromium } from '../../infra/find-chromium.mjs';
import { contentSecurityPolicy } from '../../infra/security-headers';
import type { PageReading } from './read-file-page';

const types: Record<string, string> = { '.js': 'text/javascript', '.wasm': 'application/wasm' };
const page =
  '<!doctype html><title>Reading</title><input type="file"><script type="module" src="/page.js"></script>';

async function buildPage(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    root: import.meta.dirname,
    worker: { format: 'es' },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'baseline-widely-available',
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(import.meta.dirname, 'read-file-page.ts'),
        output: { entryFileNames: 'page.js' },
      },
    },
  });
}

/** Serves the folder under the site's own policy: nothing but its own files may run. */
async function serve(folder: string) {
  const server = createServer(async (request, response) => {
    const type = types[extname(request.url ?? '')];
    response.setHeader('content-type', type ?? 'text/html');
    response.setHeader('content-security-policy', contentSecurityPolicy({ connect: [], scripts: [] }));
    const file = type ? await readFile(join(folder, request.url ?? '')).catch(() => undefined) : undefined;
    response.end(file ?? page);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
}

export interface ReadFileBrowser {
  browser: Browser;
  page: Page;
  read: (path: string, cancelAfterMs?: number) => Promise<PageReading>;
  close: () => Promise<void>;
}

/** The reading of files as it is built for the site, on an empty page of headless Chromium. */
export async function openReadFile(): Promise<ReadFileBrowser> {
  const folder = await mkdtemp(join(tmpdir(), 'read-file-'));
  await buildPage(folder);
  const server = await serve(folder);
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: chromiumFlags,
  });
  const opened = await browser.newPage();
  await opened.goto(server.origin);
  await opened.waitForFunction(() => 'readChosen' in window);
  return {
    browser,
    page: opened,
    read: async (path, cancelAfterMs) => {
      await opened.locator('input').setInputFiles(path);
      return opened.evaluate((ms) => window.readChosen(ms), cancelAfterMs);
    },
    close: async () => {
      await browser.close();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
}
