import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createAiUsageRepository } from '../../functions/ai/ai-usage-repository';
import { createBudget } from '../../functions/ai/budget';
import { readConfig } from '../../functions/platform/config';
import { startClock } from '../support/clock';
import { aiContract } from '../../shared/contracts/ai';
import { coachContract } from '../../shared/contracts/coach';
import { localDateOf } from '../../shared/rules/local-date';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { answers, startFakeOpenAi, type FakeOpenAi } from '../support/fake-openai';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-04-08T09:30:00Z');
const timeZone = 'Pacific/Auckland';
const TableName = 'vita-local-ai-usage';
let model: FakeOpenAi;
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  model = await startFakeOpenAi();
  useAiEnvironment({ OPENAI_BASE_URL: model.baseUrl });
  cloud = await startTestCloud();
});
afterAll(async () => {
  await cloud.stop();
  await model.stop();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin, { timeZone });
  model.will(answers.ok({ reply: 'Hello!' }));
});

const today = () => localDateOf(new Date(clock.now()), timeZone);
const send = (message: string, id = newId()) =>
  maya.call(coachContract.sendMessage, { body: { id, message } });
const byRules = { source: 'rules', remainingToday: 0 };
const refused = () => maya.refused('POST', '/coach/messages', { id: newId(), message: 'Hello' });
const used = async (period = today()) => {
  const Key = { userId: maya.userId, period };
  return (await cloud.documents.send(new GetCommand({ TableName, Key }))).Item;
};
const have = (usage: { chats?: number; tokens?: number }) =>
  cloud.documents.send(
    new UpdateCommand({
      TableName,
      Key: { userId: maya.userId, period: today() },
      UpdateExpression: 'SET chats = :chats, tokens = :tokens',
      ExpressionAttributeValues: { ':chats': usage.chats ?? 0, ':tokens': usage.tokens ?? 0 },
    }),
  );

describe('What a person has of the model in a day', () => {
  it('counts what the server counted, on the person’s own day', async () => {
    await send('Hello');
    expect(await used()).toMatchObject({ chats: 1, tokens: 1000 });
  });

  it('is sixty messages, then the built-in coach answers, and then as many on the next day', async () => {
    await have({ chats: 59 });
    expect((await send('Hello')).remainingToday).toBe(0);
    expect(await send('How do I do a squat?')).toMatchObject(byRules);
    expect((await maya.call(aiContract.readCapabilities)).messagesLeft).toBe(0);
    expect(model.requests).toHaveLength(1);
    clock.advance(86_400_000);
    expect((await send('Hello')).remainingToday).toBe(59);
  });

  it('ends with the tokens too', async () => {
    await have({ tokens: 400_000 });
    expect(await send('Hello')).toMatchObject({ source: 'rules' });
    expect(model.requests).toHaveLength(0);
  });

  it('holds back no answer that is stored, and none about danger', async () => {
    const id = newId();
    const answer = await send('Hello', id);
    await have({ chats: 60 });
    expect(await send('Hello', id)).toEqual({ ...answer, remainingToday: 0 });
    expect((await send('I feel chest pain')).source).toBe('rules');
    expect(model.requests).toHaveLength(1);
  });

  it('is not used by an attempt that failed', async () => {
    model.will(answers.status(401));
    await send('Hello');
    expect(await used()).toMatchObject({ chats: 0, tokens: 0 });
  });

  it('is never exceeded by messages at the same moment', async () => {
    await have({ chats: 57 });
    const bodies = Array.from({ length: 9 }, () => JSON.stringify({ id: newId(), message: 'Hello' }));
    const sent = await Promise.all(bodies.map((body) => maya.fetch('POST', '/coach/messages', body)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(9);
    const bySource = await Promise.all(
      sent.map(async (each) => ((await each.json()) as { source: string }).source),
    );
    expect(bySource.filter((source) => source === 'model')).toHaveLength(3);
    expect(bySource.filter((source) => source === 'rules')).toHaveLength(6);
    expect(model.requests).toHaveLength(3);
    expect(await used()).toMatchObject({ chats: 60, tokens: 3000 });
  });

  it('lets ten in a minute through, however many come at once', async () => {
    const bodies = Array.from({ length: 40 }, () => JSON.stringify({ id: newId(), message: 'Hello' }));
    const sent = await Promise.all(bodies.map((body) => maya.fetch('POST', '/coach/messages', body)));
    expect(sent.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(model.requests).toHaveLength(10);
    expect(await refused()).toEqual({ status: 429, code: 'too_many_messages' });
  });
});

describe('A hundred calls at the limit', () => {
  it('let no one over it, in messages or in tokens', async () => {
    const storage = {
      documents: cloud.documents,
      tableName: (name: string) => `vita-local-${name}`,
      clock: { now: () => new Date(clock.now()) },
      newId: ulid,
    };
    const { ai } = readConfig();
    const budget = createBudget(createAiUsageRepository(storage), ai);
    const spender = { userId: maya.userId, today: today() };
    const tryAll = async () => {
      const all = Array.from({ length: 100 }, () => budget.take(spender, 5_000));
      return (await Promise.allSettled(all)).filter(({ status }) => status === 'fulfilled').length;
    };
    await have({ chats: 59 });
    expect(await tryAll()).toBe(1);
    await have({ tokens: 400_000 - 12_000 });
    expect(await tryAll()).toBe(2);
    expect(await used()).toMatchObject({ chats: 2, tokens: 398_000 });
  });
});

describe('A message sent at the same moment twice', () => {
  it('asks the model once and counts once; the other is told to wait', async () => {
    let answer = () => {};
    model.will(
      answers.pieces([
        '{"reply":"Hel',
        new Promise<void>((resolve) => (answer = resolve)),
        'lo!","exercises":[],"workout":null}',
      ]),
    );
    const id = newId();
    const first = send('Hello', id);
    await model.asked(1);
    const body = { id, message: 'Hello' };
    expect(await maya.refused('POST', '/coach/messages', body)).toEqual({ status: 409, code: 'coach_busy' });
    answer();
    expect(await first).toMatchObject({ response: 'Hello!', remainingToday: 59 });
    expect(await send('Hello', id)).toEqual(await first);
    expect(model.requests).toHaveLength(1);
    expect(await used()).toMatchObject({ chats: 1 });
  });
});
