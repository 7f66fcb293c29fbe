import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startClock } from '../support/clock';
import { aiContract } from '../../shared/contracts/ai';
import { coachContract, longestCoachMessage } from '../../shared/contracts/coach';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { newId } from '../support/new-id';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';
import { doWorkout } from '../support/workouts';

const clock = startClock('2026-04-22T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;
let noah: TestUser;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await sharedCloud();
  noah = await signUpUser(cloud.origin, { name: 'Noah' });
});

const freshMaya = () =>
  beforeEach(async () => {
    maya = await signUpUser(cloud.origin);
  });
const { listMessages, sendMessage, stopMessage, readMotivation } = coachContract;
const send = (user: TestUser, message: string, id = newId()) =>
  user.call(sendMessage, { body: { id, message } });
const list = async (user: TestUser) => (await user.call(listMessages)).messages;

describe('A message to the built-in coach', () => {
  freshMaya();

  it('tells of pain in a workout that runs: it is spared there, and no other plan is proposed', async () => {
    const during = (message: string) =>
      maya.call(sendMessage, { body: { id: newId(), message, training: true } });
    await send(maya, 'full body 20');
    for (const message of ['my lower back is killing me', 'ouch, my left knee is acting up again']) {
      const answer = await during(message);
      expect(answer).toMatchObject({ workout: null, spares: true });
      expect(answer.response).toMatch(
        /^If it's sharp, stop for today\. I'll go easy on your (lower back|left knee)\./,
      );
      expect(answer.response).not.toMatch(/new version|plan around it/);
    }
    const again = await during('my lower back still aches');
    expect(again).toMatchObject({ workout: null, spares: true });
    expect(again.response).toMatch(/^I know about that one/);
    expect((await during('how long should i rest?')).spares).toBeUndefined();
  });

  it('is answered immediately, and says who answers', async () => {
    const answer = await send(maya, 'How do I do a squat?');
    expect(answer.response).not.toBe('');
    expect(answer).toMatchObject({ source: 'rules', stopped: false, remainingToday: null });
    expect(answer.toolData?.exercises).toContain('Squats');
  });

  it('is kept with its reply and clips, under the id of the client', async () => {
    const id = newId();
    const { response, toolData, workout, messageId } = await send(maya, '  Show me a squat ', id);
    const nothing = { source: null, toolData: null, workout: null, week: null, stopped: false };
    expect(await list(maya)).toEqual([
      { id, role: 'user', content: 'Show me a squat', createdAt: expect.any(String) as string, ...nothing },
      {
        id: messageId,
        role: 'assistant',
        content: response,
        createdAt: expect.any(String) as string,
        source: 'rules',
        toolData,
        workout,
        week: null,
        stopped: false,
      },
    ]);
  });

  it('is answered once however often it is sent', async () => {
    const id = newId();
    const first = await send(maya, 'Hello', id);
    const again = await send(maya, 'Something else', id);
    expect(again).toEqual(first);
    expect(await list(maya)).toHaveLength(2);
  });

  it('is stored once when it is sent several times at the same moment', async () => {
    const body = JSON.stringify({ id: newId(), message: 'Hello' });
    const sent = await Promise.all([1, 2, 3, 4].map(() => maya.fetch('POST', '/coach/messages', body)));
    const statuses = sent.map(({ status }) => status);
    expect(statuses).toContain(200);
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    expect(await list(maya)).toHaveLength(2);
  });

  it('can be sent again under the same id by someone else', async () => {
    const id = newId();
    await send(maya, 'Mine', id);
    await send(noah, 'Own', id);
    expect((await list(maya))[0]?.content).toBe('Mine');
    expect((await list(noah)).map(({ content }) => content)).toContain('Own');
  });

  it('is refused above ten in a minute, stores nothing then, and is welcome a minute later', async () => {
    for (let n = 0; n < 10; n += 1) await send(maya, 'Hello');
    const id = newId();
    const refusal = await maya.refused('POST', '/coach/messages', { id, message: 'Hello' });
    expect(refusal).toEqual({ status: 429, code: 'too_many_messages' });
    expect(await list(maya)).toHaveLength(20);
    clock.advance(60_000);
    expect((await send(maya, 'Hello', id)).response).not.toBe('');
  });

  it('about danger is answered above every limit', async () => {
    for (let n = 0; n < 10; n += 1) await send(maya, 'Hello');
    const answer = await send(maya, 'I have chest pain during my workout');
    expect(answer).toMatchObject({ source: 'rules', toolData: null, workout: null });
  });

  it('is refused while the account is being deleted', async () => {
    await cloud.documents.send(
      new UpdateCommand({
        TableName: 'vita-local-people',
        Key: { userId: maya.userId },
        UpdateExpression: 'SET #state = :deleting',
        ExpressionAttributeNames: { '#state': 'state' },
        ExpressionAttributeValues: { ':deleting': 'deleting' },
      }),
    );
    const sent = await maya.refused('POST', '/coach/messages', { id: newId(), message: 'Hello' });
    expect(sent).toEqual({ status: 401, code: 'unauthorized' });
    expect(await maya.refused('GET', '/coach/motivation')).toEqual({
      status: 404,
      code: 'profile_not_found',
    });
  });

  it('leads to no exercise that pains rule out, whether or not the coach may read them', async () => {
    const bodyPains = 'My knees hurt';
    await maya.call(profileContract.completeOnboarding, { body: { ...answers, bodyPains } });
    const { toolData, workout } = await send(maya, 'Show me jump squats and a hard leg workout');
    const shown = [...(toolData?.exercises ?? []), ...(workout?.exercises.map(({ name }) => name) ?? [])];
    expect(shown).not.toContain('Jump Squats');
  });
});

