import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { fakeLog } from '../../tests/support/fake-storage';
import { createAskModel } from './ask-model';
import { ModelFailure } from './model-failure';
import type { ModelAnswer, StreamAnswer } from './provider';

/** On the test's fake timers. */
const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const schema = z.object({ reply: z.string() });
const written = (content: string, changes: Partial<ModelAnswer> = {}): StreamAnswer => {
  return ({ onText }) => {
    onText(content);
    return Promise.resolve({ content, refused: false, tokens: 100, ...changes });
  };
};
const failing = (failure: ModelFailure, text = ''): StreamAnswer => {
  return ({ onText }) => {
    if (text) onText(text);
    return Promise.reject(failure);
  };
};

async function ask(...attempts: StreamAnswer[]) {
  const log = fakeLog();
  const shown: string[] = [];
  const stop = new AbortController();
  let asked = 0;
  const stream: StreamAnswer = (request) => {
    const attempt = attempts[Math.min(asked, attempts.length - 1)];
    asked += 1;
    return attempt ? attempt(request) : Promise.reject(new Error('no attempt'));
  };
  const asking = createAskModel({ stream, model: 'small', log, wait })({
    messages: [{ role: 'user', content: 'x'.repeat(40) }],
    format: { schema, name: 'reply' },
    safetyIdentifier: 'hash',
    schema,
    stop: stop.signal,
    onReply: (text) => shown.push(text),
  });
  // Marks a rejection as handled until it is awaited.
  asking.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(30_000);
  return { answered: await asking, asked, shown, log };
}

describe('A question to the model', () => {
  it('is answered in the form that was asked for', async () => {
    const { answered, asked, shown } = await ask(written('{"reply":"Hi"}'));
    expect([answered, asked]).toEqual([{ kind: 'reply', reply: { reply: 'Hi' }, tokens: 100 }, 1]);
    expect(shown).toEqual(['Hi']);
  });

  it('is estimated where the server counts nothing: four characters a token', async () => {
    const { answered } = await ask(written('{"reply":"Hi"}', { tokens: null }));
    expect(answered.tokens).toBe(10 + 4);
  });

  it('may be answered in plain text, or refused, without another attempt', async () => {
    const text = await ask(written('Just squat.'));
    expect([text.answered, text.asked]).toMatchObject([{ kind: 'text', text: 'Just squat.' }, 1]);
    const refused = await ask(written('', { refused: true }));
    expect([refused.answered, refused.asked]).toMatchObject([{ kind: 'refused' }, 1]);
  });

  it.each(['limited', 'silent', 'server'] as const)('is asked once more after %s', async (reason) => {
    const { answered, asked } = await ask(failing(new ModelFailure(reason)), written('{"reply":"Hi"}'));
    expect([answered.kind, asked]).toEqual(['reply', 2]);
  });

  it.each(['no_quota', 'refused_key', 'no_key', 'bad_request'] as const)(
    'is given up immediately after %s',
    async (reason) => {
      const { answered, asked } = await ask(failing(new ModelFailure(reason)));
      expect([answered, asked]).toEqual([{ kind: 'failed', reason, tokens: 0 }, 1]);
    },
  );

  it('is given up when the server asks for a longer wait than there is time', async () => {
    const { answered, asked } = await ask(failing(new ModelFailure('limited', 60_000)));
    expect([answered, asked]).toMatchObject([{ kind: 'failed', reason: 'limited' }, 1]);
  });

  it('is asked once more after JSON that cannot be read, and both attempts are paid for', async () => {
    const { answered, asked } = await ask(written('{reply'), written('{"reply":"Hi"}'));
    expect([answered, asked]).toMatchObject([{ kind: 'reply', tokens: 200 }, 2]);
  });

  it('keeps what can be saved of JSON that is cut twice', async () => {
    const { answered, asked } = await ask(written('{"reply":"Start with'));
    expect([answered, asked]).toMatchObject([{ kind: 'text', text: 'Start with' }, 2]);
  });

  it('is unreadable when nothing can be saved', async () => {
    const { answered } = await ask(written('{reply: yes}'));
    expect(answered).toMatchObject({ kind: 'failed', reason: 'unreadable' });
  });

  it('pays for what was written before a failure, and for nothing else', async () => {
    const half = await ask(failing(new ModelFailure('bad_request'), '{"reply":"Star'));
    expect(half.answered.tokens).toBe(10 + 1);
    expect((await ask(failing(new ModelFailure('bad_request')))).answered.tokens).toBe(0);
  });

  it('lets other errors through: they are our own bugs', async () => {
    const asking = ask(() => Promise.reject(new TypeError('ours')));
    await expect(asking).rejects.toThrow('ours');
  });
});

