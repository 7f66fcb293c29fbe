// Names of WebKitGTK and Xvfb. cspell:ignore ngtk nolisten displayfd DMABUF webkitgtk
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import * as z from 'zod';
import { endTree } from '../run/processes';
import { freePort } from '../support/spawned-product';
import type { Browser, Engine, Key, Size, Tab } from './engine';
import { connectWebDriver, type WebDriver } from './web-driver';

const driverPath = '/usr/bin/WebKitWebDriver';
const xvfbPath = '/usr/bin/Xvfb';
const scriptMs = 60_000;
const startMs = 60_000;

function findMiniBrowser(): string | undefined {
  const libraries = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  return libraries
    .flatMap((machine) =>
      ['4.1', '4.0', '6.0']
        .map((version) => `webkit2gtk-${version}`)
        .map((name) => join('/usr/lib', machine, name, 'MiniBrowser')),
    )
    .find((path) => existsSync(path));
}

const keys: Record<Key, string> = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004', Backspace: '\uE003' };

/** Without this, the toolbar is wider than a phone. */
const flatToolbar =
  '* { font-size: 1px; min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0 }';
const settings = '[Settings]\ngtk-enable-animations=0\n';

const sessionSchema = z.object({
  sessionId: z.string(),
  capabilities: z.object({ browserName: z.string(), browserVersion: z.string() }),
});
const sizeSchema = z.tuple([z.number(), z.number()]);
const outcomeSchema = z.object({ value: z.unknown(), error: z.string().optional() });
const elementSchema = z.record(z.string(), z.string());

async function startDisplay(): Promise<{ child: ChildProcess; display: string }> {
  const screen = ['-screen', '0', '1600x1100x24', '-nolisten', 'tcp', '-displayfd', '3'];
  const child = spawn(xvfbPath, screen, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const [number] = await once(child.stdio[3] as Readable, 'data');
  return { child, display: `:${String(number).trim()}` };
}

/** Everything the browser keeps is in `home`. */
async function startDriver(home: string, display: string) {
  const gtk = join(home, 'gtk-3.0');
  await mkdir(gtk, { recursive: true });
  await writeFile(join(gtk, 'gtk.css'), flatToolbar);
  await writeFile(join(gtk, 'settings.ini'), settings);
  const folders = { HOME: home, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
  const env = {
    ...process.env,
    ...folders,
    DISPLAY: display,
    LANG: 'en_GB.UTF-8',
    TZ: 'Europe/London',
    NO_AT_BRIDGE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
  };
  const port = await freePort();
  const child = spawn(driverPath, [`--port=${port}`], { env, stdio: 'ignore' });
  const driver = connectWebDriver(`http://127.0.0.1:${port}`);
  const giveUpAt = Date.now() + startMs;
  while (
    await driver.get('/status').then(
      () => false,
      () => true,
    )
  ) {
    if (Date.now() > giveUpAt) throw new Error('WebKitWebDriver did not start');
    await new Promise((done) => setTimeout(done, 100));
  }
  return { child, driver };
}

class WebKitTab implements Tab {
  readonly #driver: WebDriver;
  readonly #session: string;
  readonly #handle: string;

  constructor(driver: WebDriver, session: string, handle: string) {
    [this.#driver, this.#session, this.#handle] = [driver, session, handle];
  }

  async #post(path: string, body: object = {}): Promise<unknown> {
    await this.#driver.post(`${this.#session}/window`, { handle: this.#handle });
    return this.#driver.post(this.#session + path, body);
  }

  goto = async (url: string) => void (await this.#post('/url', { url }));
  reload = async () => void (await this.#post('/refresh'));
  back = async () => void (await this.#post('/back'));

  async evaluate(expression: string): Promise<unknown> {
    const script = `const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${expression})).then(
        (value) => done({ value }), (error) => done({ error: String(error) }));`;
    const { value, error } = outcomeSchema.parse(await this.#post('/execute/async', { script, args: [] }));
    if (error !== undefined) throw new Error(error);
    return value;
  }

  async #act(source: object): Promise<void> {
    await this.#post('/actions', { actions: [source] });
  }

  async click(x: number, y: number): Promise<void> {
    const move = { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) };
    const actions = [move, { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }];
    await this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions });
  }

  async type(text: string): Promise<void> {
    const actions = Array.from(text).flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.#act({ type: 'key', id: 'keyboard', actions });
  }

  press = (key: Key) => this.type(keys[key]);

  async choose(path: string): Promise<void> {
    const found = await this.#post('/element', { using: 'css selector', value: 'input[data-chosen]' });
    const [id] = Object.values(elementSchema.parse(found));
    await this.#driver.post(`${this.#session}/element/${id}/value`, { text: path });
  }

  async resize({ width, height }: Size): Promise<void> {
    await this.#post('/window/rect', { x: 0, y: 0, width, height });
    const [innerWidth, innerHeight] = sizeSchema.parse(await this.evaluate('[innerWidth, innerHeight]'));
    const outer = { width: 2 * width - innerWidth, height: 2 * height - innerHeight };
    await this.#post('/window/rect', { x: 0, y: 0, ...outer });
  }

  async screenshot(): Promise<Buffer> {
    await this.#driver.post(`${this.#session}/window`, { handle: this.#handle });
    return Buffer.from(z.string().parse(await this.#driver.get(`${this.#session}/screenshot`)), 'base64');
  }
}

/** A session is a browser of its own, which forgets everything when it ends. */
async function openSession(driver: WebDriver) {
  const options = { binary: findMiniBrowser(), args: ['--automation'] };
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': options };
  const { sessionId, capabilities } = sessionSchema.parse(
    await driver.post('/session', { capabilities: { alwaysMatch } }),
  );
  const session = `/session/${sessionId}`;
  await driver.post(`${session}/timeouts`, { script: scriptMs, pageLoad: scriptMs, implicit: 0 });
  return { session, version: `WebKitGTK ${capabilities.browserVersion}` };
}

const handleSchema = z.object({ handle: z.string() });

async function start(): Promise<Browser> {
  const home = await mkdtemp(join(tmpdir(), 'vita-webkit-'));
  const { child: xvfb, display } = await startDisplay();
  const { child, driver } = await startDriver(home, display);
  let current = await openSession(driver);
  let isUsed = false;
  const tabAt = async (handle: string, size: Size) => {
    const tab = new WebKitTab(driver, current.session, handle);
    await tab.resize(size);
    return tab;
  };
  return {
    version: current.version,
    async open(size) {
      if (isUsed) {
        await driver.remove(current.session);
        current = await openSession(driver);
      }
      isUsed = true;
      return tabAt(z.string().parse(await driver.get(`${current.session}/window`)), size);
    },
    async openBeside(_, size) {
      const made = await driver.post(`${current.session}/window/new`, { type: 'window' });
      return tabAt(handleSchema.parse(made).handle, size);
    },
    async close() {
      await driver.remove(current.session).catch(() => undefined);
      for (const { pid } of [child, xvfb]) if (pid) await endTree(pid);
      await rm(home, { recursive: true, force: true });
    },
  };
}

/** Safari's engine, in the small browser that comes with WebKitGTK. */
export const webkit: Engine = {
  name: 'webkit',
  missing() {
    const lacking = [
      ...(existsSync(driverPath) && findMiniBrowser() ? [] : ['webkit2gtk-driver']),
      ...(existsSync(xvfbPath) ? [] : ['xvfb']),
    ];
    return lacking.length > 0 ? lacking.join(' ') : null;
  },
  start,
};
