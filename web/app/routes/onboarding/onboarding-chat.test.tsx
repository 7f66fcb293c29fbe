import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import { answers } from '../../../../tests/support/answers';
import { loadConversation } from '../../../features/onboarding/chat/late-conversation';
import { keepNext } from '../../kept-next';
import OnboardingChatPage from './onboarding-chat';

const answer = vi.hoisted(() => vi.fn<(request: string, body: unknown) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, { body }: { body?: unknown } = {}) =>
    answer(`${method} ${path}`, body),
}));
const toasts = vi.hoisted(() => ({ success: vi.fn(), error: vi.fn() }));
vi.mock('../../../ui/toast', () => ({ toast: toasts }));

const draft = '/profile/onboarding/draft';
const newcomer = profileWith({}, { onboardingCompleted: false, answers: null });
const { fitnessBarriers, ...allButOne } = answers;

/** Advances the clock and lets pending work finish. */
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function open(given: object = {}, served: Record<string, unknown> = {}) {
  answer.mockImplementation(async (request) => {
    const all = { 'GET /profile': newcomer, [`GET ${draft}`]: { answers: given }, ...served };
    const found = all[request as keyof typeof all] ?? {};
    if (found instanceof Error) throw found;
    return found;
  });
  const router = createMemoryRouter(
    [
      { path: '/onboarding-chat', element: <OnboardingChatPage /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/onboarding-chat'] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  // Where it waits for its modules, no timer is involved.
  await act(loadConversation);
  await pass(50);
  return router;
}

const field = () => screen.getByPlaceholderText<HTMLInputElement>('Type your answer...');
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
const log = () => screen.getByRole('log').textContent;
function say(text: string) {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.submit(field());
}
const bodyOf = (request: string) => answer.mock.calls.filter(([each]) => each === request).at(-1)?.[1];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  answer.mockReset();
  toasts.success.mockReset();
  toasts.error.mockReset();
});

describe('The conversation', () => {
  it('asks one question after the other, and replies after 800 ms to what it understood', async () => {
    await open();
    expect(log()).toContain('which age group');
    say('in my thirties');
    await pass(799);
    expect(log()).not.toContain('30-39, got it.');
    await pass(1);
    expect(log()).toContain('30-39, got it.');
    expect(log()).toContain('How do you describe your gender?');
    expect(screen.getByText('Question 2 of 13')).toBeTruthy();
    expect(bodyOf(`PATCH ${draft}`)).toEqual({ ageRange: '30-39' });
  });

  it('asks again after 500 ms, with the question, and stores nothing', async () => {
    await open();
    say('old enough');
    await pass(499);
    expect(log()).not.toContain('catch that');
    await pass(1);
    expect(log()).toContain("Hmm, I didn't quite catch that. Could you try again?");
    expect(log()).toContain('which age group');
    await pass(2000);
    expect(bodyOf(`PATCH ${draft}`)).toBeUndefined();
  });

  it('accepts nothing while it thinks, and nothing blank', async () => {
    await open();
    say('   ');
    expect(log()).not.toContain('You:');
    expect(sendButton().disabled).toBe(true);
    say('35');
    expect(field().readOnly).toBe(true);
    say('52');
    fireEvent.click(screen.getByRole('button', { name: '50+' }));
    expect(log()).not.toContain('52');
    await pass(800);
    expect(log()).toContain('35, got it.');
    expect(log()).not.toContain('50+');
  });

  it('accepts a tapped answer, and several zones before they are sent', async () => {
    await open({ ageRange: '30-39', gender: 'female', goalType: 'tone_up' });
    fireEvent.click(screen.getByRole('button', { name: 'Slim' }));
    await pass(800);
    expect(log()).toContain('Slim, got it.');
    for (const zone of ['Legs', 'Belly', 'Chest', 'Chest']) {
      fireEvent.click(screen.getByRole('button', { name: zone }));
    }
    expect(field().value).toBe('Legs, Belly');
    expect(log()).not.toContain('Legs');
    fireEvent.click(screen.getByRole('button', { name: 'Done' }));
    await pass(800);
    expect(log()).toContain("Belly, Legs: that's where we'll focus.");
  });

  it('asks once which is right when the age contradicts the range, and goes on with the answer', async () => {
    const { age: _, ...rest } = answers;
    await open({ ...rest, ageRange: '18-29', heightCm: undefined });
    say('67');
    await pass(800);
    expect(log()).toContain('67, got it.');
    expect(log()).toContain('You said 18-29 and 67. Which is right?');
    expect(screen.getByText('Question 6 of 13')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Keep/ })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: '67' }));
    await pass(2000);
    expect(log()).toContain('How tall are you?');
    expect(bodyOf(`PATCH ${draft}`)).toEqual({ age: 67, ageRange: '50+' });
  });

  it('asks for the age again when the range is right, and not about the pair a second time', async () => {
    const { age: _, ...rest } = answers;
    await open({ ...rest, ageRange: '18-29', heightCm: undefined });
    say('67');
    await pass(800);
    fireEvent.click(screen.getByRole('button', { name: '18-29' }));
    await pass(800);
    expect(log()).toContain('How old are you, exactly?');
    say('67');
    await pass(2000);
    expect(log()).toContain('How tall are you?');
    expect(bodyOf(`PATCH ${draft}`)).toMatchObject({ age: 67, ageRange: '50+' });
  });

  it('asks a man who mentions a pregnancy whether to plan for it', async () => {
    const { medicalConditions: _, ...rest } = answers;
    await open({ ...rest, gender: 'male', workLifeEffects: undefined });
    say('20 weeks pregnant');
    await pass(800);
    expect(log()).toContain('You told me male and pregnant. Should I plan for a pregnancy?');
    fireEvent.click(screen.getByRole('button', { name: 'Yes' }));
    await pass(2000);
    expect(log()).toContain('How do work and daily life affect your training?');
    expect(bodyOf(`PATCH ${draft}`)).toEqual({ conditions: ['pregnancy'] });
  });

  it('keeps Back out of the zones to tap', async () => {
    await open({ ageRange: '30-39', gender: 'female', goalType: 'tone_up', bodyType: 'slim' });
    const zones = within(screen.getByRole('group', { name: 'Suggested answers' }));
    expect(zones.queryByRole('button', { name: 'Back' })).toBeNull();
    expect(zones.getByRole<HTMLButtonElement>('button', { name: 'Done' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Back' })).toBeTruthy();
  });

  it('reads feet and pounds back as they were entered, and uses those units from then on', async () => {
    const before = { ...allButOne, heightCm: undefined, weightKg: undefined };
    await open(before, { 'PATCH /profile': { ...newcomer, units: 'imperial' } });
    say(`5'9"`);
    await pass(800);
    expect(log()).toContain(`5'9" tall, got it.`);
    expect(bodyOf('PATCH /profile')).toEqual({ units: 'imperial' });
    say('180');
    await pass(800);
    expect(log()).toContain('180 lb today, got it.');
    expect(bodyOf(`PATCH ${draft}`)).toMatchObject({ weightKg: 81.647 });
  });

  it('takes the units of what is told before it is asked', async () => {
    const before = { ...allButOne, age: undefined, heightCm: undefined, weightKg: undefined };
    await open(before, { 'PATCH /profile': { ...newcomer, units: 'stone' } });
    say("I'm 41 and I weigh 11 st 4");
    await pass(800);
    expect(bodyOf('PATCH /profile')).toEqual({ units: 'stone' });
  });

  it('says what is healthy for a target far below it, and takes a bare weight for the nearer of the two', async () => {
    await open({ ...allButOne, targetWeightKg: undefined, medicalConditions: undefined });
    say('30 kg');
    await pass(800);
    expect(log()).toContain('A healthy weight for your height is about');
    say('sorry, 45 kg');
    await pass(800);
    expect(log()).toContain("I've changed your target weight to 45 kg.");
    expect(bodyOf(`PATCH ${draft}`)).toMatchObject({ targetWeightKg: 45 });
  });

  it('asks whether there is more to a health note that was told in passing, and keeps it', async () => {
    await open({
      ...allButOne,
      targetWeightKg: undefined,
      medicalConditions: undefined,
      bodyPains: undefined,
    });
    say('no target, and I have asthma');
    await pass(800);
    expect(log()).toContain('Besides what you told me, any other medical condition I should plan around?');
    say('why do you need that?');
    await pass(800);
    say('no');
    await pass(800);
    expect(log()).toContain("Good, then that's all of it.");
    expect(log()).toContain('Does anything hurt');
    expect(bodyOf(`PATCH ${draft}`)).not.toMatchObject({ medicalConditions: null });
    say('my left knee');
    await pass(800);
    expect(log()).not.toContain('Besides what you told me');
  });

  it('takes stone from who says stone, and feet change nothing about it', async () => {
    const before = { ...allButOne, heightCm: undefined, weightKg: undefined, targetWeightKg: undefined };
    await open(before, { 'PATCH /profile': { ...newcomer, units: 'stone' } });
    say('172 cm');
    await pass(800);
    say('11 stone 4');
    await pass(800);
    expect(log()).toContain('11 st 4 lb today, got it.');
    expect(bodyOf('PATCH /profile')).toEqual({ units: 'stone' });
    say('10 7');
    await pass(800);
    expect(log()).toContain('Aiming for 10 st 7 lb.');
  });

  it('notices what hurts in an answer to something else, says so, and shows it in the review', async () => {
    const knee = {
      id: 'sore.knees',
      kind: 'sore',
      label: 'Left knee',
      words: 'no time, and my left knee hurts',
      source: 'onboarding',
      since: '2026-11-26',
      until: null,
      holdsTraining: false,
    };
    await open(allButOne, { 'POST /spared': { facts: [knee], told: [knee], settled: [] } });
    say('no time, and my left knee hurts');
    await pass(800);
    expect(bodyOf('POST /spared')).toEqual({
      words: 'no time, and my left knee hurts',
      source: 'onboarding',
    });
    expect(log()).toContain("Got it: left knee. I'll plan around it.");
    const review = within(screen.getByRole('group', { name: 'Your answers' }));
    expect(review.getByText('Planned around').nextSibling?.textContent).toBe('Lower back, Left knee');
  });

  it('goes back by word and by button, and keeps an answer that stays as it is', async () => {
    await open({ ...allButOne, fitnessBarriers: undefined });
    say('back');
    await pass(800);
    expect(screen.getByText('Question 12 of 13')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(screen.getByText('Question 11 of 13')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: `Keep ${answers.bodyPains}` }));
    await pass(800);
    expect(screen.getByText('Question 13 of 13')).toBeTruthy();
  });

  it('continues where the answers end, and shows earlier messages on request', async () => {
    await open({ ageRange: '30-39', gender: 'female' });
    expect(log()).toContain('Welcome back.');
    expect(screen.getByText('Question 3 of 13')).toBeTruthy();
    expect(log()).not.toContain('which age group');
    fireEvent.click(screen.getByRole('button', { name: 'Show earlier messages' }));
    expect(log()).toContain('which age group');
  });

  it('links to the form and to voice, which keep the answers', async () => {
    await open({ ageRange: '30-39', gender: 'female', goalType: 'tone_up' });
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Use the form')).toBe('/onboarding?step=2');
    expect(href('Use your voice')).toBe('/onboarding-voice');
  });

  it('kindly refuses people under 13 and stores nothing', async () => {
    await open();
    say('12');
    await pass(500);
    expect(log()).toContain('I can only coach people aged 13 and over');
  });
});

