import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { realtime, startFakeRealtime, type FakeRealtime } from '../support/fake-realtime/fake-realtime';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openVoiceSocket, type VoiceSocket } from '../support/socket';
import { appendOf, chunk, chunksIn, commitOf } from '../support/voice-audio';

const clock = startClock('2026-04-08T09:30:00Z');
let model: FakeRealtime;
let cloud: TestCloud;
const opened: VoiceSocket[] = [];

beforeAll(async () => {
  model = await startFakeRealtime();
  // The fake has its own certificate.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  useAiEnvironment({
    OPENAI_API_KEY: 'test-key',
    OPENAI_REALTIME_URL: model.url,
    AI_ATTEMPT_MS: '5000',
  });
  cloud = await startTestCloud();
});
afterAll(async () => {
  await cloud.stop();
  await model.stop();
  delete process.env.NODE_TLS_REJECT_UNAUTHORIZED;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((socket) => socket.close()));
});

async function open(user: TestUser): Promise<VoiceSocket> {
  const socket = await openVoiceSocket(user);
  opened.push(socket);
  return socket;
}

/** Someone who has been greeted. */
async function begin() {
  const user = await signUpUser(cloud.origin);
  const socket = await open(user);
  socket.send({ type: 'ping' });
  const { session } = await socket.next('session.created');
  const greeting = await socket.reply();
  return { user, socket, session, greeting };
}

/** Speaks for half a second in chunks from number `from`; returns the number of the last one. */
function speak(socket: VoiceSocket, from = 0): number {
  const last = from + chunksIn(500) - 1;
  for (let n = from; n <= last; n += 1) socket.send(appendOf(chunk('speech', n), n));
  return last;
}

async function utter(socket: VoiceSocket, from = 0) {
  const last = speak(socket, from);
  socket.send(commitOf(last));
  return { last, ...(await socket.reply()) };
}

const draftOf = (user: TestUser) => user.call(profileContract.readOnboardingDraft);

async function storedChunks(user: TestUser): Promise<number> {
  const { Items = [] } = await cloud.documents.send(
    new QueryCommand({
      TableName: `${cloud.tablePrefix}voice-chunks`,
      KeyConditionExpression: 'userId = :user',
      ExpressionAttributeValues: { ':user': user.userId },
      ConsistentRead: true,
    }),
  );
  return Items.filter(({ pcm }) => pcm).length;
}