describe('The conversation', () => {
  freshMaya();

  it('starts from nothing', async () => {
    expect(await maya.call(listMessages)).toEqual({ messages: [], nextCursor: null });
  });

  it('comes as the newest 50 in ascending order, and older ones by the cursor', async () => {
    const sent: string[] = [];
    for (let n = 0; n < 27; n += 1) {
      if (n % 9 === 0) clock.advance(60_000);
      sent.push(`Hello ${n}`);
      await send(maya, `Hello ${n}`);
    }
    const newest = await maya.call(listMessages);
    expect(newest.messages).toHaveLength(50);
    const older = await maya.call(listMessages, { query: { cursor: newest.nextCursor ?? '' } });
    expect(older.nextCursor).toBeNull();
    const all = [...older.messages, ...newest.messages];
    expect(all.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual(sent);
    expect(all.map(({ role }) => role)).toEqual(sent.flatMap(() => ['user', 'assistant']));
    const times = all.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted());
  });

  it('keeps its order when the device has a wrong clock', async () => {
    await send(maya, 'First', ulid(clock.now() + 86_400_000));
    await send(maya, 'Second', ulid(1_000_000));
    const texts = (await list(maya)).filter(({ role }) => role === 'user').map(({ content }) => content);
    expect(texts).toEqual(['First', 'Second']);
  });

  it('is no one else’s', async () => {
    await send(maya, 'Mine');
    expect((await list(noah)).map(({ content }) => content)).not.toContain('Mine');
  });

  it.each(['nonsense', '#count', ulid(clock.now()).toLowerCase()])(
    'refuses the cursor %s',
    async (cursor) => {
      const path = `/coach/messages?cursor=${encodeURIComponent(cursor)}`;
      expect(await maya.refused('GET', path)).toEqual({ status: 400, code: 'invalid_request' });
    },
  );

  it.each(['0', '51', 'many'])('refuses the limit %s', async (limit) => {
    expect((await maya.refused('GET', `/coach/messages?limit=${limit}`)).code).toBe('invalid_request');
  });
});

describe('A malformed message', () => {
  freshMaya();

  it.each([
    ['nothing', { message: '  \n ' }],
    ['no text', { message: undefined }],
    ['too much', { message: 'x'.repeat(longestCoachMessage + 1) }],
    ['a number', { message: 42 }],
    ['an id that is no ULID', { id: 'hello' }],
  ])('is refused and stores nothing: %s', async (_, body) => {
    const refusal = await maya.refused('POST', '/coach/messages', { id: newId(), message: 'Hello', ...body });
    expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
    expect(await list(maya)).toEqual([]);
  });

  it('is refused when huge or not JSON', async () => {
    const huge = { id: newId(), message: 'Hello', padding: 'x'.repeat(20_000) };
    expect((await maya.refused('POST', '/coach/messages', huge)).code).toBe('body_too_large');
    expect((await maya.refused('POST', '/coach/messages', '{"message":')).code).toBe('invalid_json');
  });
});

describe('Stopping', () => {
  freshMaya();

  const unknown = { status: 404, code: 'message_not_found' };

  it('is harmless after the reply has come', async () => {
    const id = newId();
    const answer = await send(maya, 'Hello', id);
    expect(await maya.call(stopMessage, { params: { id } })).toEqual({ id });
    expect(await send(maya, 'Hello', id)).toEqual(answer);
  });

  it('knows no message that was not sent, or that is someone else’s', async () => {
    const id = newId();
    await send(maya, 'Hello', id);
    expect(await maya.refused('POST', `/coach/messages/${newId()}/stop`)).toEqual(unknown);
    expect(await noah.refused('POST', `/coach/messages/${id}/stop`)).toEqual(unknown);
  });

  it('needs a proper id', async () => {
    expect(await maya.refused('POST', '/coach/messages/hello/stop')).toEqual({
      status: 400,
      code: 'invalid_request',
    });
  });
});

describe('The motivation of the day', () => {
  freshMaya();

  const kept = async () => {
    const Key = { userId: maya.userId, entryKey: 'motivation' };
    const { Item } = await cloud.documents.send(
      new GetCommand({ TableName: 'vita-local-chat-messages', Key }),
    );
    return Item;
  };

  it('is written once a day', async () => {
    const first = await maya.call(readMotivation);
    expect(first).toEqual({ message: expect.stringMatching(/\w/) as string, source: 'rules' });
    const row = await kept();
    expect(await maya.call(readMotivation)).toEqual(first);
    expect(await kept()).toEqual(row);
    clock.advance(86_400_000);
    await maya.call(readMotivation);
    expect((await kept())?.basis).not.toBe(row?.basis);
  });

  it('is written again when its numbers grow', async () => {
    await maya.call(readMotivation);
    const before = await kept();
    await doWorkout(maya, clock, { minutes: 12 });
    await cloud.idle();
    await maya.call(readMotivation);
    expect((await kept())?.basis).not.toBe(before?.basis);
  });

  it('is no message of the conversation', async () => {
    await maya.call(readMotivation);
    expect(await list(maya)).toEqual([]);
  });
});

describe('Capabilities without a model', () => {
  freshMaya();

  it('are what the built-in coach and the browser can do', async () => {
    expect(await maya.call(aiContract.readCapabilities)).toEqual({
      chat: 'rules',
      vision: false,
      voice: 'browser',
      messagesLeft: null,
    });
  });
});

describe('Coach endpoints', () => {
  refusesBadTokens(
    () => ({ cloud, user: noah, clock }),
    [
      ['GET', '/coach/messages'],
      ['POST', '/coach/messages'],
      ['POST', `/coach/messages/${ulid(clock.now())}/stop`],
      ['GET', '/coach/motivation'],
      ['GET', '/ai/capabilities'],
    ],
  );
});
