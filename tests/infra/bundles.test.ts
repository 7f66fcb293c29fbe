import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { FunctionSpec } from '../../functions/manifest-types';
import { bundleFunctions } from '../../infra/bundle';
import { lambdaRow } from '../../infra/check-sizes';
import { answers, startFakeOpenAi } from '../support/fake-openai';

const outdir = mkdtempSync(path.join(tmpdir(), 'vita-model-bundle-'));
afterAll(() => rmSync(outdir, { recursive: true }));

const specs: FunctionSpec[] = Object.values(manifest.functions);
const entries = [...new Set(specs.map(({ entry }) => entry))];
const isSdk = (input: string) => input.includes('node_modules/openai/');
const variables = {
  STAGE: 'dev',
  TABLE_PREFIX: 'vita-dev-',
  EVENT_BUS_NAME: 'vita-dev',
  AWS_REGION: 'eu-west-2',
  SOCKET_ENDPOINT: 'https://sockets.example/live',
  SOCKET_URL: 'wss://sockets.example/live',
  LEADERBOARD_SHARDS: '1',
  OPENAI_BASE_URL: 'http://127.0.0.1:9/v1',
};

const zod = path.resolve('node_modules/zod/index.js');

/** What a module prints in plain Node; throws its error output. */
async function printedBy(code: string): Promise<string> {
  const script = path.join(outdir, 'script.mjs');
  writeFileSync(script, code);
  const { stdout } = await promisify(execFile)(process.execPath, [script], { env: variables });
  return stdout.trim();
}

const bundles = bundleFunctions(entries, outdir);

describe('The bundle of a function', () => {
  it.each(bundles.map(lambdaRow))('stays in its budget: $name', ({ sizeKb, limitKb }) => {
    expect(sizeKb).toBeLessThanOrEqual(limitKb);
  });
});

describe('The SDK of the models', () => {
  it('is in the bundles of functions that ask a model, and in no others', () => {
    const withSdk = bundles.filter(({ inputs }) => inputs.some(isSdk)).map(({ entry }) => entry);
    const asking = specs.filter(({ asksModel }) => asksModel).map(({ entry }) => entry);
    expect(withSdk.toSorted()).toEqual([...new Set(asking)].toSorted());
  });

  it.each(specs.filter(({ asksModel }) => asksModel))(
    'lets the bundle of $entry start',
    async ({ entry, handler }) => {
      const [bundle] = bundleFunctions([entry], outdir);
      const code = `import { ${handler} } from '${bundle?.file}'; console.log(typeof ${handler});`;
      expect(await printedBy(code)).toBe('function');
    },
  );

  it('is found by a bundle when the first question is asked', async () => {
    const model = await startFakeOpenAi();
    model.will(answers.text('Hello from afar'));
    const [bundle] = bundleFunctions(['functions/ai/provider.ts'], outdir);
    const printed = await printedBy(`
      import * as z from '${zod}';
      import { createStreamAnswer } from '${bundle?.file}';
      const ask = createStreamAnswer({ baseUrl: '${model.baseUrl}', chatModel: 'm', attemptMs: 5000 });
      const format = { name: 'greeting', schema: z.object({ reply: z.string() }) };
      const signal = new AbortController().signal;
      const asked = { messages: [], format, safetyIdentifier: 'x', signal, onText() {} };
      console.log((await ask(asked)).content);`);
    await model.stop();
    expect(printed).toBe('Hello from afar');
  });
});
