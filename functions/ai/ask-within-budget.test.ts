import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { AppError } from '../platform/errors';
import type { Answered } from './ask-model';
import { createAskWithinBudget } from './ask-within-budget';
import { estimateTokens } from './tokens';

const spender = { userId: 'maya', today: '2026-11-20' };
const messages = [{ role: 'user' as const, content: 'x'.repeat(400) }];
const schema = z.object({ reply: z.string() });
const question = {
  spender,
  replyTokens: 600,
  messages,
  format: { schema, name: 'reply' },
  schema,
  stop: new AbortController().signal,
  onReply: () => undefined,
};
const estimate = estimateTokens(messages) + 600;

function setUp(answered: Answered<unknown>) {
  const budget = {
    take: vi.fn(() => Promise.resolve()),
    settle: vi.fn(() => Promise.resolve(12)),
  };
  const ask = vi.fn(() => Promise.resolve(answered));
  const askWithinBudget = createAskWithinBudget({
    ask: ask as never,
    budget,
    safetyIdentifierOf: async (userId) => `hash of ${userId}`,
  });
  return { ask, budget, askWithinBudget };
}

describe('A question at a person’s expense', () => {
  it('reserves what it may cost and pays what it did cost', async () => {
    const { budget, askWithinBudget } = setUp({ kind: 'text', text: 'Hi', tokens: 321 });
    const outcome = await askWithinBudget(question);
    expect(outcome).toEqual({ answered: { kind: 'text', text: 'Hi', tokens: 321 }, remainingToday: 12 });
    expect(budget.take).toHaveBeenCalledExactlyOnceWith(spender, estimate);
    expect(budget.settle).toHaveBeenCalledExactlyOnceWith(spender, estimate, { tokens: 321, answered: true });
  });

  it.each([
    [{ kind: 'stopped', text: 'H', tokens: 5 }, true],
    [{ kind: 'refused', tokens: 5 }, true],
    [{ kind: 'failed', reason: 'server', tokens: 0 }, false],
  ] as const)('counts as a chat when it was answered: %o', async (answered, counts) => {
    const { budget, askWithinBudget } = setUp(answered);
    await askWithinBudget(question);
    const actual = { tokens: answered.tokens, answered: counts };
    expect(budget.settle).toHaveBeenCalledWith(spender, estimate, actual);
  });

  it('is not asked when nothing is left', async () => {
    const { ask, budget, askWithinBudget } = setUp({ kind: 'refused', tokens: 0 });
    budget.take.mockRejectedValue(new AppError('coach_limit_reached'));
    await expect(askWithinBudget(question)).rejects.toMatchObject({ code: 'coach_limit_reached' });
    expect([ask.mock.calls.length, budget.settle.mock.calls.length]).toEqual([0, 0]);
  });

  it('is asked in one more round at most, as the same chat and in the same time', async () => {
    const reply = { reply: 'Hi' };
    const { ask, budget, askWithinBudget } = setUp({ kind: 'reply', reply, tokens: 100 });
    const more = [...messages, { role: 'user' as const, content: 'data' }];
    const again = vi.fn(() => Promise.resolve(more));
    const { answered } = await askWithinBudget({ ...question, again });
    expect(answered).toEqual({ kind: 'reply', reply, tokens: 200 });
    expect(again).toHaveBeenCalledExactlyOnceWith(reply);
    expect(ask).toHaveBeenCalledTimes(2);
    const startedAt = expect.any(Number) as number;
    expect(ask).toHaveBeenLastCalledWith(expect.objectContaining({ messages: more, startedAt }));
    expect(budget.take).toHaveBeenCalledTimes(1);
    expect(budget.settle).toHaveBeenCalledExactlyOnceWith(spender, estimate, { tokens: 200, answered: true });
  });

  it.each([
    [{ kind: 'reply', reply: { reply: 'Hi' }, tokens: 5 }, null],
    [{ kind: 'text', text: 'Hi', tokens: 5 }, messages],
    [{ kind: 'failed', reason: 'server', tokens: 0 }, messages],
  ] as const)('has one round where nothing is to be asked again: %o', async (answered, more) => {
    const { ask, askWithinBudget } = setUp(answered);
    await askWithinBudget({ ...question, again: () => Promise.resolve(more && [...more]) });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('names the person to the provider by a hash only', async () => {
    const { ask, askWithinBudget } = setUp({ kind: 'refused', tokens: 0 });
    await askWithinBudget(question);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ safetyIdentifier: 'hash of maya', messages }));
    expect(ask).not.toHaveBeenCalledWith(expect.objectContaining({ spender }));
  });
});
