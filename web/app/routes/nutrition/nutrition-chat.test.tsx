// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import { Toaster } from '../../../ui/toaster';
import { NutritionChat } from './nutrition-chat';

interface Call {
  body?: { message: string; conversation: string };
  query?: { conversation?: string };
}

const api = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    api(`${method} ${path}`, call),
}));

const post = 'POST /coach/messages';
const answer = {
  response: 'You have 63 g of protein left.',
  toolData: null,
  workout: null,
  week: null,
  source: 'rules',
  stopped: false,
  messageId: '01K00000000000000000000REP',
  remainingToday: null,
};

function open(answered: unknown = answer) {
  const known: Record<string, unknown> = {
    'GET /coach/messages': { messages: [], nextCursor: null },
    'GET /ai/capabilities': { chat: 'rules', vision: false, voice: 'browser', messagesLeft: null },
    [post]: answered,
  };
  api.mockImplementation((request) => {
    const result = known[request];
    return result instanceof Error ? Promise.reject(result) : Promise.resolve(result);
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <NutritionChat />
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const field = () => screen.getByPlaceholderText('Ask about nutrition...');
const sent = () => api.mock.calls.filter(([request]) => request === post).map(([, { body }]) => body);

describe('the chat next to the meals', () => {
  afterEach(() => {
    cleanup();
    sonner.dismiss();
    api.mockReset();
  });

  it('sends with Enter, makes a line with Shift+Enter, and trims', async () => {
    const user = open();
    await user.type(field(), '  How much protein{Shift>}{Enter}{/Shift}is left?');
    expect(sent()).toEqual([]);
    await user.type(field(), '  {Enter}');
    expect(await within(screen.getByRole('log')).findByText('You have 63 g of protein left.')).toBeTruthy();
    expect(sent()).toMatchObject([{ message: 'How much protein\nis left?', conversation: 'nutrition' }]);
    expect((field() as HTMLTextAreaElement).value).toBe('');
  });

  it('is a separate conversation, and sends nothing empty', async () => {
    const user = open();
    await user.type(field(), '   {Enter}');
    expect(sent()).toEqual([]);
    const [, list] = api.mock.calls.find(([request]) => request === 'GET /coach/messages') ?? [];
    expect(list?.query?.conversation).toBe('nutrition');
  });

  it('shows a workout that was asked for here', async () => {
    const exercise = { exerciseId: 'squat', name: 'Squat' };
    const workout = { title: 'Quick legs', minutes: 8, exercises: [exercise], trainingId: null };
    const user = open({ ...answer, response: 'How about this one?', workout });
    await user.type(field(), 'give me a quick workout{Enter}');
    expect(await screen.findByText('How about this one?')).toBeTruthy();
    expect(await screen.findByText('Quick legs')).toBeTruthy();
  });

  it('starts with questions to tap', async () => {
    const user = open();
    await user.click(await screen.findByRole('button', { name: 'What have I eaten today?' }));
    expect(await within(screen.getByRole('log')).findByText('You have 63 g of protein left.')).toBeTruthy();
    expect(screen.queryByRole('group', { name: 'Questions to start with' })).toBeNull();
  });

  it('says when no answer came, keeps the words and offers the same again', async () => {
    const user = open(new ApiError('internal_error', 503, 'Down'));
    await user.type(field(), 'Is rice good?{Enter}');
    expect(await screen.findByText('Chat Error')).toBeTruthy();
    expect(screen.getByText('Failed to get response from the coach')).toBeTruthy();
    expect((field() as HTMLTextAreaElement).value).toBe('Is rice good?');
    expect(within(screen.getByRole('log')).queryByText('Is rice good?')).toBeNull();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeTruthy();
  });
});
