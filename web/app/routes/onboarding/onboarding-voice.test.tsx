import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import type { VoiceServerFrame } from '../../../../shared/sockets/voice-frames';
import { answers } from '../../../../tests/support/answers';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import OnboardingVoicePage from './onboarding-voice';

const answer = vi.hoisted(() => vi.fn<(request: string) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }) => answer(`${method} ${path}`),
}));
const toasts = vi.hoisted(() => ({
  success: vi.fn<(...texts: string[]) => void>(),
  error: vi.fn<(...texts: string[]) => void>(),
}));
vi.mock('../../../ui/toast', () => ({ toast: toasts }));

interface Line {
  onOpen: () => void;
  onFrame: (frame: VoiceServerFrame) => void;
}
const server = vi.hoisted(() => ({
  line: null as Line | null,
  sent: [] as unknown[],
  refusal: null as Error | null,
}));
vi.mock('../../../features/onboarding/voice/voice-socket', () => ({
  openVoiceSocket: async (line: Line) => {
    if (server.refusal) throw server.refusal;
    server.line = line;
    return { send: (frame: unknown) => server.sent.push(frame) > 0, close: () => undefined };
  },
}));
vi.mock('../../../features/onboarding/voice/mouth', () => ({
  createMouth: () => ({
    play: () => undefined,
    finish: (_text: string, _speech: string, onOver: () => void) => onOver(),
    stop: () => undefined,
    release: () => undefined,
  }),
}));

const draft = 'GET /profile/onboarding/draft';
const capabilities = { chat: 'rules', vision: false, voice: 'browser', messagesLeft: null };
const allButOne = { ...answers, fitnessBarriers: undefined };

async function open(served: Record<string, unknown> = {}) {
  answer.mockImplementation(async (request) => {
    const all: Record<string, unknown> = {
      'GET /profile': profileWith({}, { onboardingCompleted: false, answers: null }),
      'GET /ai/capabilities': capabilities,
      [draft]: { answers: {} },
      ...served,
    };
    const found = all[request] ?? {};
    if (found instanceof Error) throw found;
    return found;
  });
  const router = createMemoryRouter(
    [
      { path: '/onboarding-voice', element: <OnboardingVoicePage /> },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: ['/onboarding-voice'] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  await screen.findByRole('button', { name: 'Start Voice Onboarding' });
  return router;
}

const tell = (...frames: VoiceServerFrame[]) =>
  act(() => frames.forEach((frame) => server.line?.onFrame(frame)));
const session = { id: 's', speech: 'browser', because: null } as const;

/** A session by keyboard, with its first question. */
async function begin(given: DraftAnswers, asked: 'name' | 'gender' | 'fitnessBarriers') {
  fireEvent.click(screen.getByRole('button', { name: 'Answer by typing' }));
  await waitFor(() => expect(server.line).not.toBeNull());
  const onboarding = { name: asked === 'name' ? null : 'Maya', answers: given, asked };
  act(() => server.line?.onOpen());
  tell(
    { type: 'session.created', session, onboarding },
    { type: 'response.audio_transcript.delta', response_id: 'r1', delta: 'Hi there!' },
    { type: 'response.audio.done', response_id: 'r1', onboarding },
  );
}

const status = () =>
  screen.getByRole('region', { name: 'Voice' }).querySelector('[role="status"]')?.textContent;

afterEach(() => {
  cleanup();
  Object.assign(server, { line: null, sent: [], refusal: null });
  vi.clearAllMocks();
});

describe('before the session', () => {
  it('says what to expect, what helps, and where the audio goes', async () => {
    await open();
    for (const text of [
      'Your goals',
      'Your fitness level and body type',
      'Target areas and health considerations',
      'About 2-3 minutes in all',
      'Speak clearly',
      'Find a quiet place',
      'Allow the microphone',
      'Ready when you are.',
    ]) {
      expect(screen.getByText(text)).toBeTruthy();
    }
    expect(screen.getByText(/No audio is recorded/)).toBeTruthy();
  });

  it('says on the button that nothing here hears, and offers typing first', async () => {
    await open();
    const description = 'Voice input not supported in this browser. Try Chrome or Edge.';
    expect(await screen.findByRole('button', { name: 'Start Voice Onboarding', description })).toHaveProperty(
      'disabled',
      false,
    );
    expect(screen.getByText(new RegExp(`${description}.*you'll type your answers`))).toBeTruthy();
  });

  it('says so when a model listens', async () => {
    await open({ 'GET /ai/capabilities': { ...capabilities, voice: 'server' } });
    expect(await screen.findByText(/goes to our server and on to the AI model/)).toBeTruthy();
    expect(screen.queryByText(/Voice input not supported/)).toBeNull();
  });

  it('says when it could not start, and can be retried', async () => {
    await open();
    server.refusal = new Error('');
    fireEvent.click(screen.getByRole('button', { name: 'Answer by typing' }));
    await waitFor(() => expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to start onboarding'));
    expect(screen.getByText('Failed to start onboarding')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Start Voice Onboarding' })).toBeTruthy();
  });
});

describe('the session', () => {
  it('shows the question, lines with their speaker, and always a status', async () => {
    await open();
    await begin({}, 'gender');
    expect(screen.getByText('Question 3 of 14')).toBeTruthy();
    expect(screen.getByRole('log').textContent).toContain('Ana: Hi there!');
    expect(status()).toBe('Waiting for your answer...');
    fireEvent.click(screen.getByRole('button', { name: 'Female' }));
    expect(status()).toBe('Ana is thinking...');
    expect(screen.getByRole('log').textContent).toContain('You: Female');
    expect(server.sent.at(-1)).toMatchObject({ item: { content: [{ text: 'Female' }] } });
  });

  it('continues with the answers as they are stored, in the links to form and chat, too', async () => {
    await open();
    const { ageRange, gender, goalType } = answers;
    await begin({ ageRange, gender, goalType }, 'fitnessBarriers');
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    await waitFor(() => expect(href('Use the form')).toBe('/onboarding?step=2'));
    expect(href('Use the chat')).toBe('/onboarding-chat');
  });

  it('ends by its button, with the answers saved', async () => {
    await open();
    await begin({}, 'name');
    fireEvent.click(screen.getByRole('button', { name: 'End Onboarding' }));
    expect(screen.getByText('Onboarding ended. Your answers are saved.')).toBeTruthy();
  });

  it('leads to the review; a failed save is reported and can be retried', async () => {
    await open({ 'PUT /profile/onboarding': new Error('Something technical') });
    await begin(allButOne, 'fitnessBarriers');
    tell({ type: 'profile_complete', profile_data: { ...answers, name: 'Maya' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Complete Setup' }));
    await waitFor(() =>
      expect(toasts.error).toHaveBeenCalledWith('Error', 'Failed to save profile. Please try again.'),
    );
    expect(await screen.findByRole('button', { name: 'Complete Setup' })).toBeTruthy();
  });

  it('welcomes the person by the name they gave', async () => {
    await open({ 'PUT /profile/onboarding': profileWith({}, { name: 'Maya', onboardingCompleted: true }) });
    await begin(allButOne, 'fitnessBarriers');
    tell({ type: 'profile_complete', profile_data: { ...answers, name: 'Maya' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Complete Setup' }));
    await waitFor(() =>
      expect(toasts.success).toHaveBeenCalledWith(
        'Profile Complete!',
        'Welcome, Maya! Redirecting to your dashboard...',
      ),
    );
  });
});
