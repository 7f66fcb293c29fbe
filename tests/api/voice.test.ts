import { describe, expect, it } from 'vitest';
import { profileContract } from '../../shared/contracts/profile';
import { startClock } from '../support/clock';
import { sharedCloud } from '../support/cloud';
import { signUpUser } from '../support/sign-in';
import { openVoiceSocket } from '../support/socket';

startClock('2026-07-25T09:30:00Z');

const said = [
  "I'm Maya",
  'I am 35',
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
    expect((await socket.reply()).text).toBe("Hi, I'm Ana. What shall I call you?");
    for (const answer of said) await socket.say(answer);
    const { profile_data: profile } = await socket.next('profile_complete');
    expect(profile).toMatchObject({ name: 'Maya', age: 35, heightCm: 167.6, targetWeightKg: null });
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
