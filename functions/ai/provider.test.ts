import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { answers, startFakeOpenAi, type FakeOpenAi } from '../../tests/support/fake-openai';
import { aiConfigFields, readAiConfig } from '../platform/ai-config';
import { ModelFailure } from './model-failure';
import { createStreamAnswer, type ModelRequest } from './provider';

let server: FakeOpenAi;
beforeAll(async () => {
  server = await startFakeOpenAi();
});
afterAll(() => server.stop());

const schema = z.object({ reply: z.string(), note: z.string().nullable() });

function streamWith(variables: Record<string, string> = {}) {
  const values = { OPENAI_BASE_URL: server.baseUrl, ...variables };
  const stream = createStreamAnswer(readAiConfig(z.object(aiConfigFields).parse(values)), async () => null);
  const pieces: string[] = [];
  const ask = (changes: Partial<ModelRequest> = {}) =>
    stream({
      messages: [{ role: 'user', content: 'Hello' }],
      format: { schema, name: 'reply' },
      safetyIdentifier: 'hash',
      signal: new AbortController().signal,
      onText: (piece) => pieces.push(piece),
      ...changes,
    });
  return { ask, pieces };
}

const reasonOf = (asking: Promise<unknown>) =>
  asking.then(
    () => 'answered',
    (error: unknown) => (error instanceof ModelFailure ? error.reason : error),
  );

describe('An answer of a model', () => {
  it('comes in pieces and as a whole, with the tokens that the server counted', async () => {
    server.will(answers.pieces(['{"reply":', '"Hi","note":null}']));
    const { ask, pieces } = streamWith();
    expect(await ask()).toEqual({ content: '{"reply":"Hi","note":null}', refused: false, tokens: 1000 });
    expect(pieces).toEqual(['{"reply":', '"Hi","note":null}']);
  });

  it('is known as a refusal', async () => {
    server.will(answers.refusal());
    expect(await streamWith().ask()).toMatchObject({ refused: true });
    server.will(answers.pieces(['{"reply":"x"}'], 'content_filter'));
    expect(await streamWith().ask()).toMatchObject({ refused: true });
  });
});

describe('A request to a model', () => {
  it('holds the format strictly, a bound for the answer and the hash of the person, and no tools', async () => {
    server.will(answers.text('{}'));
    await streamWith({ AI_CHAT_MODEL: 'small' }).ask();
    const { body } = server.requests[0] ?? {};
    expect(body).toMatchObject({
      model: 'small',
      max_completion_tokens: 2_000,
      safety_identifier: 'hash',
      stream_options: { include_usage: true },
      response_format: {
        json_schema: { name: 'reply', strict: true, schema: { required: ['reply', 'note'] } },
      },
    });
    expect(body).not.toHaveProperty('tools');
    expect(body).not.toHaveProperty('reasoning_effort');
  });

  it('asks for an effort where one is configured', async () => {
    server.will(answers.text('{}'));
    await streamWith({ AI_REASONING_EFFORT: 'low' }).ask();
    expect(server.requests[0]?.body).toMatchObject({ reasoning_effort: 'low' });
  });

  it('carries the key, or one that says that there is none', async () => {
    server.will(answers.text('{}'));
    await streamWith({ OPENAI_API_KEY: 'sk-test' }).ask();
    await streamWith().ask();
    expect(server.requests.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer sk-test',
      'Bearer none',
    ]);
  });
});

describe('A model that stays silent', () => {
  const short = { AI_ATTEMPT_MS: '150' };

  it.each([
    ['before its first word', () => answers.hang()],
    ['in the middle of an answer', () => answers.stall('{"reply":"Sta')],
  ])('is left after the time of one attempt: %s', async (_, answer) => {
    server.will(answer());
    expect(await reasonOf(streamWith(short).ask())).toBe('silent');
    await server.requests[0]?.closed;
  });
});

describe('A request that someone ends', () => {
  it('ends immediately, and the server’s connection with it', async () => {
    server.will(answers.stall('{"reply":"Sta'));
    const stop = new AbortController();
    const asking = reasonOf(streamWith().ask({ signal: stop.signal, onText: () => stop.abort() }));
    expect(await asking).toBe('ended');
    await server.requests[0]?.closed;
  });
});

describe('A server that fails', () => {
  it.each([
    [401, 'refused_key'],
    [403, 'refused_key'],
    [404, 'bad_request'],
    [409, 'server'],
    [500, 'server'],
  ])('with %i is %s, and is asked once by this attempt', async (status, reason) => {
    server.will(answers.status(status));
    expect(await reasonOf(streamWith().ask())).toBe(reason);
    expect(server.requests).toHaveLength(1);
  });

  it('by a limit says how long to wait', async () => {
    server.will(answers.limited(7));
    const failure = await streamWith()
      .ask()
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ reason: 'limited', retryAfterMs: 7_000, mayPass: true });
  });

  it.each(['error', 'connection'] as const)('in the middle of an answer is a failure: %s', async (how) => {
    server.will(answers.breaks('{"reply":"Sta', how));
    expect(await reasonOf(streamWith().ask())).toBe('server');
  });

  it('is unreachable', async () => {
    const { ask } = streamWith({ OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' });
    expect(await reasonOf(ask())).toBe('server');
  });
});
