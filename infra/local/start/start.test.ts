import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { manifest } from '../../../functions/manifest';

interface Steps {
  isInstalled(root: string): boolean;
  missingDatabase(root: string, platform?: string): string | null;
  isClientBuilt(root: string): boolean;
  bundleServer(root: string): Promise<string>;
}
const load = async (name: string) =>
  (await import(/* @vite-ignore */ new URL(`${name}.mjs`, import.meta.url).href)) as Steps;

const project = fileURLToPath(new URL('../../..', import.meta.url));
let folder: string;
const children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  // Most tests do not need demo people.
  writeFileSync(join(folder, 'seeded'), '');
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true });
});

function write(path: string, content: string, minute: number): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  at(path, minute);
}
function at(path: string, minute: number): void {
  utimesSync(join(folder, path), minute * 60, minute * 60);
}

interface Run {
  child: ChildProcess;
  output(): string;
  /** Its output, once it has printed `text` or ended. */
  until(text: string): Promise<string>;
  exit(): Promise<number | null>;
}

/** Node with `args`. */
function run(args: string[], environment: Record<string, string> = {}, command = process.execPath): Run {
  const child = spawn(command, args, { cwd: project, env: { ...process.env, ...environment } });
  children.push(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (text += String(chunk)));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return {
    child,
    output: () => text,
    async until(wanted) {
      const seen = new Promise<void>((resolve) => {
        child.stdout?.on('data', () => text.includes(wanted) && resolve());
      });
      await Promise.race([seen, ended]);
      return text;
    },
    exit: () => ended,
  };
}
const startWith = (...flags: string[]) =>
  run(['infra/local/start/start.mjs', '--port', '0', '--data', folder, ...flags]);
/** Runs from sources, because no client is built here; that takes five times as long. */
const start = async (...flags: string[]) =>
  (await load('build-client')).isClientBuilt(project) ? startWith(...flags) : startWith('--dev', ...flags);
const originIn = (text: string) => /http:\/\/localhost:\d+/.exec(text)?.[0] ?? '';

describe('npm start', () => {
  it('prints its address and a demo login that is there, and stops cleanly', async () => {
    rmSync(join(folder, 'seeded'));
    const started = startWith('--dev');
    const text = await started.until('Ctrl-C');
    expect(text).toMatch(
      /Vita is running at http:\/\/localhost:\d+\n\n {2}Demo login {2}demo@vita\.example\n/,
    );
    const health = await fetch(`${originIn(text)}/api/health`);
    expect(health.status).toBe(200);
    started.child.kill('SIGINT');
    expect(await started.exit()).toBe(0);
    expect(existsSync(join(folder, 'lock.json'))).toBe(false);
    expect(existsSync(join(folder, 'seeded'))).toBe(true);
  });

  it('ends server and database when npm is told to end', async () => {
    const flags = (await load('build-client')).isClientBuilt(project) ? [] : ['--dev'];
    const args = ['start', '--', '--port', '0', '--data', folder, ...flags];
    const started = run(args, {}, 'npm');
    const origin = originIn(await started.until('Ctrl-C'));
    expect((await fetch(`${origin}/api/health`)).status).toBe(200);
    started.child.kill('SIGTERM');
    await started.exit();
    await vi.waitFor(() => expect(existsSync(join(folder, 'lock.json'))).toBe(false), { timeout: 30_000 });
    await expect(fetch(`${origin}/api/health`)).rejects.toThrow('fetch failed');
  });

  it('continues immediately with the same data after a kill -9', async () => {
    const first = await start();
    await first.until('Ctrl-C');
    const install = readFileSync(join(folder, 'install.json'), 'utf8');
    first.child.kill('SIGKILL');
    await first.exit();
    const second = await start();
    expect(await second.until('Ctrl-C')).toContain('is running at');
    expect(readFileSync(join(folder, 'install.json'), 'utf8')).toBe(install);
  });

  it('starts over when the first start was interrupted while seeding', async () => {
    renameSync(join(folder, 'seeded'), join(folder, 'seeding'));
    writeFileSync(join(folder, 'install.json'), '{}');
    writeFileSync(join(folder, 'dynamodb.sqlite'), 'half of a database');
    expect(await (await start()).until('Ctrl-C')).toContain('is running at');
    expect(existsSync(join(folder, 'seeding'))).toBe(false);
  });

  it('refuses a second server on its data, also to reset them', async () => {
    const first = await start();
    await first.until('Ctrl-C');
    for (const flags of [[], ['--reset']]) {
      const second = await start(...flags);
      expect(await second.exit()).toBe(1);
      expect(second.output()).toMatch(
        /^Another server \(process \d+, http:\S+\) is using \S+: stop it first\.\n$/,
      );
    }
    expect((await fetch(`${originIn(first.output())}/api/health`)).status).toBe(200);
  });

  it('--reset deletes the data and starts afresh', async () => {
    writeFileSync(join(folder, 'old'), '');
    writeFileSync(join(folder, 'install.json'), '{}');
    await (await start('--reset')).until('Ctrl-C');
    expect(existsSync(join(folder, 'old'))).toBe(false);
    expect(existsSync(join(folder, 'install.json'))).toBe(true);
  });
});

