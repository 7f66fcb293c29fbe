import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CoachMessage } from '../../../../shared/contracts/coach';
import { deltaFeed } from '../../../features/coach/delta-feed';
import type { CoachAnswer } from '../../../features/coach/api/send-message';
import { ApiError } from '../../../lib/api/api-error';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import { Toaster } from '../../../ui/toaster';
import ChatPage from './chat';

interface Call {
  body?: { id: string; message: string };
  query?: { cursor?: string };
}

const api = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    api(`${method} ${path}`, call),
}));

const post = 'POST /coach/messages';
const list = 'GET /coach/messages';

const message = (id: string, role: CoachMessage['role'], content: string): CoachMessage => ({
  id,
  role,
  content,
  createdAt: '2026-11-20T09:14:00.000Z',
  source: role === 'assistant' ? 'rules' : null,
  toolData: null,
  workout: null,
  week: null,
  stopped: false,
});

const reply = (response: string, changes: Partial<CoachAnswer> = {}): CoachAnswer => ({
  response,
  toolData: null,
  workout: null,
  week: null,
  source: 'model',
  stopped: false,
  messageId: '01K00000000000000000000REP',
  remainingToday: null,
  ...changes,
});

const signedIn: Session = { status: 'signed-in', name: 'Maya Okafor', signOut: () => Promise.resolve() };