describe('The log of a question', () => {
  it('contains numbers and kinds, and nothing that was said', async () => {
    const { log } = await ask(written('{"reply":"SECRET"}'));
    expect(log.info).toHaveBeenCalledExactlyOnceWith('model asked', {
      model: 'small',
      outcome: 'reply',
      reason: undefined,
      cause: undefined,
      attempts: 1,
      tokens: 100,
      milliseconds: expect.any(Number) as number,
    });
  });

  it('warns of a failure with the kind of its cause', async () => {
    const { log } = await ask(failing(new ModelFailure('server', null, new TypeError('SECRET'))));
    const line = { outcome: 'failed', reason: 'server', cause: 'TypeError', attempts: 2 };
    expect(log.warn).toHaveBeenCalledExactlyOnceWith('model asked', expect.objectContaining(line));
    expect(JSON.stringify(log.warn.mock.calls)).not.toContain('SECRET');
  });
});

describe('Someone who waits for the first word', () => {
  const waiting = async (...attempts: StreamAnswer[]) => {
    let asked = 0;
    const stream: StreamAnswer = (request) => attempts[Math.min(asked++, attempts.length - 1)]!(request);
    const startedAt = Date.now();
    const asking = createAskModel({ stream, model: 'small', log: fakeLog(), firstWordMs: 6_000, wait })({
      messages: [{ role: 'user', content: 'Hello' }],
      format: { schema, name: 'reply' },
      safetyIdentifier: 'hash',
      schema,
      stop: new AbortController().signal,
      onReply: () => undefined,
    }).then((answered) => ({ answered, asked, milliseconds: Date.now() - startedAt }));
    await vi.advanceTimersByTimeAsync(30_000);
    return asking;
  };
  const hanging: StreamAnswer = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ModelFailure('ended'))));
  const failingAfter =
    (milliseconds: number, failure: ModelFailure): StreamAnswer =>
    async () => {
      await wait(milliseconds);
      throw failure;
    };

  it('waits six seconds and no longer, over all attempts', async () => {
    expect(await waiting(hanging)).toMatchObject({
      answered: { kind: 'failed' },
      asked: 1,
      milliseconds: 6_000,
    });
    expect(await waiting(failingAfter(4_000, new ModelFailure('server')), hanging)).toMatchObject({
      answered: { kind: 'failed' },
      asked: 2,
      milliseconds: 6_000,
    });
  });

  it('never waits through two silent attempts', async () => {
    const silent = failingAfter(3_000, new ModelFailure('silent'));
    expect(await waiting(silent)).toMatchObject({ answered: { kind: 'failed', reason: 'silent' }, asked: 1 });
  });

  it('may read on for longer, and reads what was written when the time is over', async () => {
    const slow: StreamAnswer = async ({ onText, signal }) => {
      onText('{"reply":"Start with a plank.');
      await new Promise<void>((done) => signal.addEventListener('abort', () => done()));
      throw new ModelFailure('ended');
    };
    expect((await waiting(slow)).answered).toMatchObject({
      kind: 'text',
      text: 'Start with a plank.',
      isCut: true,
    });
  });
});

describe('A second round', () => {
  it('has what is left of the time of the first', async () => {
    const startedAt = performance.now();
    await vi.advanceTimersByTimeAsync(20_000);
    const slow: StreamAnswer = ({ signal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', () => reject(new ModelFailure('ended'))));
    const asking = createAskModel({ stream: slow, model: 'small', log: fakeLog(), wait })({
      messages: [],
      format: { schema, name: 'reply' },
      safetyIdentifier: 'hash',
      schema,
      stop: new AbortController().signal,
      onReply: () => undefined,
      startedAt,
    });
    await vi.advanceTimersByTimeAsync(5_001);
    expect(await asking).toMatchObject({ kind: 'failed', reason: 'ended' });
  });
});
