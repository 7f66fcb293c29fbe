// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import type { TrainingToday } from '../../../../shared/contracts/training';
import { trainingOverview } from '../../../../tests/support/training-overview';
import { StartWorkout } from './start-workout';

afterEach(cleanup);

const training = { trainingId: '2026-11-20-0123456789abcdef', title: 'Legs and core, easy on your knees' };
const open = { id: 'one', title: 'Core Blast', finished: 2, of: 15 };

describe('the main action of the dashboard', () => {
  it.each<[string, string, Partial<TrainingToday>, object | null]>([
    ['starts what is planned', 'Start Workout', {}, { training }],
    ['starts it anyway on a day of rest', 'Start anyway', { isRestDay: true }, { training }],
    ['calls one more after a workout so', 'Start an extra workout', { isDone: true }, { training }],
    ['goes on with what is open', 'Resume 2 of 15', { isDone: true, open }, { resume: true }],
    ['leads to all workouts where nothing is planned', 'Start Workout', { session: null }, null],
  ])('%s', async (_, name, today, state) => {
    const router = createMemoryRouter(
      [
        { path: '/', element: <StartWorkout today={trainingOverview(today).today} /> },
        { path: '/workout', element: <h1>Workouts</h1> },
      ],
      { initialEntries: ['/'] },
    );
    render(<RouterProvider router={router} />);
    await userEvent.click(screen.getByRole('link', { name }));
    await screen.findByRole('heading', { name: 'Workouts' });
    expect(router.state.location.state).toEqual(state);
  });

  it('starts nothing while training waits for a danger, and leads to the chat', () => {
    const waiting = { session: null, goalMinutes: null, isWaiting: true };
    const page = <StartWorkout today={trainingOverview(waiting).today} />;
    render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
    expect(screen.getByRole('link', { name: 'Tell Ana' }).getAttribute('href')).toBe('/chat');
    expect(screen.queryByRole('link', { name: /Start/ })).toBeNull();
  });
});
