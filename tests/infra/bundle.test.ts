import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { bundleFunctions } from '../../infra/bundle';

const outdir = mkdtempSync(path.join(tmpdir(), 'vita-bundle-'));
afterAll(() => rmSync(outdir, { recursive: true }));

describe('the bundles of functions', () => {
  it('are refused with the names of files the manifest invented', () => {
    const entries = ['functions/nowhere/lambda.ts', 'functions/core/lambda.ts'];
    expect(() => bundleFunctions(entries, outdir)).toThrow(
      'The manifest names files that do not exist: functions/nowhere/lambda.ts',
    );
  });

  it('are one module each, with their source map beside it', () => {
    const [bundle] = bundleFunctions(['functions/core/lambda.ts'], outdir);
    expect(bundle).toMatchObject({
      entry: 'functions/core/lambda.ts',
      folder: path.join(outdir, 'core'),
    });
    expect(bundle?.inputs).toContain('shared/contracts/health.ts');
    expect(existsSync(`${bundle?.file}.map`)).toBe(true);
    expect(readFileSync(bundle!.file, 'utf8')).toMatch(/sourceMappingURL=lambda\.mjs\.map\s*$/);
  });

  it('start in plain Node and hold everything they need', () => {
    const [bundle] = bundleFunctions(['functions/platform/outbox/lambda.ts'], outdir);
    const variables = {
      STAGE: 'dev',
      TABLE_PREFIX: 'vita-dev-',
      EVENT_BUS_NAME: 'vita-dev',
      AWS_REGION: 'eu-west-2',
      SOCKET_ENDPOINT: 'https://sockets.example/live',
      SOCKET_URL: 'wss://sockets.example/live',
      LEADERBOARD_SHARDS: '1',
    };
    const code = `import('${pathToFileURL(bundle!.file).href}').then(({ publish }) => console.log(typeof publish))`;
    const node = spawnSync(process.execPath, ['-e', code], { cwd: outdir, env: variables, encoding: 'utf8' });
    expect({ status: node.status, printed: node.stdout.trim() }).toEqual({ status: 0, printed: 'function' });
  });

  it('fail with stacks that name our files', () => {
    const [bundle] = bundleFunctions(['functions/platform/outbox/lambda.ts'], outdir);
    const load = `import('${pathToFileURL(bundle!.file).href}')`;
    const code = `${load}.catch(({ stack }) => console.log(stack))`;
    const env = { NODE_OPTIONS: '--enable-source-maps' };
    const { stdout } = spawnSync(process.execPath, ['-e', code], { cwd: outdir, env, encoding: 'utf8' });
    expect(stdout).toContain('configuration is missing or malformed');
    expect(stdout).toMatch(/functions\/platform\/config\.ts:\d+:\d+/);
  });

  it('leave out the parts of the SDK that no function uses', () => {
    const [bundle] = bundleFunctions(['functions/core/lambda.ts'], outdir);
    const unused = /node_modules\/(mnemonist|@smithy\/core\/.*\/event-streams)\//;
    expect(bundle?.inputs.filter((input) => unused.test(input))).toEqual([]);
    expect(bundle?.inputs).toContain('infra/event-streams.ts');
  });

  it('have the packed files that they read beside them', () => {
    const [bundle] = bundleFunctions(['functions/nutrition/foods/food.ts'], outdir);
    expect(bundle?.data).toEqual(['functions/nutrition/foods/food-table.bin']);
    const code = `import('${pathToFileURL(bundle!.file).href}').then(({ foodById }) => console.log(foodById('apple').name))`;
    const node = spawnSync(process.execPath, ['-e', code], { cwd: outdir, encoding: 'utf8' });
    expect({ status: node.status, printed: node.stdout.trim() }).toEqual({ status: 0, printed: 'Apple' });
  });
});
