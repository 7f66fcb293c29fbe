import { ulid } from 'ulid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { watchDatabaseCalls } from '../support/database-calls';
import { answers, startFakeOpenAi, type FakeOpenAi } from '../support/fake-openai';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket, type TestSocket } from '../support/socket';

const clock = startClock('2026-04-08T09:30:00Z');
const calls = watchDatabaseCalls();
let model: FakeOpenAi;
let cloud: TestCloud;
let maya: TestUser;
let socket: TestSocket;

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
  maya = await signUpUser(cloud.origin);
  socket = await openTestSocket(maya);
  return () => socket.close();
});

const { listMessages, sendMessage, stopMessage } = coachContract;
const send = (id: string) => maya.call(sendMessage, { body: { id, message: 'Hello' } });
/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}

describe('A reply that is being written', () => {
  it('is on the person’s sockets before it is complete, and on no one else’s', async () => {
    const noah = await signUpUser(cloud.origin, { name: 'Noah' });
    const other = await openTestSocket(noah);
    const [second, end] = [gate(), gate()];
    model.will(
      answers.pieces([
        '{"reply":"One',
        second.opened,
        ', two',
        end.opened,
        ', three","exercises":[],"workout":null}',
      ]),
    );
    const id = ulid(clock.now());
    calls.length = 0;
    const answer = send(id);
    expect(await socket.next('coach.delta')).toEqual({
      type: 'coach.delta',
      messageId: id,
      offset: 0,
      delta: 'One',
    });
    second.open();
    expect(await socket.next('coach.delta')).toMatchObject({ offset: 3, delta: ', two' });
    end.open();
    expect((await answer).response).toBe('One, two, three');
    expect(calls.filter(({ what }) => what === 'Query connections')).toHaveLength(1);
    expect(other.frames).toEqual([]);
    await other.close();
  });

  it('starts over when the model does', async () => {
    const end = gate();
    model.will(
      answers.breaks('{"reply":"A false start', 'connection'),
      answers.pieces(['{"reply":"Now', end.opened, ' right","exercises":[],"workout":null}']),
    );
    const answer = send(ulid(clock.now()));
    expect(await socket.next('coach.delta')).toMatchObject({ offset: 0, delta: 'A false start' });
    expect(await socket.next('coach.delta')).toMatchObject({ offset: 0, delta: 'Now' });
    end.open();
    expect((await answer).response).toBe('Now right');
  });
});

describe('Stopping a reply', () => {
  it('ends the model and keeps what was written', async () => {
    model.will(answers.stall('{"reply":"Start with a squat, the'));
    const id = ulid(clock.now());
    const answer = send(id);
    await socket.next('coach.delta');
    expect(await maya.call(stopMessage, { params: { id } })).toEqual({ id });
    const stopped = await answer;
    expect(stopped).toMatchObject({
      response: 'Start with a squat, the',
      source: 'model',
      stopped: true,
      toolData: null,
      remainingToday: 59,
    });
    await model.requests[0]?.closed;
    const { messages } = await maya.call(listMessages);
    expect(messages.map(({ content, stopped: wasStopped }) => [content, wasStopped])).toEqual([
      ['Hello', false],
      ['Start with a squat, the', true],
    ]);
    expect(await send(id)).toEqual(stopped);
    expect(model.requests).toHaveLength(1);
  });

  it('is possible before the first word', async () => {
    model.will(answers.hang());
    const id = ulid(clock.now());
    const answer = send(id);
    await model.asked(1);
    await maya.call(stopMessage, { params: { id } });
    expect(await answer).toMatchObject({ response: '', stopped: true });
  });
});

describe('A message that is being answered', () => {
  it('is there after a reload, and in another tab, until its reply is', async () => {
    const other = await openTestSocket(maya);
    const end = gate();
    model.will(answers.pieces(['{"reply":"One', end.opened, ', two","exercises":[],"workout":null}']));
    const id = ulid(clock.now());
    const answer = send(id);
    expect(await other.next('coach.changed')).toEqual({ type: 'coach.changed', conversation: 'coach' });
    expect(await other.next('coach.delta')).toMatchObject({ messageId: id, delta: 'One' });
    const meanwhile = await maya.call(listMessages);
    expect(meanwhile.messages).toEqual([]);
    expect(meanwhile.pending).toMatchObject({ id, content: 'Hello' });
    expect((await maya.call(listMessages, { query: { conversation: 'nutrition' } })).pending).toBeUndefined();
    end.open();
    await answer;
    expect(await other.next('coach.changed')).toBeTruthy();
    const after = await maya.call(listMessages);
    expect(after.pending).toBeUndefined();
    expect(after.messages.map(({ content }) => content)).toEqual(['Hello', 'One, two']);
    await other.close();
  });

  it('is there no more when whoever answered it is gone', async () => {
    model.will(answers.hang());
    const id = ulid(clock.now());
    const answer = send(id);
    await model.asked(1);
    await socket.next('coach.changed');
    expect((await maya.call(listMessages)).pending).toMatchObject({ id });
    clock.advance(41_000);
    expect((await maya.call(listMessages)).pending).toBeUndefined();
    await maya.call(stopMessage, { params: { id } });
    await answer;
  });
});
