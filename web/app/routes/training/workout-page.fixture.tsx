import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, parsePath, RouterProvider } from 'react-router-dom';
import { toast as sonner } from 'sonner';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import type { WorkoutSession } from '../../../../shared/contracts/workouts';
import { begunWorkout } from '../../../../shared/rules/begun-workout';
import { routineById } from '../../../../shared/rules/routines';
import { exercises } from '../../../../functions/exercises/library/catalogue';
import { profileWith } from '../../../../tests/support/fake-profile-api';
import { ApiError } from '../../../lib/api/api-error';
import { serverNow } from '../../../lib/clock';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import { Toaster } from '../../../ui/toaster';
import { AppShell } from '../../layouts/app-shell';
import WorkoutPage from './workout';

/** Shared by tests of the workout page: sessions, a fake server, and the page in its shell. */
export interface Call {
  body?: Record<string, unknown>;
  query?: Record<string, unknown>;
}

const answer = vi.hoisted(() => vi.fn<(request: string, call: Call) => Promise<unknown>>());
vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: ({ method, path }: { method: string; path: string }, call: Call = {}) =>
    answer(`${method} ${path}`, call),
}));

export const start = 'POST /workout-sessions';
export const list = 'GET /workout-sessions';
export const records = 'GET /workout-sessions/records';
export const save = 'PATCH /workout-sessions/{id}';
export const complete = 'POST /workout-sessions/{id}/complete';
export const offline = new ApiError('network_error', 0, 'You seem to be offline.');

export function sessionOf(routineId: string, changes: Partial<WorkoutSession> = {}): WorkoutSession {
  const routine = routineById(routineId);
  if (!routine) throw new Error(`There is no routine ${routineId}.`);
  return begunWorkout({
    id: `01JD00000000000000000${routineId.slice(0, 5).toUpperCase()}`,
    routineId,
    title: routine.name,
    startedAt: serverNow().toISOString(),
    plan: routine.exercises.map((each) => ({ ...each, name: each.exerciseId.replaceAll('-', ' ') })),
    ...changes,
  });
}

export const ended = (id: string, changes: Partial<WorkoutSession> = {}) =>
  sessionOf('core-blast', { id, completedAt: '2026-11-18T18:00:00.000Z', counted: true, ...changes });
export const page = (sessions: WorkoutSession[] = [], open: WorkoutSession | null = null) => ({
  sessions,
  open,
  nextCursor: null,
});

const defaults: Record<string, unknown> = {
  [list]: page(),
  'GET /profile': profileWith({}),
  'GET /routines': { routines: [] },
  'GET /exercises': { exercises: exercises.map((exercise) => ({ ...exercise, videoUrl: null })) },
  [records]: { records: [] },
  'GET /exercise-marks': { favorites: [], exclusions: [] },
};

/** Answers by request; functions are called, errors are thrown. */
export function serve(answers: Record<string, unknown>) {
  answer.mockImplementation(async (request, call) => {
    const given = answers[request];
    const result: unknown = typeof given === 'function' ? given(call) : given;
    if (result instanceof Error) throw result;
    return result ?? defaults[request] ?? {};
  });
}

/** The storage keys of workouts saved on this device. */
export const unsentWorkouts = () =>
  Object.keys(localStorage).filter((key) => /^(unsent\/workout\/|workout-unsent)/.test(key));
export const callsOf = (request: string) =>
  answer.mock.calls.filter(([each]) => each === request).map(([, call]) => call);

/** Every test starts with empty storage and its own clock, with late-loading parts already loaded. */
export function setUpWorkoutPage() {
  beforeAll(() =>
    Promise.all([
      import('../../../features/workouts/components/training-session'),
      import('./workout-finish'),
      import('./workout-builder'),
      import('../../../features/workouts/components/resume-card'),
      import('../../../features/workouts/components/unsent-card'),
    ]),
  );
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    vi.useFakeTimers({ shouldAdvanceTime: true });
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    vi.spyOn(window, 'scrollTo').mockReturnValue();
  });
  afterEach(() => {
    sonner.dismiss();
    cleanup();
    vi.useRealTimers();
    vi.restoreAllMocks();
    answer.mockReset();
  });
}

export function open(userId = 'sam', address = '/workout', state: unknown = null) {
  const session: Session = {
    status: 'signed-in',
    userId,
    name: 'Sam Bright',
    signOut: () => Promise.resolve(),
  };
  const router = createMemoryRouter(
    [
      { element: <AppShell />, children: [{ path: '/workout', element: <WorkoutPage /> }] },
      { path: '*', element: <h1>Elsewhere</h1> },
    ],
    { initialEntries: [{ ...parsePath(address), state }] },
  );
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
  const { unmount } = render(
    <SessionContext value={session}>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
        <Toaster />
      </QueryClientProvider>
    </SessionContext>,
  );
  return { router, unmount, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}

/** Closes the page and opens it in the same tab, where React has no time to leave anything. */
export function reload(leave: () => void) {
  window.dispatchEvent(new Event('pagehide'));
  const kept = [localStorage, sessionStorage].map((storage) => ({ storage, items: { ...storage } }));
  leave();
  vi.clearAllTimers();
  for (const { storage, items } of kept) {
    storage.clear();
    for (const [key, value] of Object.entries(items)) storage.setItem(key, String(value));
  }
  answer.mockClear();
  return open();
}

export const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
/** The controls exist both in the page and in the dock; the width decides which one is visible. */
export function control(name: string) {
  const [first] = screen.getAllByRole('button', { name });
  if (!first) throw new Error(`There is no button ${name}.`);
  return first;
}
/** Ends the workout early and confirms the question. */
export async function stopEarly(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Complete Workout' }));
  await user.click(await screen.findByRole('button', { name: 'Stop here' }));
}
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
/** The place of today's session is decided. */
export const decided = () => waitFor(() => expect(screen.queryByText("Loading today's session")).toBeNull());
/** The button of a routine, whose row is opened for it, or of the person's own. */
export function startButton(name: string) {
  const row = screen.queryByRole('button', { name, expanded: false });
  if (row) act(() => row.click());
  return screen.getByRole('button', { name: `Start Workout: ${name}` });
}
