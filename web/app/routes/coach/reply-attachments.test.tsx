import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { CoachMessage, ProposedWeek, ProposedWorkout } from '../../../../shared/contracts/coach';
import type { TrainingSettings } from '../../../../shared/contracts/training';
import { exerciseById, exercises as library } from '../../../../functions/exercises/library/catalogue';
import { addDays } from '../../../../shared/rules/local-date';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { ApiError } from '../../../lib/api/api-error';
import { Toaster } from '../../../ui/toaster';
import { paths } from '../../paths';
import { ReplyAttachments } from './reply-attachments';

interface Call {
  body?: TrainingSettings & { version: number };
}

const api = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    api(`${method} ${path}`, call),
}));

const training = trainingOverview();
const offered: TrainingSettings = { days: [1, 2, 5], minutes: 12, equipment: [] };
const plan = (settings: TrainingSettings, areChosen: boolean) => ({
  version: 3,
  settings: { ...settings, areChosen },
  week: training.week,
  programme: null,
  levels: {},
  hasCalendar: false,
});
const week = (settings: TrainingSettings | null): ProposedWeek => ({
  days: training.week.days.map(({ date, state, title, minutes }) => {
    const reason = state === 'planned' ? 'Legs had one day of rest' : null;
    return { date, state, title, minutes, reason };
  }),
  settings,
});
const workout: ProposedWorkout = {
  title: 'Legs',
  minutes: 12,
  exercises: [
    { exerciseId: 'glute-bridge', name: 'Glute Bridge', workSeconds: 40, sets: 2, reason: 'For your legs' },
    { exerciseId: 'dead-bug', name: 'Dead Bug', workSeconds: 40, sets: 1 },
  ],
  trainingId: '2026-11-20-01K00000000000000000000REP',
};

function show(parts: Partial<CoachMessage>, answers: Record<string, unknown> = {}) {
  const message: CoachMessage = {
    id: '01K00000000000000000000REP',
    role: 'assistant',
    content: 'Here.',
    createdAt: '2026-11-20T09:14:00.000Z',
    source: 'rules',
    toolData: null,
    workout: null,
    week: null,
    stopped: false,
    ...parts,
  };
  const known: Record<string, unknown> = {
    'GET /exercises': { exercises: [] },
    'GET /profile': { name: 'Maya', training },
    'GET /training/plan': plan({ days: [1, 3, 5], minutes: 20, equipment: [] }, false),
    ...answers,
  };
  api.mockImplementation(async (request) => {
    if (known[request] instanceof Error) throw known[request];
    return known[request];
  });
  const router = createMemoryRouter([
    { path: '/', element: <ReplyAttachments message={message} newest /> },
    { path: paths.workout, element: null },
  ]);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
      <Toaster />
    </QueryClientProvider>,
  );
  return { router, user: userEvent.setup(), client };
}

afterEach(() => {
  cleanup();
  sonner.dismiss();
  api.mockReset();
});

describe('A workout in a reply', () => {
  it('says how much of each exercise and why, and starts the session itself', async () => {
    const { router, user } = show({ workout });
    const card = await screen.findByRole('article', { name: 'Legs' });
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Glute Bridge2 × 40 sFor your legs', 'Dead Bug40 s']);
    await user.click(within(card).getByRole('button', { name: 'Start Legs' }));
    const { pathname, state } = router.state.location;
    expect([pathname, state]).toEqual([
      paths.workout,
      { training: { trainingId: workout.trainingId, title: 'Legs' } },
    ]);
  });

  it('is all that says how much: a clip beside it tells no other sets', async () => {
    const exercises = ['glute-bridge', 'squat'].map((id) => ({ ...exerciseById(id), videoUrl: null }));
    const toolData = { exerciseIds: ['glute-bridge', 'squat'], exercises: [] } as never;
    show({ workout, toolData }, { 'GET /exercises': { exercises } });
    const planned = await screen.findByRole('article', { name: 'Glute Bridges' });
    expect(planned.textContent).not.toContain('sets ×');
    expect(screen.getByRole('article', { name: 'Squats' }).textContent).toContain('sets ×');
  });

  it('and its clips say nothing that the reply has said', async () => {
    const squat = { ...library.find(({ id }) => id === 'squat')!, videoUrl: '/videos/squat.mp4' };
    const [cue = '', ...cues] = squat.cues;
    const content = `${cue}. Start with 3 sets of 12.`;
    const toolData = { exerciseIds: ['squat'], exercises: [] } as never;
    show({ content, toolData }, { 'GET /exercises': { exercises: [squat] } });
    const clip = await screen.findByRole('article', { name: 'Squats' });
    expect(clip.textContent).not.toContain('sets ×');
    const lines = within(clip).getAllByRole('listitem', { hidden: true });
    expect(lines.map(({ textContent }) => textContent)).toEqual([...cues, ...squat.mistakes]);
  });

  it('shows its clips in a strip in which the first one plays', async () => {
    const exercises = ['glute-bridge', 'squat'].map((id) => ({
      ...exerciseById(id),
      videoUrl: `/videos/${id}.mp4`,
    }));
    const toolData = { exerciseIds: ['glute-bridge', 'squat'], exercises: [] } as never;
    const { user } = show({ workout, toolData }, { 'GET /exercises': { exercises } });
    const strip = within(await screen.findByRole('list', { name: 'How to do it' }));
    expect(strip.getByRole('button', { name: 'Pause Glute Bridges' })).toBeTruthy();
    await user.click(strip.getByRole('button', { name: 'Play Squats' }));
    const video = strip.getByLabelText<HTMLVideoElement>('Squats, demo video');
    expect([video.paused, video.controls]).toEqual([false, false]);
  });

  it('from before sessions were planned starts its exercises', async () => {
    const { router, user } = show({ workout: { ...workout, trainingId: null } });
    await user.click(await screen.findByRole('button', { name: 'Start Legs' }));
    const { title, exercises } = workout;
    expect(router.state.location.state).toEqual({ proposal: { title, exercises } });
  });
});