/** Answers by request; functions are called with the call, errors are thrown. */
function open(answers: Record<string, unknown> = {}) {
  const known: Record<string, unknown> = {
    [list]: { messages: [], nextCursor: null },
    'GET /ai/capabilities': { chat: 'rules', vision: false, voice: 'browser', messagesLeft: null },
    'GET /profile': { name: 'Maya Okafor' },
    'GET /exercises': { exercises: [] },
    ...answers,
  };
  api.mockImplementation(async (request, call) => {
    const given = known[request];
    const result: unknown = typeof given === 'function' ? given(call) : given;
    if (result instanceof Error) throw result;
    return result;
  });
  const router = createMemoryRouter([{ path: '/', element: <ChatPage /> }]);
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <SessionContext value={signedIn}>
        <RouterProvider router={router} />
      </SessionContext>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const inTalk = (text: string) => within(screen.getByRole('log')).findByText(text);
const field = () => screen.getByRole('textbox', { name: 'Message to Ana' });
const sent = () => api.mock.calls.filter(([request]) => request === post).map(([, { body }]) => body);

describe('The chat', () => {
  afterEach(() => {
    sessionStorage.clear();
    cleanup();
    sonner.dismiss();
    api.mockReset();
  });

  it('offers four prompts before the first message, and sends the one that is chosen', async () => {
    const user = open({ [post]: reply('Core Blast, first half.') });
    const prompts = await screen.findAllByRole('listitem');
    expect(prompts).toHaveLength(4);
    await user.click(screen.getByRole('button', { name: 'What should I train today?' }));
    expect(await inTalk('Core Blast, first half.')).toBeTruthy();
    expect(sent()).toMatchObject([{ message: 'What should I train today?' }]);
    expect(screen.getByText(/AI coach/)).toBeTruthy();
  });

  it('sends with Enter and adds a line with Shift+Enter', async () => {
    const user = open({ [post]: reply('Good.') });
    await user.type(field(), 'one{Shift>}{Enter}{/Shift}two{Enter}');
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'one\ntwo' }]));
    expect(field()).toHaveProperty('value', '');
  });

  it('sends nothing when there is nothing to send', async () => {
    const user = open();
    await user.type(field(), '   {Enter}');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(sent()).toEqual([]);
  });

  it('shows the reply as it is being written and when complete, and lets it be stopped', async () => {
    let finish: (answer: CoachAnswer) => void = () => undefined;
    const user = open({
      [post]: () => new Promise<CoachAnswer>((resolve) => (finish = resolve)),
      'POST /coach/messages/{id}/stop': {},
    });
    await user.type(field(), 'hello{Enter}');
    await waitFor(() => expect(sent()).toHaveLength(1));
    const messageId = sent()[0]?.id ?? '';
    act(() => deltaFeed.tell({ type: 'coach.delta', messageId, offset: 0, delta: 'Hips ' }));
    act(() => deltaFeed.tell({ type: 'coach.delta', messageId, offset: 5, delta: 'first.' }));
    act(() => deltaFeed.tell({ type: 'coach.delta', messageId: 'another', offset: 0, delta: 'Not mine' }));
    expect(screen.getByText('Hips first.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Stop the reply' }));
    expect(api).toHaveBeenCalledWith('POST /coach/messages/{id}/stop', { params: { id: messageId } });
    await act(async () => finish(reply('Hips first.', { stopped: true })));
    expect(screen.getByText(/, stopped/)).toBeTruthy();
    expect(screen.queryByText('Not mine')).toBeNull();
  });

  it('offers choices, by mouse and keys, as long as the reply is the newest, even after a reload', async () => {
    const choices = [
      { label: 'Mi rango', message: "what's my rank" },
      { label: 'Mi día', message: 'what did I eat today' },
    ];
    const asked = { ...message('m2', 'assistant', 'Which one?'), choices, language: 'es' };
    const user = open({
      [list]: { messages: [message('m1', 'user', 'food board'), asked], nextCursor: null },
      [post]: { ...reply('Eres el número 4.'), language: 'es' },
    });
    const options = within(await screen.findByRole('list', { name: 'Choose an answer' }));
    expect(options.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Mi rango',
      'Mi día',
    ]);
    expect(options.getByRole('button', { name: 'Mi rango' }).getAttribute('lang')).toBe('es');
    expect(screen.getByText('Which one?').closest('[lang]')?.getAttribute('lang')).toBe('es');
    options.getByRole('button', { name: 'Mi rango' }).focus();
    await user.keyboard('{Enter}');
    expect(await inTalk('Eres el número 4.')).toBeTruthy();
    expect(sent()).toMatchObject([{ message: "what's my rank" }]);
    // The bubble, and what is announced.
    const replies = await screen.findAllByText('Eres el número 4.');
    expect(replies.map((each) => each.closest('[lang]')?.getAttribute('lang'))).toEqual(['es', 'es']);
    expect(screen.queryByRole('list', { name: 'Choose an answer' })).toBeNull();
    expect(document.activeElement).toBe(field());
  });

  it('shows the message that was sent before a reload or in another tab, and then its reply', async () => {
    const sentAt = '2026-11-20T09:15:00.000Z';
    const id = '01K00000000000000000000ASK';
    let page: unknown = {
      messages: [],
      nextCursor: null,
      pending: { id, content: 'hello', createdAt: sentAt },
    };
    open({ [list]: () => page });
    expect(await inTalk('hello')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Ana is writing' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Stop the reply' })).toBeTruthy();
    act(() => deltaFeed.tell({ type: 'coach.delta', messageId: id, offset: 0, delta: 'Good ' }));
    expect(await inTalk('Good')).toBeTruthy();
    page = {
      messages: [message(id, 'user', 'hello'), message('m2', 'assistant', 'Good morning.')],
      nextCursor: null,
    };
    expect(await within(screen.getByRole('log')).findByText('Good morning.')).toBeTruthy();
    expect(screen.getAllByText('hello')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Send' })).toBeTruthy();
  });

  it('gives a failed message back, and Retry sends the very same one', async () => {
    let fails = true;
    const user = open({
      [post]: () =>
        fails ? new ApiError('network_error', 0, 'You seem to be offline.') : reply('Here I am.'),
    });
    await user.type(field(), 'are you there{Enter}');
    expect(await screen.findByText("Your message didn't go through.")).toBeTruthy();
    expect(field()).toHaveProperty('value', 'are you there');
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    expect(screen.queryByRole('log')?.textContent).toBe('');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await inTalk('Here I am.')).toBeTruthy();
    expect(field()).toHaveProperty('value', '');
    expect(new Set(sent().map((body) => body?.id)).size).toBe(1);
  });

  it('keeps the question of how long something holds tappable until it is answered', async () => {
    const choices = ['For today', 'Until I tell you'].map((label) => ({
      label,
      message: label,
      stays: true as const,
    }));
    const told = { ...message('a', 'assistant', "I'll spare your knee. For today?"), choices };
    const later = [message('b', 'user', 'how many points?'), message('c', 'assistant', 'You have 10.')];
    const user = open({ [list]: { messages: [told, ...later], nextCursor: null }, [post]: reply('Then.') });
    await user.click(await screen.findByRole('button', { name: 'For today' }));
    expect(await inTalk('Then.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Until I tell you' })).toBeNull();
  });

  it.each([true, false])('offers to leave out jumps only when there are any: %s', async (jumps) => {
    const exercises = [{ exerciseId: 'squat', name: 'Squats' }];
    const workout = { title: 'Legs', minutes: 20, trainingId: null, exercises, jumps };
    open({ [list]: { messages: [{ ...message('a', 'assistant', 'Legs.'), workout }], nextCursor: null } });
    expect(await screen.findByRole('button', { name: 'Shorter' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'No jumping' }) !== null).toBe(jumps);
  });

  it('keeps a message that did not go through when the page is left, and sends the very same one', async () => {
    const isOffline = new ApiError('network_error', 0, 'You seem to be offline.');
    const user = open({ [post]: isOffline });
    await user.type(field(), 'log a pear{Enter}');
    await screen.findByText("Your message didn't go through.");
    cleanup();
    const later = open({ [post]: reply('1 pear.') });
    expect(await screen.findByText('log a pear')).toBeTruthy();
    await later.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await inTalk('1 pear.')).toBeTruthy();
    expect(new Set(sent().map((body) => body?.id)).size).toBe(1);
    cleanup();
    open();
    await waitFor(() => expect(field()).toBeTruthy());
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('says why a message failed, and stops once Retry has worked', async () => {
    let fails = true;
    const user = open({
      [post]: () =>
        fails ? new ApiError('network_error', 0, 'You seem to be offline.') : reply('Here I am.'),
    });
    await user.type(field(), 'are you there{Enter}');
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Error');
    expect(failure.textContent).toContain('You seem to be offline.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await inTalk('Here I am.');
    await waitFor(() => expect(screen.queryByText('You seem to be offline.')).toBeNull());
    expect(screen.queryByText("Your message didn't go through.")).toBeNull();
  });

  it('has words for a failure that comes without any', async () => {
    const user = open({ [post]: new TypeError('x is undefined') });
    await user.type(field(), 'hello{Enter}');
    expect(await screen.findByText('Failed to send message')).toBeTruthy();
  });

  it('keeps the keyboard focus when a pressed Retry or prompt disappears', async () => {
    let fails = true;
    const user = open({
      [post]: () => (fails ? new ApiError('network_error', 0, 'Offline.') : reply('Here I am.')),
    });
    (await screen.findByRole('button', { name: 'What should I train today?' })).focus();
    await user.keyboard('{Enter}');
    const retry = await screen.findByRole('button', { name: 'Retry' });
    expect(document.activeElement).toBe(field());
    fails = false;
    retry.focus();
    await user.keyboard('{Enter}');
    await inTalk('Here I am.');
    expect(document.activeElement).toBe(field());
  });

  it('reads a reply to screen readers without markdown characters', async () => {
    const user = open({ [post]: reply('**Ten minutes:**\n\n1. Squat\n2. *Bridge*') });
    await user.type(field(), 'hello{Enter}');
    const told = await screen.findByText('Ten minutes: 1. Squat. 2. Bridge');
    expect(told.getAttribute('aria-live')).toBe('polite');
  });

  it('shows the name before the profile and the chat have loaded', async () => {
    const never = () => new Promise(() => undefined);
    open({ 'GET /profile': never, [list]: never });
    expect(await screen.findByRole('heading', { name: 'Hey, Maya.' })).toBeTruthy();
    expect(screen.getByTestId('talk-skeleton')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Where to start' })).toBeNull();
  });

  it('asks to sign in when there is no session', async () => {
    const user = open({ [post]: new ApiError('unauthorized', 401, 'Please sign in again.') });
    await user.type(field(), 'hello{Enter}');
    expect(await screen.findByText('Please sign in to chat with the coach')).toBeTruthy();
  });

  it('shows the newest messages in order and loads older ones above them', async () => {
    const user = open({
      [list]: ({ query }: Call) =>
        query?.cursor
          ? { messages: [message('a', 'user', 'first')], nextCursor: null }
          : {
              messages: [message('b', 'assistant', 'second'), message('c', 'user', 'third')],
              nextCursor: 'older',
            },
    });
    const log = await screen.findByRole('log');
    await waitFor(() => expect(log.textContent).toMatch(/second.*Built-in coach.*third/));
    await user.click(screen.getByRole('button', { name: 'Load older messages' }));
    await waitFor(() => expect(log.textContent).toMatch(/first.*second.*third/));
    expect(screen.queryByRole('button', { name: 'Load older messages' })).toBeNull();
  });

  it('says how many messages are left when they are few', async () => {
    const user = open({ [post]: reply('Yes.', { remainingToday: 1 }) });
    await screen.findAllByRole('listitem');
    expect(screen.queryByText(/left today/)).toBeNull();
    await user.type(field(), 'hello{Enter}');
    expect(await screen.findByText('1 message left today')).toBeTruthy();
  });

  it('cuts no message off: one that is too long is kept and not sent', async () => {
    const user = open();
    await user.click(field());
    await user.paste('x'.repeat(1_990));
    expect(screen.getByText('10 left')).toBeTruthy();
    await user.paste('x'.repeat(15));
    expect(screen.getByText('5 over')).toBeTruthy();
    await user.keyboard('{Enter}');
    expect(field()).toHaveProperty('value', 'x'.repeat(2_005));
    expect(api.mock.calls.map(([request]) => request)).not.toContain(post);
  });

  it('can be written in even if the history did not load', async () => {
    const user = open({ [list]: new ApiError('internal_error', 500, 'x'), [post]: reply('Still here.') });
    expect(await screen.findByText("Our chat didn't load")).toBeTruthy();
    await user.type(field(), 'hello{Enter}');
    expect(await inTalk('Still here.')).toBeTruthy();
  });

  it('says before and after the press that the browser does not support voice input', async () => {
    const user = open();
    const description = 'Voice input not supported in this browser. Try Chrome or Edge.';
    await user.click(screen.getByRole('button', { name: 'Talk instead of typing', description }));
    expect(await screen.findByText(description)).toBeTruthy();
  });

  it('says nothing of the kind where the browser hears', () => {
    vi.stubGlobal('SpeechRecognition', vi.fn());
    open();
    const talk = screen.getByRole('button', { name: 'Talk instead of typing' });
    vi.unstubAllGlobals();
    expect(talk.title).toBe('');
  });
});
