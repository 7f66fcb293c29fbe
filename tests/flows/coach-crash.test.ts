import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { ulid } from 'ulid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { coachContract } from '../../shared/contracts/coach';
import { createApiClient } from '../support/api-client';
import { startClock } from '../support/clock';
import { answers, startFakeOpenAi, type FakeOpenAi } from '../support/fake-openai';
import { signUpUser } from '../support/sign-in';

const clock = startClock('2026-04-08T09:30:00Z');
const root = resolve(import.meta.dirname, '../..');
const readySchema = z.object({ origin: z.string() });
let model: FakeOpenAi;
let data: string;
let server: ChildProcess | null = null;

beforeAll(async () => {
  model = await startFakeOpenAi();
  data = await mkdtemp(join(tmpdir(), 'vita-crash-'));
});
afterAll(async () => {
  await kill();
  await model.stop();
  await rm(data, { recursive: true, force: true });
});

async function kill(): Promise<void> {
  const running = server;
  server = null;
  if (!running) return;
  const exited = once(running, 'exit');
  running.kill('SIGKILL');
  await exited;
}

/** On the previous port, if any: tokens contain the address. */
async function start(port = '0'): Promise<string> {
  const from = new Date(clock.now()).toISOString();
  const entry = [
    '--import',
    'tsx',
    'tests/support/test-entry.ts',
    '--data',
    data,
    '--port',
    port,
    '--from',
    from,
  ];
  const env = { ...process.env, NODE_NO_WARNINGS: '1', AI_MODE: 'auto', OPENAI_BASE_URL: model.baseUrl };
  const child = spawn(process.execPath, entry, { cwd: root, env, stdio: ['ignore', 'pipe', 'inherit'] });
  server = child;
  const lines = createInterface({ input: child.stdout });
  for await (const line of lines) if (line.startsWith('{')) return readySchema.parse(JSON.parse(line)).origin;
  throw new Error('the local cloud did not start: see its message above');
}

it('A message whose answer was lost in a crash is answered when it is sent again after its lease', async () => {
  const origin = await start();
  const maya = await signUpUser(origin);
  const token = await maya.accessToken();
  model.will(answers.hang());
  const body = { id: ulid(clock.now()), message: 'Hello' };
  const lost = maya.call(coachContract.sendMessage, { body }).catch((error: unknown) => error);
  await model.asked(1);
  await kill();
  expect(await lost).toBeInstanceOf(Error);

  model.will(answers.ok({ reply: 'Here again.' }));
  await start(new URL(origin).port);
  const again = createApiClient(origin, async () => token);
  expect(await again.call(coachContract.listMessages)).toEqual({
    messages: [],
    nextCursor: null,
    pending: { id: body.id, content: 'Hello', createdAt: expect.any(String) as string },
  });
  expect(await again.refused('POST', '/coach/messages', body)).toEqual({ status: 409, code: 'coach_busy' });
  await fetch(`${origin}/__test/clock`, { method: 'POST', body: JSON.stringify({ advanceMs: 41_000 }) });
  const answer = await again.call(coachContract.sendMessage, { body });
  expect(answer).toMatchObject({ response: 'Here again.', source: 'model' });
  expect((await again.call(coachContract.listMessages)).messages).toHaveLength(2);
  expect(model.requests).toHaveLength(1);
});