describe('The review', () => {
  it('comes after the last answer; an answer is changed in place and leads back to it', async () => {
    await open(allButOne, { 'PATCH /profile': { ...newcomer, units: 'imperial' } });
    say('none');
    await pass(800);
    expect(log()).toContain("That's everything.");
    fireEvent.click(screen.getByRole('button', { name: 'Edit current weight' }));
    expect(log()).toContain('What do you weigh today?');
    say('12 stone');
    await pass(800);
    const review = within(screen.getByRole('group', { name: 'Your answers' }));
    expect(review.getByText('168 lb')).toBeTruthy();
    expect(screen.queryByPlaceholderText('Type your answer...')).toBeNull();
  });

  it('saves all answers, says so, and opens the dashboard after two seconds', async () => {
    const router = await open(
      { ...answers, fitnessBarriers },
      { 'PUT /profile/onboarding': profileWith({}, { name: 'Maya Okafor', onboardingCompleted: true }) },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Complete Setup' }));
    await pass(0);
    expect(bodyOf('PUT /profile/onboarding')).toMatchObject(answers);
    expect(toasts.success).toHaveBeenCalledWith(
      'Profile Complete!',
      'Welcome, Maya! Redirecting to your dashboard...',
    );
    await pass(1990);
    expect(router.state.location.pathname).toBe('/onboarding-chat');
    await pass(10);
    expect(router.state.location.pathname).toBe('/dashboard');
  });

  it('leads instead to what a link promised before signing up', async () => {
    keepNext('/game-challenges?tab=groups&group=one&invite=two');
    const router = await open(
      { ...answers, fitnessBarriers },
      { 'PUT /profile/onboarding': profileWith({}, { name: 'Maya Okafor', onboardingCompleted: true }) },
    );
    fireEvent.click(screen.getByRole('button', { name: 'Complete Setup' }));
    await pass(0);
    expect(toasts.success).toHaveBeenCalledWith('Profile Complete!', 'Welcome, Maya! Redirecting...');
    await pass(2000);
    const { pathname, search } = router.state.location;
    expect(pathname + search).toBe('/game-challenges?tab=groups&group=one&invite=two');
  });

  it('says when saving fails, and can be retried', async () => {
    await open(answers, { 'PUT /profile/onboarding': new Error('') });
    fireEvent.click(screen.getByRole('button', { name: 'Complete Setup' }));
    await pass(0);
    expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to save your profile');
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeTruthy();
  });

  it('comes first for a person who redoes onboarding', async () => {
    await open({}, { 'GET /profile': profileWith({}, { onboardingCompleted: true, answers }) });
    expect(screen.getByRole('button', { name: 'Complete Setup' })).toBeTruthy();
  });
});
