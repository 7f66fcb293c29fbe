import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium } from 'playwright';
import { WebSocketServer } from 'ws';
import { findChromium } from '../find-chromium.mjs';
import type { RenderPage } from './render-requests';

export interface RenderBrowser {
  run: <K extends keyof RenderPage>(task: K, request: Parameters<RenderPage[K]>[0]) => Promise<void>;
  /** Runs a task that sends to the given URL, and passes every message on to `receive` in order. */
  stream: (task: (url: string) => Promise<void>, receive: (body: Buffer) => Promise<void>) => Promise<void>;
  /** Runs a task that sends once, and returns what it sent. */
  collect: (task: (url: string) => Promise<void>) => Promise<Buffer>;
  close: () => Promise<void>;
}

const ignore = async (_body: Buffer): Promise<void> => undefined;

/** Mesa where it is installed, which draws twice as fast as Chromium's own renderer. */
const flags = [
  '--no-sandbox',
  '--use-gl=angle',
  '--use-angle=gl-egl',
  '--ignore-gpu-blocklist',
  '--enable-unsafe-swiftshader',
];

/** Headless Chromium with the render page open, and the loopback server that receives its frames. */
export async function openBrowser(script: string): Promise<RenderBrowser> {
  let receive = ignore;
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html');
    response.end(isScript ? script : '<!doctype html><script type="module" src="/page.js"></script>');
  });
  // A third of the time that posts take.
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  sockets.on('connection', (socket) => {
    socket.on('message', (body: Buffer) => {
      receive(body).then(
        () => socket.send(''),
        (error: unknown) => socket.close(1011, String(error).slice(0, 100)),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: flags });
  const page = await browser.newPage();
  page.on('pageerror', (error) => console.error(error.message));
  page.on('console', (message) => message.type() === 'error' && console.error(message.text()));
  await page.goto(`http://${host}`);
  await page.waitForFunction('window.page');
  const stream: RenderBrowser['stream'] = async (task, next) => {
    receive = next;
    await task(`ws://${host}`);
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
      sockets.close();
      server.close();
    },
  };
}
