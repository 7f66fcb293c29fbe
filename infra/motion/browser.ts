import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { findChromium } from '../find-chromium.mjs';
import type { RenderPage } from './render-requests';

export interface RenderBrowser {
  run: <K extends keyof RenderPage>(task: K, request: Parameters<RenderPage[K]>[0]) => Promise<void>;
  /** Runs a task that posts to the given URL, and passes every body on to `receive` in order. */
  stream: (task: (url: string) => Promise<void>, receive: (body: Buffer) => Promise<void>) => Promise<void>;
  /** Runs a task that posts once, and returns what it posted. */
  collect: (task: (url: string) => Promise<void>) => Promise<Buffer>;
  close: () => Promise<void>;
}

async function readBody(request: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const ignore = async (_body: Buffer): Promise<void> => undefined;

/** Headless Chromium with the render page open, and the loopback server that receives its frames. */
export async function openBrowser(script: string): Promise<RenderBrowser> {
  let receive = ignore;
  const server = createServer((request, response) => {
    if (request.method === 'POST') {
      readBody(request)
        .then((body) => receive(body))
        .then(
          () => response.end(),
          () => response.writeHead(500).end(),
        );
      return;
    }
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({
    executablePath: findChromium() ?? '',
    args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.goto(origin);
  await page.waitForFunction('window.page');
  const stream: RenderBrowser['stream'] = async (task, next) => {
    receive = next;
    await task(`${origin}/frame`);
  };
  return {
    run: (task, request) => page.evaluate(`window.page.${task}(${JSON.stringify(request)})`) as Promise<void>,
    stream,
    collect: async (task) => {
      let body = Buffer.alloc(0);
      await stream(task, async (next) => void (body = next as Buffer<ArrayBuffer>));
      return body;
    },
    close: async () => {
      await browser.close();
      server.close();
    },
  };
}
