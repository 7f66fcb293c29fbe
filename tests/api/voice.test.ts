import { describe, expect, it } from 'vitest';
import { profileContract } from '../../shared/contracts/profile';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud } from '../support/cloud';
import { signUpUser } from '../support/sign-in';
import { openTestSocket, openVoiceSocket } from '../support/socket';
import { appendOf, chunk, commitOf } from '../support/voice-audio';

const clock = startClock('2026-07-27T09:30:00Z');

const training = { days: [2 as const, 4 as const], minutes: 15 };

const said = [
  "I'm Maya",
  'in my thirties',
  'woman',
  'get stronger',
  'average',
  'legs and belly',
  'thirty five',
  'five foot six',
  '66.5 kilos',
  'skip',
  'none',
  'my left knee',
  'desk job',
  'no time',
];

async function begin() {
  const user = await signUpUser((await sharedCloud()).origin);
  const socket = await openVoiceSocket(user);
  socket.send({ type: 'ping' });
  return { user, socket };
}

describe('A spoken onboarding without a model', () => {
  it('greets, asks one question after another, keeps each answer, and ends with a whole profile', async () => {
    const { user, socket } = await begin();
    const { session, onboarding } = await socket.next('session.created');
    expect(session).toMatchObject({ speech: 'browser', because: 'not_configured' });
    expect(onboarding).toEqual({ name: null, answers: {}, asked: 'name' });
    expect((await socket.reply()).text).toBe("Hi, I'm Ana. What should I call you?");
    for (const answer of said) await socket.say(answer);
    const { profile_data: profile } = await socket.next('profile_complete');
    expect(profile).toMatchObject({ name: 'Maya', age: 35, heightCm: 167.64, targetWeightKg: null });
    const { name, ...answers } = profile;
    const draft = await user.call(profileContract.readOnboardingDraft);
    expect(draft).toEqual({ name, answers });
    const saved = await user.call(profileContract.completeOnboarding, { body: { ...answers, name } });
    expect(saved).toMatchObject({ name: 'Maya', onboardingCompleted: true });
    await socket.close();
  });

  it('reads back what it understood, asks again what it did not, and goes back when asked to', async () => {
    const { socket } = await begin();
    await socket.reply();
    expect((await socket.say('Maya')).text).toMatch(/^Nice to meet you, Maya\. .*age group/);
    const again = await socket.say('purple');
    expect(again.onboarding.asked).toBe('ageRange');
    expect(again.text).toMatch(/^Hmm, I didn't quite catch that/);
    expect((await socket.say('back')).onboarding.asked).toBe('name');
    await socket.close();
  });

  it('goes on where the form or the chat ended, and they where it ended', async () => {
    const { user, socket } = await begin();
    await socket.reply();
    await socket.say('Maya');
    await socket.close();
    const body = { ageRange: '30-39', gender: 'female' } as const;
    await user.call(profileContract.saveOnboardingDraft, { body });
    const later = await openVoiceSocket(user);
    later.send({ type: 'ping' });
    const { text, onboarding } = await later.reply();
    expect(text).toMatch(/^Welcome back/);
    expect(onboarding).toEqual({ name: 'Maya', answers: body, asked: 'goalType' });
    await later.say('get stronger');
    const draft = await user.call(profileContract.readOnboardingDraft);
    expect(draft).toEqual({ name: 'Maya', answers: { ...body, goalType: 'get_stronger' } });
    await later.close();
  });
});

describe('A voice connection', () => {
  it('takes over from another tab, which is told and closed; what was answered is kept', async () => {
    const { user, socket } = await begin();
    await socket.reply();
    await socket.say('Maya');
    clock.advance(1_000);
    const other = await openVoiceSocket(user);
    other.send({ type: 'ping' });
    expect((await socket.next('error')).error.code).toBe('taken_over');
    await socket.closed;
    const { session } = await other.next('session.created');
    expect((await other.reply()).onboarding).toMatchObject({ name: 'Maya', asked: 'ageRange' });
    expect((await other.say('35')).onboarding.asked).toBe('gender');
    const third = await openVoiceSocket(user);
    clock.advance(1_000);
    third.send({ type: 'ping' });
    expect((await third.next('session.created')).session.id).toBe(session.id);
    await third.close();
  });

  it('ends after ten minutes, and another one begins a session of its own with the answers kept', async () => {
    const { user, socket } = await begin();
    const { session } = await socket.next('session.created');
    await socket.reply();
    await socket.say('Maya');
    clock.advance(600_000);
    socket.send({ type: 'ping' });
    expect((await socket.next('error')).error.code).toBe('session_ended');
    await socket.closed;
    const later = await openVoiceSocket(user);
    later.send({ type: 'ping' });
    const next = await later.next('session.created');
    expect(next.session.id).not.toBe(session.id);
    expect(next.onboarding.name).toBe('Maya');
    await later.close();
  });

  it('ends after forty turns', async () => {
    const { socket } = await begin();
    await socket.reply();
    for (let turn = 1; turn <= 40; turn += 1) await socket.say('x');
    socket.send({ type: 'ping' });
    expect((await socket.next('error')).error.code).toBe('session_ended');
    await socket.closed;
  });

  it.each([
    ['a frame of no kind it knows', { type: 'input_audio_buffer.append' }],
    ['half a sample', { type: 'input_audio_buffer.append', audio: 'AAAA', event_id: 'a-0' }],
    ['no base64', { type: 'input_audio_buffer.append', audio: '!', event_id: 'a-0' }],
    ['audio longer than a chunk may be', { type: 'input_audio_buffer.append', audio: 'AAAA'.repeat(5_462) }],
    ['a chunk from the future', { type: 'input_audio_buffer.append', audio: 'AAA=', event_id: 'a-9000' }],
  ])('refuses %s and goes on', async (_, frame) => {
    const { socket } = await begin();
    await socket.reply();
    socket.send(frame as never);
    expect((await socket.next('error')).error.code).toBe('invalid_frame');
    expect((await socket.say('Maya')).onboarding.asked).toBe('ageRange');
    await socket.close();
  });

  it('cannot hear without a model, says so, and takes the same answer typed', async () => {
    const { socket } = await begin();
    await socket.reply();
    for (const n of [0, 1, 2, 3]) socket.send(appendOf(chunk('speech'), n));
    socket.send(commitOf(3));
    expect((await socket.reply()).text).toBe(
      "I can't hear you here. Please type your answer. What should I call you?",
    );
    expect((await socket.say('Maya')).onboarding.name).toBe('Maya');
    await socket.close();
  });

  it('gets no frames that are pushed to the other pages', async () => {
    const { user, socket } = await begin();
    await socket.reply();
    const pages = await openTestSocket(user);
    await user.call(profileContract.completeOnboarding, { body: { ...answers, training } });
    await (await sharedCloud()).idle();
    await pages.next('plan.changed');
    expect(socket.frames.every(({ type }) => type === 'session.created')).toBe(true);
    await Promise.all([pages.close(), socket.close()]);
  });
});

it('A hundred people talk at once, and each hears and keeps their own', async () => {
  const { origin } = await sharedCloud();
  // Consonants, which are no words. cspell:ignore bcdfghjklm npqrstvwxz
  const names = Array.from(
    { length: 100 },
    (_, n) => `Maya ${'bcdfghjklm'.charAt(n / 10)}${'npqrstvwxz'.charAt(n % 10)}`,
  );
  const waiting = names.values();
  const talk = async () => {
    for (const name of waiting) {
      const user = await signUpUser(origin);
      const socket = await openVoiceSocket(user);
      socket.send({ type: 'ping' });
      await socket.reply();
      const { text } = await socket.say(name.toLowerCase());
      const { onboarding } = await socket.say('I am 35');
      heard.push([name, text, onboarding.name]);
      await socket.close();
    }
  };
  const heard: [string, string, string | null][] = [];
  // The next one starts when another has ended: a small machine serves fifty in parallel.
  await Promise.all(Array.from({ length: 50 }, talk));
  expect(heard).toHaveLength(100);
  for (const [name, text, kept] of heard) {
    expect(text.toLowerCase()).toContain(`nice to meet you, ${name.toLowerCase()}.`);
    expect(kept?.toLowerCase()).toBe(name.toLowerCase());
  }
}, 120_000);