describe('A week in a reply', () => {
  const card = () => screen.findByRole('article', { name: 'Your week' });

  it('shows each day with its reason, and starts today’s session', async () => {
    const { router, user } = show({ week: week(null) });
    const days = within(await card()).getAllByRole('listitem');
    expect(days).toHaveLength(7);
    expect(days[0]?.textContent).toBe('MondayDone');
    expect(days[2]?.textContent).toBe('WednesdayNo session');
    expect(days[4]?.textContent).toContain('Legs had one day of rest');
    expect(screen.queryByRole('button', { name: 'Save this week' })).toBeNull();
    await user.click(await screen.findByRole('link', { name: /^Start Legs and core/ }));
    expect(router.state.location.state).toEqual({
      training: { trainingId: training.today.session?.trainingId, title: training.today.session?.title },
    });
  });

  it('starts only today’s session', async () => {
    const other = week(offered);
    show({ week: { ...other, days: other.days.map((day) => ({ ...day, title: 'Another', minutes: 30 })) } });
    await card();
    await screen.findByRole('button', { name: 'Save this week' });
    expect(screen.queryByRole('link', { name: /^Start/ })).toBeNull();
  });

  it('becomes the plan when it is saved', async () => {
    const { user, client } = show({ week: week(offered) }, { 'PUT /training/plan': plan(offered, true) });
    const invalidate = vi.spyOn(client, 'invalidateQueries');
    await user.click(await screen.findByRole('button', { name: 'Save this week' }));
    expect(await screen.findByText('Saved. This is your week now.')).toBeTruthy();
    expect(api).toHaveBeenCalledWith('PUT /training/plan', { body: { ...offered, version: 3 } });
    expect(invalidate).toHaveBeenCalledWith({ queryKey: ['profile'] });
  });

  it('says so when it is already the plan', async () => {
    show({ week: week(offered) }, { 'GET /training/plan': plan(offered, true) });
    expect(await screen.findByText('Saved. This is your week now.')).toBeTruthy();
  });

  it('that was the plan when it was sent says that there is nothing to save, and links to the workouts', async () => {
    const { router, user } = show({ week: week(null) });
    expect(await screen.findByText('This is already your plan. Nothing to save.')).toBeTruthy();
    await user.click(screen.getByRole('link', { name: 'See your workouts' }));
    expect(router.state.location.pathname).toBe(paths.workout);
  });

  it('says that future days open on their day', async () => {
    const told = week(null);
    const days = told.days.map((day) => ({ ...day, state: 'planned' as const }));
    show({ week: { ...told, days } });
    expect(await screen.findByText('Each session opens on its day.')).toBeTruthy();
  });

  it('that is no longer the plan makes no claim about it', async () => {
    const days = training.week.days.map((day) => ({ ...day, state: 'planned' as const }));
    const changed = { ...training, week: { ...training.week, days } };
    show({ week: week(null) }, { 'GET /profile': { name: 'Maya', training: changed } });
    await screen.findByRole('link', { name: /^Start Legs/ });
    expect(screen.queryByText(/nothing to save/)).toBeNull();
  });

  it('can be saved again after a failure', async () => {
    const refusal = new ApiError('network_error', 0, 'You seem to be offline.');
    const { user } = show({ week: week(offered) }, { 'PUT /training/plan': refusal });
    await user.click(await screen.findByRole('button', { name: 'Save this week' }));
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Save this week' })).toBeTruthy();
  });

  it("for another week can't be saved", async () => {
    const lastWeek = trainingOverview({ date: addDays(training.today.date, 7) });
    show({ week: week(offered) }, { 'GET /profile': { name: 'Maya', training: lastWeek } });
    await card();
    expect(screen.queryByRole('button', { name: 'Save this week' })).toBeNull();
  });
});