describe('A spoken onboarding with a realtime model', () => {
  it('is greeted by voice, in pieces that fit a frame', async () => {
    const user = await signUpUser(cloud.origin);
    const socket = await open(user);
    socket.send({ type: 'ping' });
    expect((await socket.next('session.created')).session).toMatchObject({ speech: 'server', because: null });
    await socket.next('response.audio.done');
    const pieces = socket.frames.filter((frame) => frame.type === 'response.audio.delta');
    expect(pieces.map(({ delta }) => Buffer.from(delta, 'base64').length / 48)).toEqual([400, 400, 200]);
    for (const piece of pieces) expect(JSON.stringify(piece).length).toBeLessThan(32_768);
    const [talk] = model.talks.slice(-1);
    expect(talk?.spoken).toEqual([expect.stringContaining("Hi, I'm Ana. What should I call you?")]);
    expect(talk?.headers.authorization).toBe('Bearer test-key');
    expect(JSON.stringify(talk)).not.toContain(user.userId);
  });

  it('understands an utterance, whatever order its chunks come in and how often', async () => {
    const { user, socket } = await begin();
    model.willHear(realtime.hears({ heard: "I'm Maya and I'm a woman", name: 'Maya', gender: 'female' }));
    const chunks = [0, 1, 2].map((n) => chunk('speech', n * 500));
    for (const n of [1, 0, 1, 2, 0]) socket.send(appendOf(chunks[n] ?? chunk('silence'), n));
    socket.send(commitOf(2));
    socket.send(commitOf(2));
    const { text, onboarding } = await socket.reply();
    const heard = await socket.next('conversation.item.input_audio_transcription.completed');
    expect(heard.transcript).toBe("I'm Maya and I'm a woman");
    expect(text).toBe(
      "Nice to meet you, Maya. Female, thank you. Let's start easy: which age group are you in?",
    );
    expect(onboarding).toMatchObject({ asked: 'ageRange' });
    expect(model.talks.at(-1)?.utterances).toEqual([Buffer.concat(chunks)]);
    expect(await draftOf(user)).toEqual({ name: 'Maya', answers: { gender: 'female' } });
    expect(await storedChunks(user)).toBe(0);
  });

  it('asks once about answers that contradict each other, and takes whichever is said to be right', async () => {
    const { user, socket } = await begin();
    const both = { name: 'Maya', ageRange: '18-29', age: 67 };
    model.willHear(realtime.hears({ heard: "I'm Maya, in my twenties, 67", ...both }));
    const { text, onboarding } = await utter(socket);
    expect(text).toContain('You said 18-29 and 67. Which is right?');
    expect(onboarding.asked).toMatch(/^age/);
    model.willHear(realtime.hears({ heard: "I'm 67" }));
    const settled = await utter(socket, chunksIn(500));
    expect(settled.text).toBe('67, got it. How do you describe your gender?');
    expect((await draftOf(user)).answers).toEqual({ age: 67, ageRange: '50+' });
  });

  it('waits for a chunk that is late', async () => {
    const { socket } = await begin();
    model.willHear(realtime.hears({ heard: 'Maya', name: 'Maya' }));
    socket.send(appendOf(chunk('speech'), 0));
    socket.send(commitOf(1));
    socket.send(appendOf(chunk('speech', 900), 1));
    await socket.reply();
    expect(model.talks.at(-1)?.utterances[0]).toHaveLength(2 * 8_192);
  });

  it('is answered too where the client numbers nothing and never commits: silence ends the utterance', async () => {
    const { user, socket } = await begin();
    model.willHear(realtime.hears({ heard: 'Maya', name: 'Maya' }));
    const sounds = [...Array<'speech'>(3).fill('speech'), ...Array<'silence'>(4).fill('silence')];
    for (const [sent, kind] of sounds.entries()) {
      socket.send(appendOf(chunk(kind)));
      await vi.waitFor(async () => expect(await storedChunks(user)).toBe(sent + 1));
    }
    socket.send(appendOf(chunk('silence')));
    expect((await socket.reply()).text).toMatch(/^Nice to meet you, Maya/);
  });

  it('cuts constant noise after 25 seconds and asks again', async () => {
    const { socket } = await begin();
    clock.advance(30_000);
    const count = model.talks.length;
    for (let n = 0; n <= 152; n += 1) socket.send(appendOf(chunk('speech'), n));
    const { text } = await socket.reply();
    expect(text).toBe("Hmm, I didn't quite catch that. Could you try again? What should I call you?");
    expect(model.talks).toHaveLength(count + 1);
  });

  it('refuses a profile that is submitted too early, and asks for what is missing', async () => {
    const { user, socket } = await begin();
    await user.call(profileContract.saveOnboardingDraft, { body: { ...answers, age: undefined } });
    model.willHear(
      realtime.hears({ heard: 'Maya, that is all', name: 'Maya' }, 'submit_profile'),
      realtime.hears({ heard: '', age: 7 }, 'submit_profile'),
    );
    const { text, onboarding } = await utter(socket);
    expect(text).toMatch(/I can only coach people aged 13 and over.*How old are you, exactly\?$/);
    expect(onboarding.asked).toBe('age');
    expect(model.talks.at(-1)?.results).toEqual([{ accepted: false, field: 'age', message: '' }]);
    expect(socket.frames.some(({ type }) => type === 'profile_complete')).toBe(false);
    model.willHear(realtime.hears({ heard: 'thirty two', age: 32 }, 'submit_profile'));
    await utter(socket, chunksIn(500));
    const { profile_data: profile } = await socket.next('profile_complete');
    expect(profile).toEqual({ ...answers, name: 'Maya' });
  });

  it.each([
    ['breaks off', realtime.dies],
    ['fails', realtime.fails],
    ['reports an error', realtime.errs],
  ])(
    'goes on by text when the model %s while it listens, and keeps what was answered',
    async (_, response) => {
      const { user, socket } = await begin();
      model.willHear(realtime.hears({ heard: 'Maya', name: 'Maya' }), response);
      await utter(socket);
      const { text, audioBytes } = await utter(socket, chunksIn(500));
      const { session, onboarding } = await socket.next('session.created');
      expect(session).toMatchObject({ speech: 'browser', because: 'model_failed' });
      expect(onboarding.name).toBe('Maya');
      expect([text, audioBytes]).toEqual([expect.stringMatching(/^Hmm, .*age group/), 0]);
      await socket.say("I'm 35");
      expect(await draftOf(user)).toEqual({ name: 'Maya', answers: { ageRange: '30-39', age: 35 } });
    },
  );

  it('says the same by text when the model breaks off while it speaks', async () => {
    const { socket } = await begin();
    model.willHear(realtime.hears({ heard: 'Maya', name: 'Maya' }));
    model.willSpeak(realtime.diesSpeaking);
    const { text, onboarding } = await utter(socket);
    expect(text).toMatch(/^Nice to meet you, Maya/);
    expect(onboarding.asked).toBe('ageRange');
    expect((await socket.next('session.created')).session.because).toBe('model_failed');
  });

  it('begins by text when the model refuses the connection', async () => {
    model.refuse(1);
    const user = await signUpUser(cloud.origin);
    const socket = await open(user);
    socket.send({ type: 'ping' });
    expect((await socket.next('session.created')).session.speech).toBe('server');
    expect((await socket.next('session.created')).session.speech).toBe('browser');
    expect(await socket.reply()).toMatchObject({ audioBytes: 0, text: expect.stringContaining('Ana') });
  });

  it('is taken up again by the first ping after a dead turn is over its time, once', async () => {
    const { user, socket } = await begin();
    const before = model.talks.reduce((sum, { utterances }) => sum + utterances.length, 0);
    model.willHear(realtime.hangs, realtime.hears({ heard: 'Maya', name: 'Maya' }));
    socket.send(commitOf(speak(socket)));
    await model.heard(before + 1);
    socket.send({ type: 'ping' });
    clock.advance(41_000);
    socket.send({ type: 'ping' });
    socket.send({ type: 'ping' });
    const { text } = await socket.reply();
    expect(text).toMatch(/^Nice to meet you, Maya/);
    expect(await draftOf(user)).toMatchObject({ name: 'Maya' });
    await model.heard(before + 2);
    expect(model.talks.reduce((sum, { utterances }) => sum + utterances.length, 0)).toBe(before + 2);
  });

  it('allows three sessions a day with a model, then goes on by text', async () => {
    const { user, socket } = await begin();
    await socket.close();
    const speeches: string[] = [];
    for (let n = 0; n < 3; n += 1) {
      clock.advance(601_000);
      const next = await open(user);
      next.send({ type: 'ping' });
      speeches.push((await next.next('session.created')).session.speech);
      await next.reply();
    }
    expect(speeches).toEqual(['server', 'server', 'browser']);
  });

  it('nudges once when nothing is said for ten seconds', async () => {
    const { socket } = await begin();
    socket.send({ type: 'ping', silent_ms: 9_000 });
    socket.send({ type: 'ping', silent_ms: 10_000 });
    expect((await socket.reply()).text).toBe('Take your time. What should I call you?');
    socket.send({ type: 'ping', silent_ms: 20_000 });
    expect((await socket.say('Maya')).text).toMatch(/^Nice to meet you/);
  });
});
