import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { report, webSizes, type SizeRow } from '../../infra/check-sizes';

/** A module that gzip cannot shrink below about `kb`. */
function filler(kb: number): string {
  return `export const noise = '${randomBytes(kb * 500).toString('hex')}';`;
}

let site: string;

function write(name: string, code: string, sources: string[] = []): void {
  const file = path.join(site, 'assets', name);
  writeFileSync(file, code);
  writeFileSync(`${file}.map`, JSON.stringify({ sources }));
}

function sizes(): Record<string, SizeRow> {
  return Object.fromEntries(webSizes(site).map((row) => [row.name, row]));
}

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'vita-sizes-'));
  mkdirSync(path.join(site, 'assets'));
  writeFileSync(
    path.join(site, 'index.html'),
    '<script type="module" crossorigin src="/assets/main.js"></script>',
  );
  write('main.js', "import './react.js'; const load = () => import('./chat.js'); load();");
  write('react.js', filler(20));
  write('chat.js', `import './react.js'; import './form.js'; ${filler(5)}`);
  write('form.js', filler(7));
});

afterEach(() => {
  vi.restoreAllMocks();
  rmSync(site, { recursive: true });
});

describe('sizes of the built site', () => {
  it('count the entry with everything it loads at once', () => {
    expect(sizes()['main.js']?.sizeKb).toBeCloseTo(12, -1);
    expect(sizes()['main.js']?.limitKb).toBe(130);
  });

  it('count the app with the entry that starts it, though it comes later', () => {
    write('main.js', "import './react.js'; const load = () => import('./app.js'); load();");
    write('app.js', `import './form.js'; const load = () => import('./chat.js'); ${filler(5)} load();`, [
      '../../start.tsx',
    ]);
    const { 'main.js': entry, 'chat.js': chat } = sizes();
    expect(entry?.sizeKb).toBeGreaterThan(15);
    expect(chat?.sizeKb).toBeLessThan(5);
    expect(sizes()['app.js']).toBeUndefined();
  });

  it('count a later chunk with what it adds, and not what is there already', () => {
    const { sizeKb, limitKb } = sizes()['chat.js']!;
    expect(sizeKb).toBeGreaterThan(6);
    expect(sizeKb).toBeLessThan(9);
    expect(limitKb).toBe(43);
    expect(sizes()['react.js']).toBeUndefined();
  });

  it('count a part that only a page asks for with what it adds to that page', () => {
    write('chat.js', `const load = () => import('./voice.js'); ${filler(20)} load();`);
    write('voice.js', `import './chat.js'; import './form.js'; ${filler(5)}`);
    expect(sizes()['voice.js']?.sizeKb).toBeGreaterThan(5);
    expect(sizes()['voice.js']?.sizeKb).toBeLessThan(9);
  });

  it('count a part that two pages ask for without what only one of them has', () => {
    write('main.js', "const load = () => [import('./chat.js'), import('./food.js')]; load();");
    write('chat.js', `import './form.js'; const load = () => import('./voice.js'); ${filler(2)} load();`);
    write('food.js', `const load = () => import('./voice.js'); ${filler(2)} load();`);
    write('voice.js', `import './form.js'; ${filler(5)}`);
    expect(sizes()['voice.js']?.sizeKb).toBeGreaterThan(5);
  });

  it('measure a late library on its own, against its own limit', () => {
    write('chat.js', "import './sign-in.js';");
    write('sign-in.js', filler(50), [
      '../../../node_modules/@aws-amplify/auth/index.mjs',
      '../../lib/a.ts',
      '../../../node_modules/aws-amplify/b.mjs',
    ]);
    expect(sizes()['sign-in.js']).toMatchObject({ limitKb: 60 });
    expect(sizes()['chat.js']?.sizeKb).toBeLessThan(1);
  });

  it('measure a worker, which no other file imports, on its own', () => {
    write('pose-worker.js', filler(100), ['../../../node_modules/@mediapipe/tasks-vision/vision_bundle.mjs']);
    expect(sizes()['pose-worker.js']).toMatchObject({ limitKb: 130 });
    expect(sizes()['pose-worker.js']?.sizeKb).toBeGreaterThan(50);
  });

  it('follow addresses written as templates, as the minifier does', () => {
    write('main.js', 'const load = () => import(`./chat.js`); load();');
    expect(sizes()['chat.js']).toBeDefined();
  });

  it('cannot be taken where chunks import each other: one may run before what it needs is there', () => {
    write('form.js', "import './chat.js'; export const form = 1;");
    expect(sizes).toThrow('Chunks import each other: chat.js, form.js');
  });

  it('cannot be taken of a site that is not built', () => {
    writeFileSync(path.join(site, 'index.html'), '<p>nothing</p>');
    expect(() => webSizes(site)).toThrow('run npm run build first');
  });
});

describe('the report', () => {
  it('names what is above its limit', () => {
    const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const rows = [
      { name: 'small.js', sizeKb: 39.9, limitKb: 40 },
      { name: 'large.js', sizeKb: 40.1, limitKb: 40 },
    ];
    expect(report(rows)).toEqual([rows[1]]);
    expect(printed.mock.calls.flat()).toEqual([
      '   40.1 of 40 kB  large.js  TOO LARGE',
      '   39.9 of 40 kB  small.js',
    ]);
  });
});
