import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { manifest } from '../../functions/manifest';
import { bundleFunctions } from '../../infra/bundle';
import { lambdaRow, webSizes } from '../../infra/check-sizes';
import { milliseconds, percentile } from './statistics';

const environment = {
  STAGE: 'bench',
  TABLE_PREFIX: 'bench-',
  EVENT_BUS_NAME: 'bench',
  SOCKET_ENDPOINT: 'https://localhost/live',
  SOCKET_URL: 'wss://localhost/live',
  LEADERBOARD_SHARDS: '1',
  USER_POOL_ID: 'eu-west-2_bench',
  USER_POOL_CLIENT_ID: 'bench',
  USER_POOL_ISSUER: 'https://localhost/eu-west-2_bench',
  AWS_REGION: 'eu-west-2',
  NODE_NO_WARNINGS: '1',
};

/** Loads the bundle in a fresh process and returns how long its import took, in ms. */
function loadTime(file: string): number {
  const code = `const t = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - t)`;
  const output = execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    env: { PATH: process.env.PATH ?? '', ...environment },
  });
  return Number(output);
}

/** Sizes against their budgets, and how long each Lambda's bundle takes to load. */
export async function benchSizes(short: boolean): Promise<string[]> {
  const loads = short ? 1 : 7;
  const folder = mkdtempSync(join(tmpdir(), 'vita-bundles-'));
  try {
    const entries = [...new Set(Object.values(manifest.functions).map(({ entry }) => entry))];
    const lambdas = bundleFunctions(entries, folder).map((bundle) => {
      const times = Array.from({ length: loads }, () => loadTime(resolve(bundle.file)));
      const { name, sizeKb } = lambdaRow(bundle);
      return `${name}: ${sizeKb.toFixed(0)} kB gz, loads in ${milliseconds(percentile(times, 0.5))}`;
    });
    const web = webSizes(resolve('web/dist'))
      .toSorted((a, b) => b.sizeKb - a.sizeKb)
      .slice(0, 8)
      .map(({ name, sizeKb, limitKb }) => `${name}: ${sizeKb.toFixed(1)} of ${limitKb} kB gz`);
    return [...lambdas, ...web];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