describe('every startup problem is one sentence', () => {
  it('a port in use', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const started = await start('--port', String(port));
    expect(await started.exit()).toBe(1);
    expect(started.output()).toBe(
      `Port ${port} is in use: stop what uses it, or choose another with --port.\n`,
    );
    server.close();
  });

  it('a folder that cannot be written', async () => {
    writeFileSync(join(folder, 'file'), '');
    const started = await start('--data', join(folder, 'file/data'));
    expect(await started.exit()).toBe(1);
    expect(started.output()).toMatch(/^The data folder \S+ is not writable: .*\.\n$/);
  });

  it('damaged data', async () => {
    writeFileSync(join(folder, 'install.json'), '{');
    const started = await start();
    expect(await started.exit()).toBe(1);
    expect(started.output()).toMatch(/^\S+install\.json is damaged: .*--reset\.\n$/);
  });

  it.each([
    [['--port', 'web'], 'web is not a port: use a number up to 65535.\n'],
    [['--port', '70000'], '70000 is not a port: use a number up to 65535.\n'],
    [['--prot', '1'], "Unknown option '--prot': see npm start -- --help.\n"],
  ])('%j', async (flags, message) => {
    const started = run(['infra/local/start/start.mjs', ...flags]);
    expect([await started.exit(), started.output()]).toEqual([1, message]);
  });

  it('an invalid port in the environment', async () => {
    const started = run(['infra/local/start/start.mjs'], { PORT: 'x' });
    expect([await started.exit(), started.output()]).toEqual([
      1,
      'x is not a port: use a number up to 65535.\n',
    ]);
  });

  it('a Node that is too old', async () => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '20.18.1' })`;
    const preload = `data:text/javascript,${encodeURIComponent(pretend)}`;
    const started = run(['--import', preload, 'infra/local/start/start.mjs']);
    expect([await started.exit(), started.output()]).toEqual([
      1,
      'Node 20.19 or newer is needed; this is 20.18.1.\n',
    ]);
  });
});

it('--help names every flag and starts nothing', async () => {
  const started = run(['infra/local/start/start.mjs', '--help']);
  expect(await started.exit()).toBe(0);
  for (const flag of ['--port', '--data', '--reset', '--help']) expect(started.output()).toContain(flag);
});

describe('packages are installed', () => {
  const lock = (version: string) =>
    JSON.stringify({
      packages: { '': {}, 'node_modules/a': { version }, 'node_modules/b': { version: '1', optional: true } },
    });

  beforeEach(() => {
    write('package-lock.json', lock('1.0.0'), 1);
    write('node_modules/.package-lock.json', lock('1.0.0'), 2);
  });

  it('when there are none', async () => {
    rmSync(join(folder, 'node_modules'), { recursive: true });
    expect((await load('install')).isInstalled(folder)).toBe(false);
  });

  it('when the lockfile asks for another version', async () => {
    write('package-lock.json', lock('1.0.1'), 3);
    expect((await load('install')).isInstalled(folder)).toBe(false);
  });

  it('not when the lockfile is older, or only its time is newer', async () => {
    const { isInstalled } = await load('install');
    expect(isInstalled(folder)).toBe(true);
    at('package-lock.json', 3);
    expect(isInstalled(folder)).toBe(true);
  });

  it('not when all that is missing is optional', async () => {
    write(
      'node_modules/.package-lock.json',
      JSON.stringify({ packages: { 'node_modules/a': { version: '1.0.0' } } }),
      1,
    );
    at('package-lock.json', 3);
    expect((await load('install')).isInstalled(folder)).toBe(true);
  });
});

describe('the embedded database', () => {
  beforeEach(() => write('package.json', '{"optionalDependencies":{"@dynoxide/linux-x64":"1.2.1"}}', 1));

  it('is installed for the machine it runs on, in the version the project names', async () => {
    const { missingDatabase } = await load('install');
    expect(missingDatabase(folder, 'darwin-arm64')).toBe('@dynoxide/darwin-arm64@1.2.1');
    write('node_modules/@dynoxide/darwin-arm64/package.json', '{}', 1);
    expect(missingDatabase(folder, 'darwin-arm64')).toBeNull();
  });
});

describe('the client is built', () => {
  const folders = ['web/ui', 'web', 'shared/rules', 'shared'];
  beforeEach(() => {
    write('web/ui/button.tsx', '', 1);
    write('web/index.html', '', 1);
    write('shared/rules/bmi.ts', '', 1);
    write('package-lock.json', '', 1);
    write('web/dist/index.html', '', 5);
    folders.forEach((path) => at(path, 1));
  });
  const isBuilt = async () => (await load('build-client')).isClientBuilt(folder);

  it('not when nothing has changed since', async () => {
    expect(await isBuilt()).toBe(true);
  });

  it.each(['web/ui/button.tsx', 'web/index.html', 'shared/rules/bmi.ts', 'package-lock.json'])(
    'when %s has changed',
    async (path) => {
      at(path, 9);
      expect(await isBuilt()).toBe(false);
    },
  );

  it('when a source was deleted, which shows in its folder', async () => {
    rmSync(join(folder, 'shared/rules/bmi.ts'));
    expect(await isBuilt()).toBe(false);
  });

  it('when there is no build', async () => {
    rmSync(join(folder, 'web/dist'), { recursive: true });
    expect(await isBuilt()).toBe(false);
  });
});

describe('the bundled server', () => {
  it('runs the product’s own functions, and is built once', async () => {
    const { bundleServer } = await load('bundle-server');
    const bundle = await bundleServer(project);
    const { builtAt } = JSON.parse(readFileSync(join(bundle, 'inputs.json'), 'utf8')) as { builtAt: number };
    expect(await bundleServer(project)).toBe(bundle);
    expect(JSON.parse(readFileSync(join(bundle, 'inputs.json'), 'utf8'))).toMatchObject({ builtAt });
    const entries = Object.values(manifest.functions).map(({ entry }) => entry.replace(/\.ts$/, '.mjs'));
    expect(entries.filter((entry) => !existsSync(join(bundle, entry)))).toEqual([]);
    const options = { port: 0, dataFolder: folder, dev: false, reset: false, bundle };
    const module = pathToFileURL(join(bundle, 'infra/local/start/serve.mjs')).href;
    const script = `const { serve } = await import('${module}');
      const { origin, stop } = await serve(${JSON.stringify(options)});
      const config = await (await fetch(origin + '/config.json')).json();
      const answers = [await fetch(origin + '/api/health'), await fetch(origin + '/api/profile')];
      console.log(JSON.stringify([config.stage, ...answers.map(({ status }) => status)]));
      await stop();`;
    const served = run(['--input-type=module', '-e', script]);
    expect([await served.exit(), served.output()]).toEqual([0, '["local",200,401]\n']);
  });
});
