import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { customBounds } from '../../../../shared/rules/custom-plan';
import { exercises } from '../../../../functions/exercises/library/catalogue';
import { keepBuild, readBuild } from '../../../features/routines/kept-build';
import { SessionContext, type Session } from '../../../lib/session/session-context';
import { Toaster } from '../../../ui/toaster';
import { paths } from '../../paths';
import ExercisesPage from './exercises';

vi.mock('../../../lib/api/call-endpoint', () => ({
  callEndpoint: async ({ path }: { path: string }) =>
    path === '/exercises'
      ? { exercises: exercises.map((each) => ({ ...each, videoUrl: null })) }
      : { favorites: [], exclusions: [] },
}));

const signOut = () => Promise.resolve();
const maya: Session = { status: 'signed-in', userId: 'maya', signOut };

async function openSquats(session = maya) {
  const router = createMemoryRouter(
    [
      { path: paths.exercises, element: <ExercisesPage /> },
      { path: paths.workout, element: <p>The workouts</p> },
    ],
    { initialEntries: [`${paths.exercises}?exercise=squat`] },
  );
  render(
    <SessionContext value={session}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
      <Toaster />
    </SessionContext>,
  );
  await screen.findByRole('dialog', { name: 'Squats' });
  return { router, user: userEvent.setup() };
}

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('a library exercise', () => {
  it('starts as its own workout', async () => {
    const { router, user } = await openSquats();
    await user.click(screen.getByRole('link', { name: 'Do it now: Squats' }));
    expect(await screen.findByText('The workouts')).toBeTruthy();
    expect(router.state.location.state).toEqual({ exercise: { id: 'squat', name: 'Squats' } });
  });

  it('is added to the end of the workout being built, and the builder opens', async () => {
    keepBuild('maya', { routine: null, exercises: [{ exerciseId: 'plank', workSeconds: 60 }] });
    const { router, user } = await openSquats();
    await user.click(screen.getByRole('button', { name: 'Add to workout: Squats' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=builder'));
    expect(readBuild('maya').exercises).toEqual([
      { exerciseId: 'plank', workSeconds: 60 },
      { exerciseId: 'squat', workSeconds: 80 },
    ]);
  });

  it('does not fit into a full workout, and says so', async () => {
    const full = Array.from({ length: customBounds.exercises.maximum }, () => ({
      exerciseId: 'plank',
      workSeconds: 60,
    }));
    keepBuild('maya', { routine: null, exercises: full });
    const { router, user } = await openSquats();
    await user.click(screen.getByRole('button', { name: 'Add to workout: Squats' }));
    expect(await screen.findByText("That's a full workout")).toBeTruthy();
    expect(router.state.location.pathname).toBe(paths.exercises);
  });

  it('is view-only for visitors', async () => {
    await openSquats({ status: 'signed-out', signOut });
    expect(screen.queryByRole('link', { name: /Do it now/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Add to workout/ })).toBeNull();
  });
});
